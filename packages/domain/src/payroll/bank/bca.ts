import { type PerintahBayar, jumlahTransfer } from './transfer.ts'
import type { PerihalBerkas } from '../berkas/perihal.ts'

export const PERIHAL_BCA: PerihalBerkas = {
  nama: 'BCA Auto Kredit (Multi Payroll, KlikBCA Bisnis)',
  versi: 'Berkas teks "MF", kepala 70 huruf',
  tanggal: '2026-11-24',
  sumber:
    'Penulis berkas auto kredit yang dipakai sebuah perusahaan (kode sumber publik, 2019) dan panduan Multi Payroll HReasily',
  belumPasti: [
    'Bentuk untuk myBCA Bisnis: yang diikuti adalah berkas KlikBCA Bisnis.',
    'Checksum: berkas ini masih harus melalui aplikasi Payroll Checksum atau Multi Payroll Converter dari BCA.',
    'Sebelas angka 0 di awal kepala, dan 01 serta 00MF di tengahnya, ditulis seperti contohnya.',
    'Empat huruf terakhir tiap baris (bagian) diisi empat huruf kode perusahaan.',
    'Nomor pegawai diisi angka dari kode karyawan.',
  ],
}

/** Fixed widths, one line each, to accounts of BCA alone. */
export function writeBca({ tanggal, rekeningSumber, kodeBca, transfer }: PerintahBayar): string {
  const kode = kodeBca ?? ''
  const [tahun = '', bulan = '', hari = ''] = tanggal.split('-')
  const kepala = [
    '0'.repeat(11),
    kode,
    hari,
    '01',
    rekeningSumber,
    '00MF',
    angka(transfer.length, 5),
    angka(jumlahTransfer(transfer), 14),
    '.00',
    bulan,
    tahun,
  ].join('')
  const baris = transfer.map((satu) =>
    [
      '0',
      satu.rekening,
      angka(satu.jumlah, 13),
      '00',
      satu.kode.replaceAll(/\D/g, '').slice(-10).padStart(10, '0'),
      satu.nama.slice(0, 30).padEnd(30, ' '),
      kode.slice(-4),
    ].join(''),
  )
  return [kepala, ...baris].map((satu) => `${satu}\r\n`).join('')
}

function angka(nilai: number, lebar: number): string {
  return String(nilai).padStart(lebar, '0')
}
