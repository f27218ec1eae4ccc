/**
 * What the law says in figures, each from a day on: hours, overtime, wages, sickness and maternity, THR, PKWT
 * (`data/ketentuan-kerja.json`, with the articles). A change of law is a row of that file; days before it keep theirs.
 */
import data from '../data/ketentuan-kerja.json' with { type: 'json' }
import type { PolaLembur } from './pengajuan/lembur/upah-lembur.ts'
import { type Tanggal, formatTanggal } from './waktu.ts'

/** From its day on, until the next one's, or to `sampai` where it names a last day. Oldest first. */
export type Berlaku<T> = readonly (T & { readonly mulai: Tanggal; readonly sampai?: Tanggal })[]

/** Ten-thousandths: 7,500 is 75 %. */
type Persepuluhribu = number

export type AturanJam = {
  /** In a week of five days of work */
  readonly sehari_5_hari_jam: number
  /** In one of six */
  readonly sehari_6_hari_jam: number
  readonly seminggu_jam: number
  /** So many days of work in a row at most */
  readonly hari_berturut: number
  /** After so many hours on end a rest of so many minutes is due */
  readonly istirahat_sesudah_jam: number
  readonly istirahat_menit: number
}
export type AturanLembur = {
  readonly batas_sehari_jam: number
  readonly batas_seminggu_jam: number
  /** Longer than this on a working day is no overtime */
  readonly terlama_sehari_jam: number
  readonly makan_minum_jam: number
  /** An hour is so many parts of a month's wage */
  readonly pembagi: number
  /** A month of who is paid by the day, by the days of the week that are worked */
  readonly kali_5_hari: number
  readonly kali_6_hari: number
  /** Of all pay, basic wage and fixed allowances count as so much at least */
  readonly dasar_terendah: Persepuluhribu
  /** Of who is paid by the piece, the average of so many months */
  readonly rata_rata_bulan: number
  /** Up to the hour, so many tenths of an hour's wage; null: without end */
  readonly faktor: Readonly<Record<PolaLembur, readonly (readonly [number | null, number])[]>>
  readonly terpendek_menit: number
  /** So many days after it was done it may still be filed, and so many before */
  readonly mundur_hari: number
  readonly maju_hari: number
}
export type AturanUpahPokok = {
  /** Of basic wage and fixed allowances the basic wage is so much at least */
  readonly pokok_terendah: Persepuluhribu
  /** Of a payment so much may be taken off at most */
  readonly potongan_tertinggi: Persepuluhribu
}
/** Up to the month, so many percent of the wage; null: without end. */
export type AturanTahap = { readonly tahap: readonly (readonly [number | null, number])[] }
export type AturanThr = {
  readonly masa_kerja_terendah_bulan: number
  /** From so many months on it is a whole month's wage */
  readonly masa_kerja_penuh_bulan: number
  /** It is paid so many days before its holy day at the latest */
  readonly hari_sebelum: number
  /** Who has a PKWTT and is dismissed so many days before it at most still has it */
  readonly hari_diputus: number
  /** What is owed of it where it is paid later, in ten-thousandths of it all */
  readonly denda_terlambat: number
}
export type AturanPkwt = {
  /** Which bounds it, as it is quoted */
  readonly pasal: string
  /** With its extensions */
  readonly paling_lama_tahun: number
  /** Where its parts are bounded as well */
  readonly bertahap?: PkwtBertahap
  readonly pencatatan_hari_kerja: number
}

/** A first PKWT, one extension of it, and one renewal more than so many days after its end; years. */
export type PkwtBertahap = {
  readonly pertama_tahun: number
  readonly perpanjangan_tahun: number
  readonly pembaruan_tahun: number
  readonly jeda_hari: number
}

export type Ketentuan = {
  readonly jam_kerja: Berlaku<AturanJam>
  readonly lembur: Berlaku<AturanLembur>
  readonly upah: Berlaku<AturanUpahPokok>
  readonly sakit: Berlaku<AturanTahap>
  readonly melahirkan: Berlaku<AturanTahap>
  readonly thr: Berlaku<AturanThr>
  readonly pkwt: Berlaku<AturanPkwt>
}

/** As the data file has them. JSON knows no pairs; `ketentuan.test.ts` walks every list. */
export const KETENTUAN = data as unknown as Ketentuan

/** No entry covers a day: it is refused, never guessed. */
export class KetentuanTidakAda extends Error {
  constructor(tanggal: Tanggal) {
    super(`Ketentuan yang berlaku pada ${formatTanggal(tanggal)} belum ada di Rekan.`)
  }
}

/** What holds on a day; undefined where no entry covers it. */
export function findPada<T>(daftar: Berlaku<T>, tanggal: Tanggal): (T & { mulai: Tanggal }) | undefined {
  const satu = daftar.findLast(({ mulai }) => mulai <= tanggal)
  return satu?.sampai !== undefined && satu.sampai < tanggal ? undefined : satu
}

/** What holds on a day. Throws `KetentuanTidakAda` where no entry covers it. */
export function requireBerlaku<T>(daftar: Berlaku<T>, tanggal: Tanggal): T & { mulai: Tanggal } {
  const satu = findPada(daftar, tanggal)
  if (satu === undefined) throw new KetentuanTidakAda(tanggal)
  return satu
}
