/**
 * What overtime costs: PP 35/2021, articles 31 to 33, with the figures that hold on its day (`data/ketentuan-kerja.json`); its
 * examples in `data/upah-lembur.json`. Fractions of an hour count by the second and the amount is rounded once, at its end,
 * half up: the law is silent on both.
 */
import type { AturanLembur } from '../../ketentuan.ts'
import type { Detik } from '../../waktu.ts'

export const POLA_LEMBUR = ['HARI_KERJA', 'LIBUR_5_HARI', 'LIBUR_6_HARI', 'LIBUR_6_HARI_TERPENDEK'] as const
/** After work, or on a day off by the days of the week that are worked; the last on a holiday that is the shortest of them. */
export type PolaLembur = (typeof POLA_LEMBUR)[number]

export const SATUAN_UPAH = ['bulan', 'hari', 'shift', 'potong'] as const
export type SatuanUpah = (typeof SATUAN_UPAH)[number]

/** The last hour that the table of article 31 speaks of; null on working days. */
export function jamTerakhir({ faktor }: Pick<AturanLembur, 'faktor'>, pola: PolaLembur): number | null {
  return faktor[pola].at(-1)?.[0] ?? null
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

/** A month's wage that overtime is reckoned from, in ten-thousandths of a rupiah: 75 % of whole rupiah is no whole number. */
export type PecahanRupiah = bigint
const PECAHAN = 10_000n

/**
 * Article 32 (2) to (4) and article 33: basic wage and fixed allowances, at least three quarters of all where there are
 * others; a day's wage times 25 in a week of six days, times 21 in one of five, and for it no less than `upahMinimum`. A
 * shift's wage counts as a day's.
 *
 * @param rataRata of who is paid by the piece, what they received in a month on average, whole rupiah; no less than the minimum
 */
export function dasarUpah(
  aturan: Pick<AturanLembur, 'dasar_terendah' | 'kali_5_hari' | 'kali_6_hari'>,
  { satuan, pokok, tunjanganTetap, tunjanganTidakTetap }: Upah,
  hariKerjaSeminggu: number,
  upahMinimum = 0,
  rataRata = 0,
): PecahanRupiah {
  const tetap = BigInt(pokok + tunjanganTetap) * PECAHAN
  const terendah = BigInt(pokok + tunjanganTetap + tunjanganTidakTetap) * BigInt(aturan.dasar_terendah)
  const dasar = tunjanganTidakTetap > 0 && tetap < terendah ? terendah : tetap
  if (satuan === 'bulan') return dasar
  const sebulan =
    satuan === 'potong'
      ? BigInt(rataRata) * PECAHAN
      : dasar * BigInt(computeKaliHari(aturan, hariKerjaSeminggu))
  const minimum = BigInt(upahMinimum) * PECAHAN
  return sebulan < minimum ? minimum : sebulan
}

/** How many days' wages are a month's (article 32 (4)). */
export function computeKaliHari(
  { kali_5_hari, kali_6_hari }: Pick<AturanLembur, 'kali_5_hari' | 'kali_6_hari'>,
  hariKerjaSeminggu: number,
): number {
  return hariKerjaSeminggu >= 6 ? kali_6_hari : kali_5_hari
}

/** An hour of it, 1/173 (article 32 (1)), in rupiah to six decimals. */
export function upahSejam({ pembagi }: Pick<AturanLembur, 'pembagi'>, dasar: PecahanRupiah): number {
  return Number(hasilBagi(dasar * 1_000_000n, PECAHAN * BigInt(pembagi))) / 1_000_000
}

/**
 * How many hours' wages some overtime is worth.
 *
 * @param sebelum seconds of overtime of the same day that came before
 */
export function faktorJam(
  aturan: Pick<AturanLembur, 'faktor'>,
  pola: PolaLembur,
  durasi: Detik,
  sebelum: Detik = 0,
): number {
  return sepersepuluhDetik(aturan, pola, durasi, sebelum) / 36_000
}

/** What some overtime costs, in whole rupiah. */
export function upahLembur(
  aturan: Pick<AturanLembur, 'faktor' | 'pembagi'>,
  dasar: PecahanRupiah,
  pola: PolaLembur,
  durasi: Detik,
  sebelum: Detik = 0,
): number {
  const detik = BigInt(sepersepuluhDetik(aturan, pola, durasi, sebelum))
  return Number(hasilBagi(dasar * detik, PECAHAN * BigInt(aturan.pembagi) * 36_000n))
}

/** Food and drink of 1,400 kcal are owed from four hours on (article 29). */
export function isMakanMinumWajib(
  { makan_minum_jam }: Pick<AturanLembur, 'makan_minum_jam'>,
  durasi: Detik,
): boolean {
  return durasi >= makan_minum_jam * 3600
}

/** Past its end the table goes on with its last row. */
function sepersepuluhDetik(
  { faktor }: Pick<AturanLembur, 'faktor'>,
  pola: PolaLembur,
  durasi: Detik,
  sebelum: Detik,
): number {
  const sampai = (akhir: Detik) => {
    let [jumlah, dari] = [0, 0]
    const lapis = faktor[pola]
    for (const [i, [sampaiJam, sepersepuluh]] of lapis.entries()) {
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
