import { type Instan, type KodeZona, type Tanggal, tambahHari, tanggalLokal } from '@rekan/domain/waktu'
import { formatJamMenit } from './format.ts'

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const withYear = new Intl.DateTimeFormat('id-ID', { ...DAY, year: 'numeric' })
const withoutYear = new Intl.DateTimeFormat('id-ID', DAY)

/** `24 Nov 2026` */
export function formatHari(tanggal: Tanggal): string {
  return withYear.format(noon(tanggal))
}

/** `24 Nov 2026`, `24–26 Nov 2026`, `30 Nov – 2 Des 2026` */
export function formatRentang(mulai: Tanggal, selesai: Tanggal): string {
  return joined(withYear, mulai, selesai)
}

/** The same without the year, where nobody would take it for another: `24–26 Nov` */
export function formatRentangSingkat(mulai: Tanggal, selesai: Tanggal): string {
  return joined(withoutYear, mulai, selesai)
}

/** `19 Nov 2026 pukul 14:05`, on the wall of a zone. */
export function formatSaat(saat: Instan, zona: KodeZona): string {
  return `${formatHari(tanggalLokal(saat, zona))} pukul ${formatJamMenit(saat, zona)}`
}

/** Since when something waits: `pukul 07:40` of today, `kemarin`, then the day. */
export function formatSejak(saat: Instan, now: Instan, zona: KodeZona): string {
  const [hari, today] = [tanggalLokal(saat, zona), tanggalLokal(now, zona)]
  if (hari >= today) return `pukul ${formatJamMenit(saat, zona)}`
  return hari === tambahHari(today, -1) ? 'kemarin' : formatHari(hari)
}

function joined(format: Intl.DateTimeFormat, mulai: Tanggal, selesai: Tanggal): string {
  // Some browsers part the days by thin spaces.
  return format.formatRange(noon(mulai), noon(selesai)).replaceAll('\u2009', ' ')
}

function noon(tanggal: Tanggal): Instan {
  return Date.parse(`${tanggal}T12:00:00Z`)
}
