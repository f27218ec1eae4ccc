import type { Tanggal } from './waktu.ts'

/** Entries of the ledger of annual leave: granted, used, given back, put right by HR, joint leave, lapsed. */
export const JENIS_MUTASI_CUTI = ['HAK', 'PAKAI', 'KEMBALI', 'KOREKSI', 'BERSAMA', 'GUGUR'] as const
export type JenisMutasiCuti = (typeof JENIS_MUTASI_CUTI)[number]

/** What a kind of leave grants, and after how long. */
export type HakCuti = {
  /** In the kind's own unit, days or months; null where a document or an agreement says how long */
  readonly kuota: number | null
  readonly masa_kerja_minimum_bulan: number
}

/**
 * How much of a kind of leave somebody is entitled to on a day, in the kind's unit, before any use of it; null where no
 * number is fixed. Annual leave is earned by twelve months of work without a break (UU 13/2003, Pasal 79 ayat 3).
 */
export function hakCuti(
  { kuota, masa_kerja_minimum_bulan }: HakCuti,
  tanggalMasuk: Tanggal,
  hari: Tanggal,
): number | null {
  if (kuota === null) return null
  return masaKerjaBulan(tanggalMasuk, hari) >= masa_kerja_minimum_bulan ? kuota : 0
}

/** Whole months from the day somebody came to a day: those of 31 January are whole on the last days of shorter months. */
export function masaKerjaBulan(tanggalMasuk: Tanggal, hari: Tanggal): number {
  const [tahunMasuk = 0, bulanMasuk = 0, tanggal = 0] = tanggalMasuk.split('-').map(Number)
  const [tahun = 0, bulan = 0, tanggalIni = 0] = hari.split('-').map(Number)
  const akhirBulan = new Date(Date.UTC(tahun, bulan, 0)).getUTCDate()
  const sudah = tanggalIni >= Math.min(tanggal, akhirBulan) ? 0 : 1
  return Math.max(0, (tahun - tahunMasuk) * 12 + bulan - bulanMasuk - sudah)
}
