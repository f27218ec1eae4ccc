import type { RefusedFields } from '../../platform/constraints.ts'
import { type Refusals, createRefuse } from '../../platform/errors.ts'

export const AUTH_REFUSALS = {
  SALAH_KATA_SANDI: { status: 401, text: () => 'Email atau kata sandi salah.' },
  TANTANGAN_MATI: { status: 401, text: () => 'Waktu untuk langkah kedua sudah habis. Masuk sekali lagi.' },
  KODE_MASUK_SALAH: {
    status: 401,
    text: () => 'Kode salah atau sudah lewat. Isi kode yang sedang tampil; periksa juga jam ponsel Anda.',
  },
  KODE_MASUK_TERPAKAI: {
    status: 401,
    text: () => 'Kode ini sudah dipakai. Tunggu kode berikutnya, lalu isi lagi.',
  },
  KODE_PEMULIHAN_SALAH: {
    status: 401,
    text: () => 'Kode pemulihan salah atau sudah dipakai. Pakai kode lain dari daftar Anda.',
  },
  PASSKEY_SALAH: {
    status: 401,
    text: () => 'Passkey ini tidak dikenal di sini. Coba lagi, atau masuk dengan kata sandi.',
  },
  PASSKEY_BUKAN_PEMBUKA: {
    status: 401,
    text: () => 'Perusahaan tidak memakai passkey tanpa kata sandi. Masuk dengan kata sandi dulu.',
  },
  SSO_MATI: { status: 404, text: () => 'SSO tidak dipakai di sini. Masuk dengan kata sandi.' },
  SSO_USANG: {
    status: 401,
    text: () =>
      'Masuk lewat SSO sudah dipakai, terlalu lama, atau dimulai di peramban lain. Mulai sekali lagi dari halaman masuk.',
  },
  SSO_DITOLAK: {
    status: 401,
    text: () => 'Penyedia SSO tidak meluluskan masuk ini. Coba lagi, atau masuk dengan kata sandi.',
  },
  SSO_TAK_TERJANGKAU: {
    status: 503,
    text: () => 'Penyedia SSO sedang tidak menjawab. Coba lagi sebentar lagi, atau masuk dengan kata sandi.',
  },
  SSO_EMAIL_BELUM_PASTI: {
    status: 401,
    text: () =>
      'Penyedia SSO belum memastikan alamat email Anda, jadi akunnya tidak dapat dicocokkan. Masuk dengan kata sandi, atau hubungi pengelola SSO perusahaan.',
  },
  SSO_TIDAK_DIKENAL: {
    status: 401,
    text: ({ email }: { email: string }) =>
      `Belum ada akun Rekan dengan alamat ${email}. Minta bagian HRD mendaftarkan alamat itu, atau masuk dengan kata sandi.`,
  },
  SSO_NONAKTIF: {
    status: 401,
    text: () => 'Akun Rekan Anda sudah tidak aktif. Hubungi bagian HRD.',
  },
  SSO_ORANG_LAIN: {
    status: 401,
    text: () =>
      'Akun Rekan ini sudah tertaut dengan orang lain di SSO. Masuk dengan kata sandi, atau minta bagian HRD melepas tautannya.',
  },
  TOTP_SUDAH_ADA: {
    status: 409,
    text: () => 'Aplikasi kode sudah terpasang. Lepas dulu yang lama untuk memasang yang baru.',
  },
  TOTP_BELUM_DIMULAI: { status: 409, text: () => 'Mulai pemasangan aplikasi kode sekali lagi.' },
  FAKTOR_TIDAK_ADA: { status: 409, text: () => 'Tidak ada langkah kedua yang terpasang.' },
  PASSKEY_TIDAK_ADA: { status: 404, text: () => 'Passkey tidak ditemukan.' },
  TAUTAN_MATI: {
    status: 422,
    text: () => 'Tautan sudah tidak berlaku atau sudah dipakai. Minta tautan baru.',
  },
  KODE_SALAH: {
    status: 422,
    text: () =>
      'Kode karyawan atau kode reset salah, atau kodenya sudah tidak berlaku. Periksa lagi, atau minta kode baru dari bagian HRD.',
  },
  UNDANGAN_MATI: {
    status: 422,
    text: () =>
      'Undangan ini salah, sudah dipakai, atau sudah tidak berlaku. Periksa lagi kodenya, atau minta undangan baru dari bagian HRD.',
  },
  TANPA_AKUN: { status: 422, text: () => 'Karyawan ini belum memiliki akun.' },
  AKUN_NONAKTIF: {
    status: 409,
    text: () => 'Akun karyawan ini tidak aktif. Aktifkan dulu, baru buat kode reset.',
  },
  /** Without anybody in `siapa`: the operator at the machine */
  BUKAN_UNTUK_ANDA: {
    status: 403,
    text: ({ nama, alasan, siapa }: { nama: string; alasan: string; siapa: readonly string[] }) =>
      siapa.length === 0
        ? `${nama} ${alasan}, dan Anda juga HRD, jadi akunnya tidak dibuka dari sini. Minta pengelola server menjalankan npm run admin -- --buka.`
        : `${nama} ${alasan}, jadi akunnya dibuka oleh administrator. Minta ${siapa.join(' atau ')}.`,
  },
  SESI_TIDAK_ADA: { status: 404, text: () => 'Perangkat ini sudah tidak masuk lagi. Muat ulang daftarnya.' },
} as const satisfies Refusals

export const refuse = createRefuse(AUTH_REFUSALS)

/** What the database refuses of it, by the field that was sent. */
export const AUTH_FIELDS: RefusedFields = {
  pengguna_email_key: ['email', 'Alamat email ini tidak dapat dipakai. Gunakan alamat lain.'],
}
