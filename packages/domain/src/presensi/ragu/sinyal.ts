/** What makes a punch doubtful, each with its figures (`docs/rules.md`, section 2.24). A signal refuses nothing, it asks for a look. */
import { jarakMeter } from '../../perusahaan/geo.ts'
import type { Titik } from '../../perusahaan/area.ts'
import type { Detik, Instan, Tanggal } from '../../waktu.ts'
import { type BuktiWaktu, computeGeserJam } from '../luring/waktu.ts'
import type { KeputusanCheckIn, KeputusanCheckOut } from '../hari/presensi.ts'
import type { AturanPresensi, Tanda } from '../tinjauan/tanda.ts'
import { findKameraSemu } from './kamera.ts'

/** On so many days, this one among them. */
export const HARI_KOORDINAT_SAMA = 3
/** From this speed on. */
const KM_PER_JAM_MUSTAHIL = 300
/** So many people, within so long. */
const ORANG_SEPONSEL = 3
export const SEPONSEL_MS = 3_600_000
/** From this move on. */
const JAM_BERUBAH_MS = 60_000
/** So many punches in a row, this one among them. */
export const KALI_AKURASI_TETAP = 10
/** A position may be so much older than the photo. */
const POSISI_TERLAMA: Detik = 120

/** A position to seven decimals: whole ten-millionths of a degree. */
export type TitikTeliti = { readonly lat7: number; readonly lng7: number }

/** A punch that somebody made for themselves, as far as doubt asks for it. */
export type PunchRagu = {
  /** The attendance day */
  readonly tanggal: Tanggal
  /** When it was taken, by what its phone claims */
  readonly saat: Instan
  readonly titik: Titik | null
  /** Radius in metres that the device claims, as it is judged by */
  readonly akurasi: number
  /** Equal for positions of the person that are equal to seven decimals; null where the client rounds */
  readonly sidikTitik: string | null
  /** The radius to 0.1 m: whole decimetres */
  readonly akurasiDm: number | null
}

/** Who punched for themselves with a phone, and when. */
export type PemakaiPonsel = { readonly karyawanId: number; readonly saat: Instan }

/** A punch with what it is held against. */
export type FaktaRagu = {
  readonly karyawanId: number
  readonly punch: PunchRagu
  /** The person's own of before, the latest first */
  readonly lalu: readonly PunchRagu[]
  /** Who else used its phone lately */
  readonly pemakai: readonly PemakaiPonsel[]
  /** Its phone's evidence of time; null without any */
  readonly waktu: BuktiWaktu | null
  /** What its browser calls the camera */
  readonly kamera: string | null
  /** Whole seconds between its position and its photo */
  readonly posisiUmur: Detik | null
}

/** Every signal but that of the picture itself, which its photo's job finds. */
export function judgeRagu(fakta: FaktaRagu): readonly Tanda[] {
  return [
    ...judgeKoordinat(fakta),
    ...judgePerpindahan(fakta),
    ...judgePonsel(fakta),
    ...judgeJam(fakta),
    ...judgeAkurasi(fakta),
    ...judgeKamera(fakta),
    ...judgeUmurPosisi(fakta),
  ]
}

/** A position as a device said it; null where its client rounds to four decimals, which says nothing of the same place. */
export function titikTeliti({ lat, lng }: Titik): TitikTeliti | null {
  const isKasar = [lat, lng].every((derajat) => Math.abs(derajat * 1e4 - Math.round(derajat * 1e4)) < 1e-6)
  return isKasar ? null : { lat7: Math.round(lat * 1e7), lng7: Math.round(lng * 1e7) }
}

/** A radius in metres in whole decimetres; null where its client rounds to metres, which many share. */
export function akurasiTeliti(akurasi: number): number | null {
  return Number.isInteger(akurasi) ? null : Math.round(akurasi * 10)
}

/** No satellite gives the same seven decimals twice. */
export function judgeKoordinat({ punch, lalu }: Pick<FaktaRagu, 'punch' | 'lalu'>): readonly Tanda[] {
  if (punch.sidikTitik === null) return []
  const sama = [punch, ...lalu].filter((satu) => satu.sidikTitik === punch.sidikTitik)
  const hari = [...new Set(sama.map(({ tanggal }) => tanggal))].toSorted()
  return hari.length < HARI_KOORDINAT_SAMA ? [] : [{ kode: 'KOORDINAT_SAMA', hari }]
}

