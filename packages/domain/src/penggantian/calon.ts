/** Who could stand in for somebody, best first (`docs/rules.md`, section 2.17). */
import { KETENTUAN, requireBerlaku } from '../ketentuan.ts'
import { jamSehari } from '../pengajuan/lembur/lembur-bayar.ts'
import { faktorJam } from '../pengajuan/lembur/upah-lembur.ts'
import {
  type Kerja,
  type Peringatan,
  type RencanaOrang,
  type Syarat,
  isPenolakan,
  jamPerPekan,
  jamSepekan,
  judgeRencana,
  seninFrom,
} from '../roster/peringatan.ts'
import type { Detik } from '../waktu.ts'

/** Somebody who may be asked. */
export type FaktaCalon = {
  readonly karyawanId: number
  readonly nama: string
  /** What they are to work around that day, the work itself aside */
  readonly rencana: RencanaOrang
  /** On how many days of the last 90 they worked at that site */
  readonly pernah: number
  /** From where they are placed to that site; null: unknown */
  readonly jarakMeter: number | null
}

export type Calon = Pick<FaktaCalon, 'karyawanId' | 'nama' | 'pernah' | 'jarakMeter'> & {
  /** Between the work and the nearest other one, before or after it; null: none is near */
  readonly istirahat: Detik | null
  /** What the post asks for and they do not hold */
  readonly kurang: readonly Syarat[]
  /** They have no work of their own in these weeks: the relief pool */
  readonly cadangan: boolean
  /** What of it becomes overtime of the day or of the week */
  readonly lembur: Detik
  /** Wages of so many hours are due for that overtime */
  readonly jamUpah: number
  /** What a roster would warn of */
  readonly peringatan: readonly Peringatan[]
}

/**
 * What speaks for and against somebody; null for who cannot: they work then, or are on leave.
 *
 * @param kerja the work to be taken over
 * @param istirahatMinimum the rest that the company wants between two works
 */
export function judgeCalon(kerja: Kerja, fakta: FaktaCalon, istirahatMinimum: Detik): Calon | null {
  const { karyawanId, nama, rencana, pernah, jarakMeter } = fakta
  const { tanggal } = kerja
  const dengan = { ...rencana, kerja: [...rencana.kerja, kerja] }
  const peringatan = judgeRencana(dengan, { dari: tanggal, sampai: tanggal }, istirahatMinimum)
  if (isTakBisa(kerja, rencana)) return null
  const lembur = computeLembur(kerja, rencana)
  return {
    karyawanId,
    nama,
    pernah,
    jarakMeter,
    istirahat: jarakIstirahat(kerja, rencana.kerja),
    kurang: peringatan.flatMap((satu) => (satu.kode === 'SERTIFIKAT_HABIS' ? [satu.syarat] : [])),
    cadangan: rencana.kerja.length === 0,
    lembur,
    jamUpah: lembur === 0 ? 0 : faktorJam(requireBerlaku(KETENTUAN.lembur, tanggal), 'HARI_KERJA', lembur),
    peringatan: peringatan.filter((satu) => !isPenolakan(satu)),
  }
}

/** Works then, or is on approved leave. */
function isTakBisa({ tanggal, mulai, selesai }: Kerja, { kerja, izin }: RencanaOrang): boolean {
  return izin.has(tanggal) || kerja.some((satu) => satu.mulai < selesai && mulai < satu.selesai)
}

function jarakIstirahat({ mulai, selesai }: Kerja, semua: readonly Kerja[]): Detik | null {
  const jarak = semua.map((satu) => (satu.selesai <= mulai ? mulai - satu.selesai : satu.mulai - selesai))
  return jarak.length === 0 ? null : Math.min(...jarak) / 1000
}

/** Working hours beyond 8 a day or 40 a week that the work adds, whichever is more. */
function computeLembur(kerja: Kerja, { kerja: semua }: RencanaOrang): Detik {
  const senin = seninFrom(kerja.tanggal)
  const sehari = semua
    .filter(({ tanggal }) => tanggal === kerja.tanggal)
    .reduce((jumlah, { jam }) => jumlah + jam, 0)
  const sepekan = jamPerPekan(semua).get(senin) ?? 0
  const jamnya = jamSehari(requireBerlaku(KETENTUAN.jam_kerja, kerja.tanggal), 5)
  return Math.max(
    computeLebih(sehari, kerja.jam, jamnya),
    computeLebih(sepekan, kerja.jam, jamSepekan(senin)),
  )
}

/** What `tambahan` adds beyond a bound. */
function computeLebih(ada: Detik, tambahan: Detik, batas: Detik): Detik {
  return Math.max(0, ada + tambahan - batas) - Math.max(0, ada - batas)
}

/**
 * Best first: who holds what the post asks for, the relief pool, who has had rest enough, who knows the site, who costs
 * least overtime, who has the shortest way.
 */
export function compareCalon(satu: Calon, lain: Calon): number {
  return (
    satu.kurang.length - lain.kurang.length ||
    Number(lain.cadangan) - Number(satu.cadangan) ||
    Number(isKurangIstirahat(satu)) - Number(isKurangIstirahat(lain)) ||
    Number(lain.pernah > 0) - Number(satu.pernah > 0) ||
    satu.lembur - lain.lembur ||
    (satu.jarakMeter ?? Infinity) - (lain.jarakMeter ?? Infinity) ||
    lain.pernah - satu.pernah ||
    (satu.nama < lain.nama ? -1 : 1)
  )
}

function isKurangIstirahat({ peringatan }: Calon): boolean {
  return peringatan.some(({ kode }) => kode === 'ISTIRAHAT_KURANG')
}
