import { bulanFrom, formatBulan } from '@rekan/domain/bulan'
import { type Instan, type KodeZona, tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit } from '../../../lib/format.ts'

/**
 * When something came: `07:52` on the same day in the reader's zone, else `05 November 2026` (`docs/rules.md`, section
 * 8.2).
 */
export function kataWaktu(saat: Instan, now: Instan, zona: KodeZona): string {
  const tanggal = tanggalLokal(saat, zona)
  if (tanggal >= tanggalLokal(now, zona)) return formatJamMenit(saat, zona)
  return `${tanggal.slice(8)} ${formatBulan(bulanFrom(tanggal))}`
}
