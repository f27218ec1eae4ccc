/** What to look at when the mail server did not take a letter, by the code of what went wrong. */
export function saranSurat(sebab: string): string {
  return SARAN.get(sebab) ?? 'Periksa SMTP_URL, lalu tanyakan jawaban ini kepada penyedia surat Anda.'
}

const SARAN: ReadonlyMap<string, string> = new Map([
  ['EAUTH', 'Periksa nama dan kata sandi di SMTP_URL; banyak penyedia meminta kata sandi khusus aplikasi.'],
  ['ENOAUTH', 'Server surat meminta nama dan kata sandi: tambahkan di SMTP_URL.'],
  ['EDNS', 'Nama server surat tidak ditemukan. Periksa ejaannya di SMTP_URL.'],
  ['ECONNECTION', 'Server surat tidak tersambung. Periksa nama dan port di SMTP_URL, serta tembok api.'],
  [
    'ESOCKET',
    'Server surat tidak tersambung. Periksa port di SMTP_URL: smtps:// untuk 465, smtp:// untuk 587.',
  ],
  ['ETIMEDOUT', 'Server surat tidak menjawab dalam 10 detik. Periksa port di SMTP_URL, serta tembok api.'],
  ['ETLS', 'Sambungan aman gagal. Periksa sertifikat server surat dan portnya di SMTP_URL.'],
  ['EENVELOPE', 'Server surat menolak pengirim atau penerimanya. Periksa MAIL_FROM dan alamat akun Anda.'],
  ['EMESSAGE', 'Server surat menolak isi suratnya. Periksa apakah MAIL_FROM boleh dipakai oleh akun itu.'],
])
