import type { Aturan } from '../aturan.ts'
import { teksPendek } from '../karyawan/karyawan.ts'
import { type Tanggal, instanFrom } from '../waktu.ts'

/** A pattern has so many steps at least and at most. */
export const LANGKAH_POLA = { dari: 1, sampai: 366 } as const

export const ATURAN_POLA: Readonly<Record<'nama', Aturan<string>>> = {
  nama: teksPendek('Nama pola', 'Nama pola harus diisi.'),
}

/** A pattern as it is put on somebody's days: it begins on a date, each person so many steps on. */
export type PolaBerjalan<T> = {
  /** Shifts and days off in their order; after the last one it begins anew */
  readonly langkah: readonly T[]
  readonly mulai: Tanggal
  readonly geser: number
}

/** The step of a date, also of one before the pattern began; of a pattern without steps none. */
export function langkahPada<T>({ langkah, mulai, geser }: PolaBerjalan<T>, tanggal: Tanggal): T | undefined {
  const hari = Math.round((instanFrom(tanggal, 0, 'WIB') - instanFrom(mulai, 0, 'WIB')) / SEHARI_MS)
  return langkah.at((hari + geser) % langkah.length)
}

const SEHARI_MS = 86_400_000
