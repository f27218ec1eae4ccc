/** How old a server of PostgreSQL is: what its minor releases have mended since, it does not have. */
import type { Tanggal } from '../waktu.ts'

const SEHARI_MS = 86_400_000

/** `18.4 (Debian 18.4-1)` is 18.4. */
export function versiMinor(versi: string): string {
  return /^\d+\.\d+/.exec(versi)?.[0] ?? versi
}

/** Days since a minor release came out; null for one whose day is not known here. */
export function umurRilis(
  versi: string,
  rilis: Readonly<Record<string, Tanggal>>,
  hari: Tanggal,
): number | null {
  const tanggal = rilis[versiMinor(versi)]
  return tanggal === undefined ? null : Math.max(0, (Date.parse(hari) - Date.parse(tanggal)) / SEHARI_MS)
}
