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
