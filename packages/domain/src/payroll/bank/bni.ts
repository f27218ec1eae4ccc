import { type PerintahBayar, jumlahTransfer } from './transfer.ts'
import type { PerihalBerkas } from '../berkas/perihal.ts'

export const PERIHAL_BNI: PerihalBerkas = {
  nama: 'BNIDirect, Payroll In-House',
  versi: 'CSV 20 kolom (BNIDirect Next Generation, 2019)',
  tanggal: '2026-11-24',
  sumber: 'Penulis berkas BNIDirect yang dipakai sebuah perusahaan (kode sumber publik)',
  belumPasti: [
    'Waktu pembuatan di baris pertama ditulis 00.00.00, supaya berkas yang dibuat dua kali sama.',
    'Kolom ke-17 dan ke-20 diisi N seperti contohnya.',
    'Kolom keterangan transfer tidak diisi: letaknya tidak disebut sumbernya.',
  ],
}

const KOLOM = 20

/** Comma-separated, every line of 20 columns, to accounts of BNI alone. */
export function writeBni({ tanggal, rekeningSumber, transfer }: PerintahBayar): string {
  return [
    [`${tanggal.replaceAll('-', '/')}_00.00.00`, transfer.length + 2],
    ['P', tanggal.replaceAll('-', ''), rekeningSumber, transfer.length, jumlahTransfer(transfer)],
    ...transfer.map((satu) => [
      satu.rekening,
      satu.nama,
      satu.jumlah,
      ...Array<string>(13).fill(''),
      'N',
      '',
      '',
      'N',
    ]),
  ]
    .map((sel) => `${[...sel, ...Array<string>(KOLOM - sel.length).fill('')].join(',')}\r\n`)
    .join('')
}
