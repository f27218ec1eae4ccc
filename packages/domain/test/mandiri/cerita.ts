/**
 * Two days of three people of one site, as told to the product's rules and to the independent computation alike. Days are
 * `YYYY-MM-DD`, moments milliseconds, hours minutes since local midnight; an end at or before the start lies on the next day.
 */
export type Cerita = {
  readonly zona: keyof typeof GESER_JAM
  /** As of which moment everything is asked */
  readonly saat: number
  /** What the roster gives, before swaps */
  readonly kerja: readonly Kerja[]
  /** Works that change hands, by their places in `kerja` */
  readonly tukar: readonly (readonly [number, number])[]
  readonly ganti: readonly Ganti[]
  readonly lembur: readonly Lembur[]
  /** On approved leave */
  readonly izin: readonly { readonly orang: number; readonly tanggal: string }[]
  /** By the place in `kerja`, those who stand in following it */
  readonly hadir: ReadonlyMap<number, Hadir>
  /** So many are needed at post `pos` in its only shift of the first day */
  readonly butuh: readonly {
    readonly pos: number
    readonly jumlah: number
    readonly mulai: number
    readonly selesai: number
  }[]
  /** Seconds for which a post may stand empty */
  readonly toleransiKosong: number
  /** Seconds of rest that the company wants between two works */
  readonly istirahat: number
}

export type Kerja = {
  readonly orang: number
  readonly tanggal: string
  readonly mulai: number
  readonly selesai: number
  /** Seconds */
  readonly toleransi: number
  readonly jeda: { readonly detik: number; readonly sesudah: number } | null
  readonly pos: number | null
}
/** Somebody stands in for a work, or for who stands in already, from a moment on. */
export type Ganti = { readonly kerja: number; readonly orang: number; readonly sejak: number }
export type Lembur = {
  readonly orang: number
  readonly tanggal: string
  readonly mulai: number
  readonly selesai: number
}
export type Hadir = { readonly masuk: number; readonly pulang: number | null }

export const GESER_JAM = { WIB: 7, WITA: 8, WIT: 9 } as const
export const ORANG = [0, 1, 2] as const
const MENIT = 60_000

export const saatDari = (tanggal: string, menit: number, zona: Cerita['zona']): number =>
  Date.parse(`${tanggal}T00:00:00Z`) + (menit - GESER_JAM[zona] * 60) * MENIT

/** From start to end of a work of the roster. */
export function rentangKerja(kerja: Kerja, zona: Cerita['zona']): { mulai: number; selesai: number } {
  const sampai = kerja.selesai <= kerja.mulai ? kerja.selesai + 1440 : kerja.selesai
  return { mulai: saatDari(kerja.tanggal, kerja.mulai, zona), selesai: saatDari(kerja.tanggal, sampai, zona) }
}