/** From the nearest in time; what either reading may be off by counts in the person's favour. */
export function judgePerpindahan({ punch, lalu }: Pick<FaktaRagu, 'punch' | 'lalu'>): readonly Tanda[] {
  const { titik, saat, akurasi } = punch
  if (titik === null) return []
  const [dekat] = lalu
    .flatMap((satu) => (satu.titik === null ? [] : [{ ...satu, titik: satu.titik }]))
    .toSorted((a, b) => Math.abs(saat - a.saat) - Math.abs(saat - b.saat))
  if (dekat === undefined) return []
  const meter = Math.round(jarakMeter(titik, dekat.titik) - akurasi - dekat.akurasi)
  const detik = Math.max(1, Math.round(Math.abs(saat - dekat.saat) / 1000))
  // Metres in seconds against kilometres in an hour, in whole numbers.
  if (meter * 3600 < KM_PER_JAM_MUSTAHIL * 1000 * detik) return []
  return [{ kode: 'PERPINDAHAN_MUSTAHIL', meter, detik }]
}

/** Somebody who punches for a crew is no case of it: theirs are not their own. */
export function judgePonsel({
  karyawanId,
  punch,
  pemakai,
}: Pick<FaktaRagu, 'karyawanId' | 'punch' | 'pemakai'>): readonly Tanda[] {
  const dekat = pemakai.filter(({ saat }) => Math.abs(saat - punch.saat) <= SEPONSEL_MS)
  const orang = new Set([karyawanId, ...dekat.map((satu) => satu.karyawanId)]).size
  return orang < ORANG_SEPONSEL ? [] : [{ kode: 'SATU_PONSEL', orang }]
}

/** Sleep is no move: it takes the phone's clock along with the server's. */
export function judgeJam({ waktu }: Pick<FaktaRagu, 'waktu'>): readonly Tanda[] {
  const geser = waktu === null ? 0 : computeGeserJam(waktu)
  return Math.abs(geser) < JAM_BERUBAH_MS ? [] : [{ kode: 'JAM_BERUBAH', detik: Math.round(geser / 1000) }]
}

export function judgeAkurasi({ punch, lalu }: Pick<FaktaRagu, 'punch' | 'lalu'>): readonly Tanda[] {
  const dekat = [punch, ...lalu].flatMap(({ akurasiDm }) => akurasiDm ?? []).slice(0, KALI_AKURASI_TETAP)
  const isTetap =
    punch.akurasiDm !== null &&
    dekat.length === KALI_AKURASI_TETAP &&
    dekat.every((satu) => satu === punch.akurasiDm)
  return isTetap ? [{ kode: 'AKURASI_TETAP', desimeter: punch.akurasiDm }] : []
}

export function judgeKamera({ kamera }: Pick<FaktaRagu, 'kamera'>): readonly Tanda[] {
  const semu = kamera === null ? null : findKameraSemu(kamera)
  return semu === null ? [] : [{ kode: 'KAMERA_SEMU', kamera: semu }]
}

export function judgeUmurPosisi({ posisiUmur }: Pick<FaktaRagu, 'posisiUmur'>): readonly Tanda[] {
  return posisiUmur === null || posisiUmur <= POSISI_TERLAMA
    ? []
    : [{ kode: 'POSISI_LAMA', detik: Math.round(posisiUmur) }]
}

type Keputusan = KeputusanCheckIn | KeputusanCheckOut

/**
 * A punch by rules that its person changed themselves, where the former would have judged it otherwise, to their disadvantage.
 *
 * @param dahulu what the former say; null: they have no place for it
 */
export function judgeAturan(
  kini: Keputusan & { readonly ok: true },
  dahulu: Keputusan | null,
  diubah: { readonly apa: readonly AturanPresensi[]; readonly tanggal: Tanggal; readonly lepas: boolean },
): readonly Tanda[] {
  const { lepas, ...tentang } = diubah
  return lepas || dahulu === null || isLebihBerat(kini, dahulu)
    ? [{ kode: 'ATURAN_SENDIRI', ...tentang }]
    : []
}

function isLebihBerat(kini: Keputusan & { readonly ok: true }, dahulu: Keputusan): boolean {
  if (!dahulu.ok) return true
  const ada = new Set(kini.tanda.map(({ kode }) => kode))
  return dahulu.tanda.some(({ kode }) => !ada.has(kode)) || selisih(dahulu) > selisih(kini)
}

/** Seconds late or early. */
function selisih(keputusan: Keputusan & { readonly ok: true }): Detik {
  return 'telat' in keputusan ? keputusan.telat : keputusan.lebihAwal
}
