/** Days on which annual leave is not asked for (`docs/rules.md`, section 3.14). */
import { type Tanggal, formatTanggal } from '../../waktu.ts'

/** What bars annual leave of somebody, from a day to another. */
export type LaranganCuti = {
  readonly id: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly alasan: string
  /** Who said so, and whom to ask */
  readonly oleh: string
}

/**
 * Why annual leave is not asked for on these days; undefined where nothing bars it. Leave that sickness, a birth, a death or
 * another law gives is none of annual leave, and nothing bars it.
 *
 * @param hari the days that count
 */
export function judgeLarangan(
  hari: readonly Tanggal[],
  { mengurangi_cuti_tahunan }: { readonly mengurangi_cuti_tahunan: boolean },
  larangan: readonly LaranganCuti[],
): string | undefined {
  if (!mengurangi_cuti_tahunan) return undefined
  const kena = larangan.find(({ dari, sampai }) => hari.some((satu) => dari <= satu && satu <= sampai))
  if (kena === undefined) return undefined
  const { dari, sampai, alasan, oleh } = kena
  const kapan =
    dari === sampai ? formatTanggal(dari) : `${formatTanggal(dari)} sampai ${formatTanggal(sampai)}`
  return `Cuti tahunan tidak dapat diajukan pada ${kapan}: ${alasan} Bila sangat perlu, hubungi ${oleh} (HR), yang dapat mencatatnya untuk Anda.`
}
