import { type Instan, type KodeZona, tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit } from '../../lib/format.ts'

const hari = new Intl.DateTimeFormat('id-ID', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** When something came: `07:52` on the same day in the reader's zone, else `05 November 2026` (specification §2). */
export function kataWaktu(saat: Instan, now: Instan, zona: KodeZona): string {
  const tanggal = tanggalLokal(saat, zona)
  if (tanggal >= tanggalLokal(now, zona)) return formatJamMenit(saat, zona)
  return hari.format(Date.parse(`${tanggal}T00:00:00Z`))
}
