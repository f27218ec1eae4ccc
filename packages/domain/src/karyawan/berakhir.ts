/** What has a last day, contracts and documents, is told of in steps before it. */
import { type Tanggal, SEHARI } from '../waktu.ts'

/** So many days before its last day something is told of, once each. */
export const LANGKAH_BERAKHIR = [90, 60, 30, 14] as const
export type LangkahBerakhir = (typeof LANGKAH_BERAKHIR)[number]

/** How many days are left until the last one, 0 on it; negative once it is over. */
export function sisaHari(hari: Tanggal, akhir: Tanggal): number {
  return Math.round((Date.parse(akhir) - Date.parse(hari)) / (SEHARI * 1000))
}

/** The step that a day has reached, the nearest to the end; null before the first and once it is over. */
export function langkahBerakhir(hari: Tanggal, akhir: Tanggal): LangkahBerakhir | null {
  const sisa = sisaHari(hari, akhir)
  return sisa < 0 ? null : (LANGKAH_BERAKHIR.findLast((langkah) => sisa <= langkah) ?? null)
}

/** `dalam 30 hari`, as messages say how long is left. */
export function sebutanSisa(hari: Tanggal, akhir: Tanggal): string {
  const sisa = sisaHari(hari, akhir)
  return sisa <= 0 ? 'hari ini' : sisa === 1 ? 'besok' : `dalam ${sisa} hari`
}
