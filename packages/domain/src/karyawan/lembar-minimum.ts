/** Minimum wages as they are pasted from a sheet or a CSV: kabupaten or kota, year, amount. */
import { type BentukTabel, type KolomTabel, readTempel } from '../lembar/tabel.ts'
import type { UpahMinimum } from './upah-minimum.ts'

const TAHUN = 'Tulis tahun seperti 2026.'
/** A year of this century. */
export const KOLOM_TAHUN: KolomTabel = {
  makna: 'bilangan',
  isPokok: true,
  wajib: TAHUN,
  cara: TAHUN,
  aturan: (nilai: number) => (nilai >= 2000 && nilai <= 2099 ? undefined : TAHUN),
}
const JUMLAH = 'Tulis upah minimum sebagai rupiah penuh, misalnya 5.250.000.'
const BENTUK: BentukTabel<keyof UpahMinimum> = {
  kolom: {
    wilayah: {
      makna: 'teks',
      isPokok: true,
      wajib: 'Kabupaten atau kota kosong.',
      lain: ['kabupaten', 'kota', 'kabupaten/kota'],
    },
    tahun: KOLOM_TAHUN,
    jumlah: {
      makna: 'jumlah',
      isPokok: true,
      wajib: JUMLAH,
      cara: JUMLAH,
      lain: ['upah minimum', 'umk', 'rupiah'],
      aturan: (nilai: number) => (nilai > 0 && Number.isInteger(nilai) ? undefined : JUMLAH),
    },
  },
  caraJudul: 'Kolomnya: wilayah, tahun, jumlah.',
}

/** Reads lines of columns parted by tabs, semicolons or commas, with or without their names above. Mistakes name their line, from 1. */
export function parseUpahMinimum(teks: string): {
  readonly baris: readonly UpahMinimum[]
  readonly kesalahan: readonly string[]
} {
  return readTempel(teks, BENTUK) as ReturnType<typeof parseUpahMinimum>
}
