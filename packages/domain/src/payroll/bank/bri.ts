import { type PerintahBayar, jumlahTransfer } from './transfer.ts'
import type { PerihalBerkas } from '../berkas/perihal.ts'

export const PERIHAL_BRI: PerihalBerkas = {
  nama: 'BRI CMS / Qlola, Payroll',
  versi: 'CSV NO,NAMA,ACCOUNT,AMOUNT dengan COUNT, TOTAL, CHECK',
  tanggal: '2026-11-24',
  sumber: 'Penulis berkas payroll CMS BRI yang dipakai sebuah perusahaan (kode sumber publik)',
  belumPasti: [
    'CHECK: MD5 dari COUNT, TOTAL, dan jumlah semua nomor rekening; bagian rekeningnya tidak disebut sumbernya.',
    'Kolom EMAIL dan CUSTOMERREFF yang ada pada versi lain tidak ditulis.',
    'Bentuk untuk Qlola: yang diikuti adalah berkas CMS BRI.',
  ],
}

/**
 * Comma-separated, to accounts of BRI alone.
 *
 * @param md5 the hexadecimal digest of a text
 */
export function writeBri({ transfer }: PerintahBayar, md5: (teks: string) => string): string {
  const [jumlah, total] = [transfer.length, jumlahTransfer(transfer)]
  const rekening = transfer.reduce((n, satu) => n + BigInt(satu.rekening), 0n)
  return [
    'NO,NAMA,ACCOUNT,AMOUNT',
    ...transfer.map((satu, i) => [i + 1, satu.nama, satu.rekening, satu.jumlah].join(',')),
    `COUNT,,,${jumlah}`,
    `TOTAL,,,${total}`,
    `CHECK,,,${md5(`${jumlah}${total}${rekening}`)}`,
  ]
    .map((satu) => `${satu}\r\n`)
    .join('')
}
