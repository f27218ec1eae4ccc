/**
 * Spans counted in months. The law gives months (UU 13/2003, article 82; UU 4/2024, article 4; PP 35/2021, articles 8 and 16) and does
 * not say on which day they end: they end the day before the same date comes round, and where their last month has no such date,
 * with that month. Three months from 28 November end on 27 February, from 29 and from 30 November on the last of February.
 */
import { type Tanggal, addHari } from '../waktu.ts'
import { addBulan, akhirBulan, awalBulan, bulanFrom, compareBulan } from '../bulan.ts'

/** Half a month, as the law gives it after a miscarriage (UU 13/2003, article 82 (2)), has so many days. */
const HARI_SETENGAH = 15

/**
 * The day after so many months whose first day is `mulai`.
 *
 * @param bulan whole months, or these and a half
 */
export function hariSesudahLama(mulai: Tanggal, bulan: number): Tanggal {
  const utuh = Math.floor(bulan)
  const { sama, tujuan } = findSama(mulai, utuh)
  const sesudah = sama <= akhirBulan(tujuan) ? sama : awalBulan(addBulan(tujuan, 1))
  return utuh === bulan ? sesudah : addHari(sesudah, HARI_SETENGAH)
}

/** The last day of so many months whose first day is `mulai`. */
export function akhirLama(mulai: Tanggal, bulan: number): Tanggal {
  return addHari(hariSesudahLama(mulai, bulan), -1)
}

/** How many whole months a span has, its first and its last day included. */
export function lamaBulan(mulai: Tanggal, sampai: Tanggal): number {
  let bulan = Math.max(0, compareBulan(bulanFrom(sampai), bulanFrom(mulai)) + 1)
  while (bulan > 0 && akhirLama(mulai, bulan) > sampai) bulan -= 1
  return bulan
}

/** The same date so many months later, below 0 earlier; in a month too short for it, its last day. */
export function addBulanTanggal(tanggal: Tanggal, bulan: number): Tanggal {
  const { sama, tujuan } = findSama(tanggal, bulan)
  const akhir = akhirBulan(tujuan)
  return sama < akhir ? sama : akhir
}

/**
 * Whole months of service from the day somebody came to a day: a year on the same date of the next year. Where a month has no such
 * date they are whole on its last day, a day sooner than a span of that length is over: in doubt for who works.
 */
export function masaKerjaBulan(masuk: Tanggal, hari: Tanggal): number {
  const bulan = compareBulan(bulanFrom(hari), bulanFrom(masuk))
  return Math.max(0, addBulanTanggal(masuk, bulan) <= hari ? bulan : bulan - 1)
}

/** The same date of another month, which may have none, and that month. */
function findSama(tanggal: Tanggal, bulan: number) {
  const tujuan = addBulan(bulanFrom(tanggal), bulan)
  return { sama: `${awalBulan(tujuan).slice(0, 8)}${tanggal.slice(8)}`, tujuan }
}
