/** Pieces as they are pasted from a sheet or a CSV: kode, day, name, count, and a rate where it is not the wage's. */
import { type BentukTabel, readTempel } from '../lembar/tabel.ts'
import type { Tanggal } from '../waktu.ts'

export type BarisHasil = {
  readonly kode: string
  readonly tanggal: Tanggal
  readonly nama: string
  readonly jumlah: number
  readonly tarif: number | null
}

const BULAT = 'Tulis jumlah sebagai bilangan bulat.'
const BENTUK: BentukTabel<keyof BarisHasil> = {
  kolom: {
    kode: { makna: 'kode', isPokok: true, wajib: 'Kode karyawan kosong.' },
    tanggal: { makna: 'tanggal', isPokok: true, wajib: 'Tanggal kosong.', cara: 'Tulis seperti 23/11/2026.' },
    nama: { makna: 'teks', isPokok: true, wajib: 'Nama hasil kerja kosong.', lain: ['hasil', 'hasil kerja'] },
    jumlah: {
      makna: 'bilangan',
      isPokok: true,
      wajib: BULAT,
      cara: BULAT,
      lain: ['banyak'],
      aturan: (nilai: number) => (nilai < 0 ? BULAT : undefined),
    },
    tarif: {
      makna: 'jumlah',
      cara: 'Tulis rupiah penuh, atau kosongkan.',
      aturan: (nilai: number) =>
        nilai > 0 ? undefined : 'Tarif tidak boleh 0: tulis rupiah penuh, atau kosongkan.',
    },
  },
  caraJudul: 'Kolomnya: kode, tanggal, nama, jumlah, tarif.',
}

/** Reads lines of columns parted by tabs, semicolons or commas, with or without their names above. Mistakes name their line, from 1. */
export function parseHasil(teks: string): {
  readonly baris: readonly BarisHasil[]
  readonly kesalahan: readonly string[]
} {
  const { baris, kesalahan } = readTempel(teks, BENTUK)
  return { baris: baris.map((satu) => ({ ...satu, tarif: satu.tarif ?? null }) as BarisHasil), kesalahan }
}
