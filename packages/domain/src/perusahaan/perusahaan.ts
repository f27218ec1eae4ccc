import type { Titik } from './area.ts'
import type { Aturan } from '../aturan.ts'

/*
 * What a company is made of besides its people: where its offices may lie, how it numbers its people.
 */

/** From Sabang to Merauke, with some sea around; latitude and longitude confused lie outside. */
const INDONESIA = { lat: [-11.5, 6.5], lng: [94.5, 141.5] } as const

export const aturanTitik: Aturan<Titik> = ({ lat, lng }) =>
  isBetween(lat, INDONESIA.lat) && isBetween(lng, INDONESIA.lng)
    ? undefined
    : 'Titik ini di luar Indonesia. Tulis [lintang, bujur], misalnya [-6.1754, 106.8272].'

/** What every kode begins with, as the table of numbers takes it. */
export const aturanAwalanKode: Aturan<string> = (awalan) =>
  /^[A-Z0-9][A-Z0-9./-]{0,9}$/.test(awalan)
    ? undefined
    : 'Awalan kode karyawan: huruf besar, angka, titik, garis miring, atau tanda hubung; paling banyak 10 karakter.'

/** How many digits may follow it. */
export const KODE_KARYAWAN_LEBAR = { min: 1, maks: 9 } as const

function isBetween(nilai: number, [dari, sampai]: readonly [number, number]): boolean {
  return nilai >= dari && nilai <= sampai
}
