import type { Area, Titik } from '../../perusahaan/area.ts'
import { isInside, jarakKeTepi, jarakMeter as jarakAntara } from '../../perusahaan/geo.ts'

/** Where a punch was made, seen from the office's area (`docs/rules.md`, section 2.4). */
export const LOKASI = ['dalam', 'mungkin', 'luar', 'tidak_diketahui'] as const
export type Lokasi = (typeof LOKASI)[number]

/** What an office does with a punch from outside: `wajib` refuses it, `catat` takes it with a reason. */
export const KEBIJAKAN_LOKASI = ['wajib', 'catat'] as const
export type KebijakanLokasi = (typeof KEBIJAKAN_LOKASI)[number]

/** A reading worse than this many metres says nothing about a building. */
export const AKURASI_TERBURUK = 100

/** A position as a device claims it; `akurasi` is the radius in metres, 0 when not given. */
export type Posisi = { readonly titik: Titik; readonly akurasi: number }

/** A degree as a punch itself keeps it: three decimals, about 110 m. */
export function derajatKasar(derajat: number): number {
  return Math.round(derajat * 1000) / 1000
}

/** A degree as evidence keeps it once its review is over: four decimals, about 11 m. */
export function derajatBukti(derajat: number): number {
  return Math.round(derajat * 10_000) / 10_000
}

export type PenilaianLokasi = {
  readonly lokasi: Lokasi
  /** Whole metres to the nearest edge, 0 inside and within the tolerance; null without area or position. */
  readonly jarakMeter: number | null
  /** Whether the office's policy has to be asked: outside or unknown at an office that has an area. */
  readonly diLuarArea: boolean
}

/** Judges a position against an office's area, widened by its tolerance. An office without an area accepts anywhere. */
export function judgeLokasi(posisi: Posisi | null, area: Area): PenilaianLokasi {
  if (area.boundaries.length < 3) return { lokasi: 'tidak_diketahui', jarakMeter: null, diLuarArea: false }
  if (posisi === null) return { lokasi: 'tidak_diketahui', jarakMeter: null, diLuarArea: true }

  const keluar = jarakDiLuar(posisi.titik, area)
  const lewat = keluar - (area.toleransi ?? 0)
  const dalam = lewat <= 0
  // Outside is at least one metre away, so that 0 always means inside.
  const jarakMeter = dalam ? 0 : Math.max(1, Math.round(keluar))
  if (posisi.akurasi > AKURASI_TERBURUK) return { lokasi: 'tidak_diketahui', jarakMeter, diLuarArea: true }
  if (dalam) return { lokasi: 'dalam', jarakMeter, diLuarArea: false }
  if (lewat <= posisi.akurasi) return { lokasi: 'mungkin', jarakMeter, diLuarArea: false }
  return { lokasi: 'luar', jarakMeter, diLuarArea: true }
}

/** Metres from the line around an area, whatever its tolerance; 0 within it. */
function jarakDiLuar(titik: Titik, { boundaries, lingkaran }: Area): number {
  if (lingkaran !== undefined) return Math.max(0, jarakAntara(titik, lingkaran.pusat) - lingkaran.radius)
  return isInside(titik, boundaries) ? 0 : jarakKeTepi(titik, boundaries)
}

/** The nearest of several offices: inside first, then by distance; offices without area last. */
export function findTerdekat<T extends { readonly area: Area }>(
  posisi: Posisi | null,
  kantor: readonly T[],
): T | undefined {
  const jarak = (satu: T) =>
    posisi === null ? 0 : (judgeLokasi(posisi, satu.area).jarakMeter ?? Number.POSITIVE_INFINITY)
  return kantor.toSorted((a, b) => jarak(a) - jarak(b))[0]
}
