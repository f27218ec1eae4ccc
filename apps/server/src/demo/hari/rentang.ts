import { type Instan, type Tanggal, SEHARI, addHari } from '@rekan/domain/waktu'

/** No request is about a day that lies further ahead than this many days, nor is any roster that moves it. */
export const PALING_JAUH = 36

/** What has to be added: all that came to pass after `sejak`, up to and including `sampai`, on days from `dari` on. */
export type Rentang = { readonly sejak: Instan; readonly sampai: Instan; readonly dari: Tanggal }

/** The days from `dari` to the last that has begun anywhere by a moment. */
export function hariDalam(dari: Tanggal, sampai: Instan): readonly Tanggal[] {
  const akhir = new Date(sampai + SEHARI * 1000).toISOString().slice(0, 10)
  const hari: Tanggal[] = []
  for (let tanggal = dari; tanggal <= akhir; tanggal = addHari(tanggal, 1)) hari.push(tanggal)
  return hari
}
