/** How long somebody has worked, as the rules of pay count it. */
import { bulanFrom, compareBulan } from '../bulan.ts'
import { addBulanTanggal } from '../karyawan/kontrak.ts'
import type { Tanggal } from '../waktu.ts'

/** Whole months from a first day to a day: a year on the same day of the next year, not on the day before. */
export function masaKerjaBulan(masuk: Tanggal, tanggal: Tanggal): number {
  const bulan = compareBulan(bulanFrom(tanggal), bulanFrom(masuk))
  return Math.max(0, addBulanTanggal(masuk, bulan) <= tanggal ? bulan : bulan - 1)
}
