import { NAMA_BULAN_SINGKAT, bulanFrom } from '@rekan/domain/bulan'
import { type Instan, type KodeZona, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import { cutDetik, formatJamMenit } from './format.ts'

/** `24 Nov 2026` */
export function formatHari(tanggal: Tanggal): string {
  return `${withoutYear(tanggal)} ${bulanFrom(tanggal).tahun}`
}

/** `24 Nov 2026`, `24–26 Nov 2026`, `30 Nov – 2 Des 2026` */
export function formatRentang(mulai: Tanggal, selesai: Tanggal): string {
  return joined(formatHari, mulai, selesai)
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
  return hari === addHari(today, -1) ? 'kemarin' : formatHari(hari)
}

/** When somebody left, with the date where that is another than the day it is about: `07:00` or `07:00, 21 Nov 2026`. */
export function formatJamPulang(jam: string, tanggal: Tanggal, hari: number | null | undefined): string {
  return hari ? `${cutDetik(jam)}, ${formatHari(addHari(tanggal, hari))}` : cutDetik(jam)
}

/** Says once what both days share: the month, the year. */
function joined(format: (tanggal: Tanggal) => string, mulai: Tanggal, selesai: Tanggal): string {
  if (mulai === selesai) return format(selesai)
  if (mulai.slice(0, 4) !== selesai.slice(0, 4)) return `${formatHari(mulai)} – ${formatHari(selesai)}`
  if (mulai.slice(0, 7) !== selesai.slice(0, 7)) return `${withoutYear(mulai)} – ${format(selesai)}`
  return `${hariFrom(mulai)}–${format(selesai)}`
}

function withoutYear(tanggal: Tanggal): string {
  return `${hariFrom(tanggal)} ${NAMA_BULAN_SINGKAT[bulanFrom(tanggal).bulan - 1] ?? ''}`
}

function hariFrom(tanggal: Tanggal): number {
  return Number(tanggal.slice(8))
}
