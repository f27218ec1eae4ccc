/**
 * What overtime costs: PP 35/2021, articles 31 to 33; its examples in `data/upah-lembur.json`. Fractions of an hour
 * count by the second and the amount is rounded once, at its end, half up: the law is silent on both.
 */
import type { Detik } from '../../waktu.ts'

export const POLA_LEMBUR = ['HARI_KERJA', 'LIBUR_5_HARI', 'LIBUR_6_HARI', 'LIBUR_6_HARI_TERPENDEK'] as const
/** After work, or on a day off by the days of the week that are worked; the last on a holiday that is the shortest of them. */
export type PolaLembur = (typeof POLA_LEMBUR)[number]

export const SATUAN_UPAH = ['bulan', 'hari', 'shift', 'potong'] as const
export type SatuanUpah = (typeof SATUAN_UPAH)[number]

/** From its first second on, an hour's wage so many tenths times; up to the hour, none: without end. */
type Lapis = { readonly sampaiJam: number | null; readonly sepersepuluh: number }

/** Article 31 */
const FAKTOR: Readonly<Record<PolaLembur, readonly Lapis[]>> = {
  HARI_KERJA: [
    { sampaiJam: 1, sepersepuluh: 15 },
    { sampaiJam: null, sepersepuluh: 20 },
  ],
  LIBUR_5_HARI: libur(8),
  LIBUR_6_HARI: libur(7),
  LIBUR_6_HARI_TERPENDEK: libur(5),
}

/** The last hour that the table of article 31 speaks of; null on working days. */
export function jamTerakhir(pola: PolaLembur): number | null {
  return FAKTOR[pola].at(-1)?.sampaiJam ?? null
}

/** A wage as it was agreed: whole rupiah a month, a day, a shift or a piece; by the piece allowances are a month's. */
export type Upah = {
  readonly satuan: SatuanUpah
  readonly pokok: number
  readonly tunjanganTetap: number
  readonly tunjanganTidakTetap: number
  /** Agreed net: the company bears tax and contributions */
  readonly bersih?: boolean
}

/** A month's wage that overtime is reckoned from, in quarters of a rupiah: 75 % of whole rupiah is no whole number. */
export type SeperempatRupiah = bigint

/**
 * Article 32 (2) to (4) and article 33: basic wage and fixed allowances, at least three quarters of all where there are
 * others; a day's wage times 25 in a week of six days, times 21 in one of five, and for it no less than `upahMinimum`. A
 * shift's wage counts as a day's. By the piece it is a year's average, of which no more than `upahMinimum` is known here.
 */
export function dasarUpah(
  { satuan, pokok, tunjanganTetap, tunjanganTidakTetap }: Upah,
  hariKerjaSeminggu: number,
  upahMinimum = 0,
): SeperempatRupiah {
  const tetap = BigInt(pokok + tunjanganTetap) * 4n
  const tigaPerempat = BigInt(pokok + tunjanganTetap + tunjanganTidakTetap) * 3n
  const dasar = tunjanganTidakTetap > 0 && tetap < tigaPerempat ? tigaPerempat : tetap
  if (satuan === 'bulan') return dasar
  if (satuan === 'potong') return BigInt(upahMinimum) * 4n
  const sebulan = dasar * (hariKerjaSeminggu >= 6 ? 25n : 21n)
  const minimum = BigInt(upahMinimum) * 4n
  return sebulan < minimum ? minimum : sebulan
}

/** An hour of it, 1/173 (article 32 (1)), in rupiah to six decimals. */
export function upahSejam(dasar: SeperempatRupiah): number {
  return Number(hasilBagi(dasar * 1_000_000n, 4n * 173n)) / 1_000_000
}

/**
 * How many hours' wages some overtime is worth.
 *
 * @param sebelum seconds of overtime of the same day that came before
 */
export function faktorJam(pola: PolaLembur, durasi: Detik, sebelum: Detik = 0): number {
  return sepersepuluhDetik(pola, durasi, sebelum) / 36_000
}

/** What some overtime costs, in whole rupiah. */
export function upahLembur(
  dasar: SeperempatRupiah,
  pola: PolaLembur,
  durasi: Detik,
  sebelum: Detik = 0,
): number {
  return Number(hasilBagi(dasar * BigInt(sepersepuluhDetik(pola, durasi, sebelum)), 4n * 173n * 36_000n))
}

/** Food and drink of 1,400 kcal are owed from four hours on (article 29). */
export function isMakanMinumWajib(durasi: Detik): boolean {
  return durasi >= 4 * 3600
}

/** On days off: the hours of a working day twice, the next one thrice, three more four times. */
function libur(jamKerja: number): readonly Lapis[] {
  return [
    { sampaiJam: jamKerja, sepersepuluh: 20 },
    { sampaiJam: jamKerja + 1, sepersepuluh: 30 },
    { sampaiJam: jamKerja + 4, sepersepuluh: 40 },
  ]
}

/** Past its end the table goes on with its last row. */
function sepersepuluhDetik(pola: PolaLembur, durasi: Detik, sebelum: Detik): number {
  const sampai = (akhir: Detik) => {
    let [jumlah, dari] = [0, 0]
    const lapis = FAKTOR[pola]
    for (const [i, { sampaiJam, sepersepuluh }] of lapis.entries()) {
      const batas = sampaiJam === null || i === lapis.length - 1 ? Infinity : sampaiJam * 3600
      jumlah += Math.max(0, Math.min(akhir, batas) - dari) * sepersepuluh
      dari = batas
    }
    return jumlah
  }
  return sampai(sebelum + durasi) - sampai(sebelum)
}

/** Rounded half up; neither is negative. */
function hasilBagi(pembilang: bigint, penyebut: bigint): bigint {
  return (2n * pembilang + penyebut) / (2n * penyebut)
}
