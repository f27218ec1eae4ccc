import {
  type PunchRagu,
  type TitikTeliti,
  akurasiTeliti,
  judgeRagu,
  titikTeliti,
} from '@rekan/domain/presensi/ragu/sinyal'
import type { Posisi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import type { RiwayatMentah } from '../hari/hari.queries.ts'
import type { WaktuPunch } from '../luring/bukti.service.ts'

/** A position as finely as it was told: ten-millionths of a degree, decimetres. */
export type Teliti = {
  readonly lat7: number | null
  readonly lng7: number | null
  readonly akurasiDm: number | null
}

/** A punch as it is about to be written. */
type PunchDiragukan = {
  readonly karyawanId: number
  readonly olehId: number | null
  readonly saat: Instan
  readonly hari: { readonly tanggal: Tanggal }
  readonly posisi: Posisi | null
  readonly waktu: WaktuPunch | null
  readonly isian: { readonly akurasi?: number | undefined }
  readonly riwayat: RiwayatMentah
  /** Tells equal positions of this person */
  readonly sidikTitik: (titik: TitikTeliti) => string
}

/**
 * Why a punch is doubtful. Whoever punches for somebody does it where they are, with their own phone: theirs is not held against
 * the person's own of before.
 */
export function tandaRagu(punch: PunchDiragukan): readonly Tanda[] {
  const { karyawanId, olehId, saat, hari, posisi, waktu, riwayat, sidikTitik } = punch
  const { lat7 = null, lng7 = null, akurasiDm = null } = computeTeliti(punch) ?? {}
  const { lalu, pemakai } = olehId === null ? riwayat : TANPA_RIWAYAT
  const { kamera = null, posisi_umur: posisiUmur = null } = waktu?.bukti.entri ?? {}
  const sidik = lat7 === null || lng7 === null ? null : sidikTitik({ lat7, lng7 })
  // Of those before, the equal ones alone matter: a mark costs more than two numbers.
  const sidikLalu = (satu: RiwayatMentah['lalu'][number]) =>
    satu.sidik_titik ?? (satu.lat7 === lat7 && satu.lng7 === lng7 ? sidik : null)
  return judgeRagu({
    karyawanId,
    punch: {
      tanggal: hari.tanggal,
      saat: waktu?.taksir ?? saat,
      titik: posisi?.titik ?? null,
      akurasi: posisi?.akurasi ?? 0,
      sidikTitik: sidik,
      akurasiDm,
    },
    lalu: lalu.map((satu) => asPunchLalu(satu, sidikLalu(satu))),
    pemakai: pemakai.map((satu) => ({ karyawanId: satu.karyawan_id, saat: satu.saat })),
    waktu: waktu?.diketahui ?? null,
    kamera,
    posisiUmur,
  })
}

/** By the phone's evidence where that tells it, else as far as the form does; null where neither knows more than four decimals. */
export function computeTeliti({ posisi, isian, waktu }: PunchDiragukan): Teliti | null {
  if (posisi === null) return null
  const rinci = waktu?.bukti.entri.rinci ?? null
  if (rinci !== null) {
    const { latitude, longitude, akurasi } = rinci
    return {
      lat7: Math.round(latitude * 1e7),
      lng7: Math.round(longitude * 1e7),
      akurasiDm: Math.round(akurasi * 10),
    }
  }
  const teliti = titikTeliti(posisi.titik)
  const akurasiDm = isian.akurasi === undefined ? null : akurasiTeliti(isian.akurasi)
  if (teliti === null && akurasiDm === null) return null
  return { lat7: teliti?.lat7 ?? null, lng7: teliti?.lng7 ?? null, akurasiDm }
}

const TANPA_RIWAYAT: Pick<RiwayatMentah, 'lalu' | 'pemakai'> = { lalu: [], pemakai: [] }

/** @param sidikTitik the mark of its position, which is all that is left of one that was cut; null where it is another's or unknown */
function asPunchLalu(lalu: RiwayatMentah['lalu'][number], sidikTitik: string | null): PunchRagu {
  const { tanggal, saat, lat, lng, akurasi, akurasi_dm: akurasiDm } = lalu
  const titik = lat === null || lng === null ? null : { lat, lng }
  return { tanggal, saat, titik, akurasi, sidikTitik, akurasiDm }
}
