import type { Detik } from '../waktu.ts'

/**
 * A span in words: 'N menit' under an hour, 'H jam M menit' from an hour on, 'N detik' under a minute
 * (`docs/rules.md`, section 2.13).
 */
export function formatDurasi(detik: Detik): string {
  if (detik < 60) return `${Math.max(0, Math.floor(detik))} detik`
  const menit = Math.floor(detik / 60)
  return menit < 60 ? `${menit} menit` : `${Math.floor(menit / 60)} jam ${menit % 60} menit`
}

/**
 * How early somebody left, in the minutes that a clock shows: at 16:29:30 of a shift until 17:00 that is '31 menit', before
 * the check-out as in its record (`docs/rules.md`, section 2.3).
 */
export function formatLebihAwal(detik: Detik): string {
  return formatDurasi(Math.ceil(detik / 60) * 60)
}

/** A span to the second, as `H:MM:SS`: hours go on past a day. */
export function formatLama(detik: Detik): string {
  const dua = (n: number) => String(n).padStart(2, '0')
  return `${Math.floor(detik / 3600)}:${dua(Math.floor(detik / 60) % 60)}:${dua(Math.floor(detik) % 60)}`
}
