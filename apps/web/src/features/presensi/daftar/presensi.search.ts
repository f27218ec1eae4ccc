import type { Tanggal } from '@rekan/domain/waktu'
import { bulanSearch, isIdSearch, tanggalSearch } from '../../../lib/bulan-search.ts'

/** What a day of somebody counts as, each as one of these. */
export const SEMUA_KELOMPOK = ['tepat', 'terlambat', 'belum', 'izin', 'alpa', 'libur'] as const
export type Kelompok = (typeof SEMUA_KELOMPOK)[number]

/** What the list is narrowed to; all of it is in the address. */
export type SaringanTim = {
  /** Unless set: each person's own today */
  readonly tanggal?: Tanggal
  readonly nama?: string
  readonly status?: Kelompok
  readonly kantor?: number
}

/** `tinjauan`: what waits to be looked at, whatever its day. Month and year are of one's own days. */
export type PresensiSearch = SaringanTim & {
  readonly tinjauan?: true
  readonly bulan?: number
  readonly tahun?: number
}

/** Returns the list's filters from the address; other parameters are left out. */
export function presensiSearch(search: Readonly<Record<string, unknown>>): PresensiSearch {
  const { nama, status, kantor, tinjauan } = search
  const teks = typeof nama === 'string' || typeof nama === 'number' ? String(nama).trim().slice(0, 100) : ''
  const tanggal = tanggalSearch(search)
  const kelompok = SEMUA_KELOMPOK.find((satu) => satu === status)
  return {
    ...(tanggal !== undefined && { tanggal }),
    ...(teks !== '' && { nama: teks }),
    ...(kelompok !== undefined && { status: kelompok }),
    ...(isIdSearch(kantor) && { kantor }),
    ...(tinjauan === true && { tinjauan }),
    ...bulanSearch(search),
  }
}
