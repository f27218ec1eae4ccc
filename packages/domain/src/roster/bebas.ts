/** Who could still be put at a post that lacks people, best first (`docs/rules.md`, section 1.8). */
import type { Detik } from '../waktu.ts'
import {
  type Kerja,
  type Peringatan,
  type RencanaOrang,
  type Syarat,
  isPenolakan,
  judgeRencana,
} from './peringatan.ts'

/** What a post needs is looked at for so many days, today among them. */
export const HARI_KOSONG = 14

/** Somebody who may be asked. */
export type FaktaBebas = {
  readonly karyawanId: number
  readonly nama: string
  /** They are placed at the site of the post */
  readonly disini: boolean
  /** What they are to work around that day */
  readonly rencana: RencanaOrang
}

export type Bebas = Pick<FaktaBebas, 'karyawanId' | 'nama' | 'disini'> & {
  /** They have no work in these weeks: the relief pool */
  readonly cadangan: boolean
  /** Between this work and the nearest other one, before or after it; null: none is near */
  readonly istirahat: Detik | null
  /** What the post asks for and they do not hold on that day */
  readonly kurang: readonly Syarat[]
  /** What a roster would warn of */
  readonly peringatan: readonly Peringatan[]
}

/**
 * What speaks for and against somebody; null for who cannot: they work then, or are on leave.
 *
 * @param kerja the work that nobody has yet
 * @param istirahatMinimum the rest that the company wants between two works
 */
export function judgeBebas(kerja: Kerja, fakta: FaktaBebas, istirahatMinimum: Detik): Bebas | null {
  const { rencana, karyawanId, nama, disini } = fakta
  const { tanggal, mulai, selesai } = kerja
  const isSibuk = rencana.kerja.some((satu) => satu.mulai < selesai && mulai < satu.selesai)
  if (isSibuk || rencana.izin.has(tanggal)) return null
  const dengan = { ...rencana, kerja: [...rencana.kerja, kerja] }
  // What is wrong with other days of the week is not of this work's making.
  const semua = judgeRencana(dengan, { dari: tanggal, sampai: tanggal }, istirahatMinimum)
  const jarak = rencana.kerja.map((satu) =>
    satu.selesai <= mulai ? mulai - satu.selesai : satu.mulai - selesai,
  )
  return {
    karyawanId,
    nama,
    disini,
    cadangan: rencana.kerja.length === 0,
    istirahat: jarak.length === 0 ? null : Math.min(...jarak) / 1000,
    kurang: semua.flatMap((satu) => (satu.kode === 'SERTIFIKAT_HABIS' ? [satu.syarat] : [])),
    peringatan: semua.filter((satu) => satu.kode !== 'SERTIFIKAT_HABIS' && !isPenolakan(satu)),
  }
}

/**
 * Best first: who holds what the post asks for, the relief pool, of whom nothing is warned, who is of the site, who has
 * rested longest.
 */
export function compareBebas(satu: Bebas, lain: Bebas): number {
  return (
    satu.kurang.length - lain.kurang.length ||
    Number(lain.cadangan) - Number(satu.cadangan) ||
    satu.peringatan.length - lain.peringatan.length ||
    Number(lain.disini) - Number(satu.disini) ||
    compareIstirahat(satu.istirahat, lain.istirahat) ||
    (satu.nama < lain.nama ? -1 : 1)
  )
}

function compareIstirahat(satu: Detik | null, lain: Detik | null): number {
  if (satu === lain) return 0
  return (lain ?? Infinity) - (satu ?? Infinity)
}
