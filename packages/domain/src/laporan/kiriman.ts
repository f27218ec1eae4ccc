/** On which day a saved report is mailed, and of which month it tells (`docs/rules.md`, section 9.9). */
import { type Bulan, akhirBulan, bulanFrom } from '../bulan.ts'
import type { Tanggal } from '../waktu.ts'

/** Of the day on which it is mailed, by the western clock */
export const JAM_KIRIM = 6

/** The day of a month on which a report of day `hari` goes out: the month's last where it is shorter. */
export function tanggalKirim(hari: number, masa: Bulan): Tanggal {
  const akhir = akhirBulan(masa)
  return hari >= Number(akhir.slice(8)) ? akhir : `${akhir.slice(0, 8)}${String(hari).padStart(2, '0')}`
}

/**
 * The month for which a report is to be mailed on `hariIni`; null: none is. A day that was missed is made up for within its
 * month, and no month whose day was over when the report was saved (`sejak`).
 */
export function bulanKirim(hari: number, sejak: Tanggal, hariIni: Tanggal): Bulan | null {
  const masa = bulanFrom(hariIni)
  const pada = tanggalKirim(hari, masa)
  return pada <= hariIni && pada >= sejak ? masa : null
}
