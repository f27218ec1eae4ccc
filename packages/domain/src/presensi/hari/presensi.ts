import { isBlank, paling } from '../../aturan.ts'
import type { Area } from '../../perusahaan/area.ts'
import type { Shift } from '../../jadwal/jadwal.ts'
import { type KebijakanLokasi, type PenilaianLokasi, type Posisi, judgeLokasi } from '../tempat/lokasi.ts'
import type { Tanda } from '../tinjauan/tanda.ts'
import { type Ditarik, tandaTarik } from '../tarik.ts'
import { type Detik, type Instan, type KodeZona, type Tanggal, tanggalLokal } from '../../waktu.ts'

/** Check-in opens this long before the day's work starts (`docs/rules.md`, section 2.1). */
const BUKA_SEBELUM: Detik = 3 * 3600
/** Check-out closes this long after the day's work, overtime included, ends (`docs/rules.md`, section 2.1). */
export const TUTUP_SESUDAH: Detik = 4 * 3600
/** Who leaves earlier than this says why, and until then the way out stands aside. */
export const PULANG_AWAL_WAJAR: Detik = 30 * 60
/** A device clock further off than this is marked for review. */
const SELISIH_JAM_WAJAR: Detik = 10 * 60

export const STATUS_PRESENSI = [
  'BELUM_PRESENSI',
  'HADIR',
  'IZIN',
  'SAKIT',
  'CUTI',
  'DINAS_LUAR',
  'LIBUR',
  'ALPA',
] as const
export type StatusPresensi = (typeof STATUS_PRESENSI)[number]

/** The statuses an approved request gives a day; kinds mapped to HADIR (such as WFH) give none. */
export type StatusIzin = Extract<StatusPresensi, 'IZIN' | 'SAKIT' | 'CUTI' | 'DINAS_LUAR'>

export const aturanKeteranganPresensi = paling(500, 'Keterangan tidak boleh lebih dari 500 karakter.')

/** A span of work. */
type Rentang = { readonly mulai: Instan; readonly selesai: Instan }

/** What is planned for one person on one date: the shift, if any, and the approved overtime that counts to it. */
export type RencanaHari = {
  readonly tanggal: Tanggal
  readonly shift: Shift | null
  readonly lembur: readonly Rentang[]
  /** From when it takes no check-in, because the day's next work has started */
  readonly masukSebelum?: Instan
}

/** The facts a day's status follows from. */
export type FaktaHari = {
  readonly rencana: RencanaHari
  readonly izin: StatusIzin | null
  readonly checkIn: boolean
  readonly checkOut: boolean
  /** Its person disputes the check-in that another made, and HR has not decided, or agreed; absent: nothing of it */
  readonly sanggahan?: 'menunggu' | 'diterima' | null
}

/** From the opening of check-in to the closing of check-out, both included. */
export type Jendela = { readonly buka: Instan; readonly tutup: Instan }

/** The moments between which a day takes punches; null on a day without work. */
export function jendelaPresensi(rencana: RencanaHari): Jendela | null {
  const kerja = kerjaPada(rencana)
  return kerja && { buka: kerja.mulai - BUKA_SEBELUM * 1000, tutup: kerja.selesai + TUTUP_SESUDAH * 1000 }
}

/**
 * The attendance day that a moment belongs to: the day whose window is open, else the calendar day of the office.
 * A night shift's morning belongs to the day before, until its window closes or the next day's opens; a next day
 * that opens while the work still runs waits for its end, or nobody could check out of it. A day that has had its
 * turn never gets it back.
 *
 * @param rencana the plans of the dates from two before the local date of `saat` (a shift of 24 hours that starts late
 *   closes two dates on) to one after it, in any order
 */
export function hariPresensi(saat: Instan, rencana: readonly RencanaHari[], zona: KodeZona): Tanggal {
  const dibuka = rencana
    .map((hari) => ({ tanggal: hari.tanggal, kerja: kerjaPada(hari), jendela: jendelaPresensi(hari) }))
    .filter(({ jendela }) => jendela !== null && saat >= jendela.buka)
    .toSorted((a, b) => (a.tanggal < b.tanggal ? -1 : 1))
  const giliran = dibuka.find(({ kerja }) => kerja !== null && saat < kerja.selesai) ?? dibuka.at(-1)
  return giliran?.jendela && saat <= giliran.jendela.tutup ? giliran.tanggal : tanggalLokal(saat, zona)
}

/**
 * The status of a person's day, the first that holds (`docs/rules.md`, section 2.2): check-in, approved request, day off,
 * over without check-in, still to come. A check-in that is disputed is none, and
 * until HR has decided the day is not over. Derived, never stored.
 */
export function statusHari(fakta: FaktaHari, saat: Instan): StatusPresensi {
  const { sanggahan = null } = fakta
  if (fakta.checkIn && sanggahan === null) return 'HADIR'
  if (fakta.izin !== null) return fakta.izin
  const jendela = jendelaPresensi(fakta.rencana)
  if (jendela === null) return 'LIBUR'
  if (saat <= jendela.tutup || sanggahan === 'menunggu') return 'BELUM_PRESENSI'
  return fakta.rencana.shift === null ? 'LIBUR' : 'ALPA'
}

/** Seconds late: 0 up to and including the tolerance, past it the seconds since shift start. */
export function computeTelat(shift: Shift | null, saat: Instan): Detik {
  if (shift === null) return 0
  const sejakMulai = Math.floor((saat - shift.mulai) / 1000)
  return sejakMulai > shift.toleransi ? sejakMulai : 0
}

/** Whether a check-in so many seconds late is called late: within the tolerance, that is none (`docs/rules.md`, section 2.3). */
export function isTelat(telat: Detik): boolean {
  return telat > 0
}

/** Seconds before the end of the shift, else 0. */
export function computeLebihAwal(shift: Shift | null, saat: Instan): Detik {
  return shift === null ? 0 : Math.max(0, Math.ceil((shift.selesai - saat) / 1000))
}

/** Whether a check-out so many seconds before the end is called early. */
export function isLebihAwal(lebihAwal: Detik): boolean {
  return lebihAwal > 0
}

/** Whether somebody who leaves so much before the shift's end is to say why. */
export function isAlasanPulangRequired(lebihAwal: Detik): boolean {
  return lebihAwal > PULANG_AWAL_WAJAR
}

/** What a punch is judged by. */
export type FaktaPresensi = {
  readonly saat: Instan
  readonly hari: FaktaHari
  readonly kantor: { readonly area: Area; readonly kebijakan: KebijakanLokasi }
  /** True on a day of approved work from home: the area is not asked. */
  readonly bebasArea: boolean
  readonly posisi: Posisi | null
  /** The site's code proves that the person is there, wherever no position does */
  readonly terbukti?: boolean
  /** Its person may read that code from afar */
  readonly kodeTerbaca?: boolean
  readonly keterangan: string
  /** The device's clock, evidence only */
  readonly waktuPerangkat: Instan | null
  /** Punches whose photo had the same bytes */
  readonly fotoSama: readonly FotoSama[]
  /** Punches of the day that were withdrawn */
  readonly ditarik: readonly Ditarik[]
}

/** A punch whose photo had the same bytes, and its attendance day. */
export type FotoSama = {
  /** Null: it came too late and is a request */
  readonly kejadian_id: number | null
  readonly tanggal: Tanggal
  /** Whether it is the same person's */
  readonly sendiri: boolean
}

type WaktuPresensi = Pick<FaktaPresensi, 'saat' | 'hari'>

export type Penolakan =
  | {
      readonly alasan: 'SUDAH_CHECK_IN' | 'SUDAH_CHECK_OUT' | 'BELUM_CHECK_IN' | 'HARI_LIBUR' | 'SUDAH_TUTUP'
    }
  | { readonly alasan: 'SEDANG_IZIN'; readonly status: StatusIzin }
  | { readonly alasan: 'BELUM_BUKA'; readonly bukaPada: Instan }
  | { readonly alasan: 'DI_LUAR_AREA'; readonly jarakMeter: number }
  | { readonly alasan: 'POSISI_TIDAK_DIKETAHUI' }
  | { readonly alasan: 'FOTO_TERPAKAI'; readonly tanggal: Tanggal }
  | { readonly alasan: 'KETERANGAN_WAJIB'; readonly jarakMeter: number | null }

/** What is recorded of an accepted punch's place, and why somebody is to look at it. */
export type BuktiLokasi = PenilaianLokasi & { readonly tanda: readonly Tanda[] }

export type KeputusanCheckIn =
  | ({ readonly ok: true; readonly telat: Detik } & BuktiLokasi)
  | ({ readonly ok: false } & Penolakan)
export type KeputusanCheckOut =
  | ({ readonly ok: true; readonly lebihAwal: Detik } & BuktiLokasi)
  | ({ readonly ok: false } & Penolakan)

/** May this person check in now, and how is it recorded? (`docs/rules.md`, section 2.6) */
export function decideCheckIn(fakta: FaktaPresensi): KeputusanCheckIn {
  const tolak = judgeWaktuCheckIn(fakta)
  if (tolak !== null) return { ok: false, ...tolak }
  const tempat = decideBukti(fakta)
  return tempat.ok ? { ...tempat, telat: computeTelat(fakta.hari.rencana.shift, fakta.saat) } : tempat
}

/** May this person check out now, and how is it recorded? Leaving early is recorded, never refused. */
export function decideCheckOut(fakta: FaktaPresensi): KeputusanCheckOut {
  const tolak = judgeWaktuCheckOut(fakta)
  if (tolak !== null) return { ok: false, ...tolak }
  const tempat = decideBukti(fakta)
  return tempat.ok ? { ...tempat, lebihAwal: computeLebihAwal(fakta.hari.rencana.shift, fakta.saat) } : tempat
}

/** Why a day takes no check-in at this moment, wherever from; null when it does. */
export function judgeWaktuCheckIn({ saat, hari }: WaktuPresensi): Penolakan | null {
  if (hari.checkIn) return { alasan: 'SUDAH_CHECK_IN' }
  if (hari.izin !== null) return { alasan: 'SEDANG_IZIN', status: hari.izin }
  const jendela = jendelaPresensi(hari.rencana)
  if (jendela === null) return { alasan: 'HARI_LIBUR' }
  if (saat < jendela.buka) return { alasan: 'BELUM_BUKA', bukaPada: jendela.buka }
  const { masukSebelum = Infinity } = hari.rencana
  return saat > jendela.tutup || saat >= masukSebelum ? { alasan: 'SUDAH_TUTUP' } : null
}

/** Why a day takes no check-out at this moment, wherever from; null when it does. */
export function judgeWaktuCheckOut({ saat, hari }: WaktuPresensi): Penolakan | null {
  if (!hari.checkIn) return { alasan: 'BELUM_CHECK_IN' }
  if (hari.checkOut) return { alasan: 'SUDAH_CHECK_OUT' }
  const jendela = jendelaPresensi(hari.rencana)
  return jendela !== null && saat > jendela.tutup ? { alasan: 'SUDAH_TUTUP' } : null
}

/** Why a photo proves nothing on a day: one's own of another; null when it does. */
export function judgeFoto(
  fotoSama: readonly FotoSama[],
  hari: Tanggal,
): Extract<Penolakan, { readonly alasan: 'FOTO_TERPAKAI' }> | null {
  const terpakai = fotoSama.find(({ sendiri, tanggal }) => sendiri && tanggal !== hari)
  return terpakai === undefined ? null : { alasan: 'FOTO_TERPAKAI', tanggal: terpakai.tanggal }
}

/** Somebody else's punch that this very photo was made for; undefined for none. */
export function findFotoLain(fotoSama: readonly FotoSama[]): FotoSama | undefined {
  return fotoSama.find(({ sendiri }) => !sendiri)
}

type KeputusanBukti = ({ readonly ok: true } & BuktiLokasi) | ({ readonly ok: false } & Penolakan)

/** The place first, then the photo: one that served on another day is refused, somebody else's is marked. */
function decideBukti(fakta: FaktaPresensi): KeputusanBukti {
  const tempat = decideLokasi(fakta)
  if (!tempat.ok) return tempat
  const terpakai = judgeFoto(fakta.fotoSama, fakta.hari.rencana.tanggal)
  if (terpakai !== null) return { ok: false, ...terpakai }
  const lain = findFotoLain(fakta.fotoSama)
  if (lain === undefined) return tempat
  const { kejadian_id, tanggal } = lain
  const dari = { ...(kejadian_id !== null && { kejadian_id }), tanggal }
  return { ...tempat, tanda: [...tempat.tanda, { kode: 'FOTO_ORANG_LAIN', ...dari }] }
}

/**
 * Outside or unknown: `wajib` refuses, `catat` wants a reason and marks the record for review. Where the area is not
 * asked, a punch without any position is marked as well.
 */
function decideLokasi(fakta: FaktaPresensi): KeputusanBukti {
  const nilai = judgeLokasi(fakta.posisi, fakta.kantor.area)
  const tanda = [...tandaPosisi(fakta, nilai), ...tandaJam(fakta), ...tandaTarik(fakta.ditarik)]
  if (fakta.bebasArea || !nilai.diLuarArea || isTerbukti(fakta, nilai))
    return { ok: true, ...nilai, diLuarArea: false, tanda }
  if (fakta.kantor.kebijakan === 'wajib') {
    return nilai.lokasi === 'luar' && nilai.jarakMeter !== null
      ? { ok: false, alasan: 'DI_LUAR_AREA', jarakMeter: nilai.jarakMeter }
      : { ok: false, alasan: 'POSISI_TIDAK_DIKETAHUI' }
  }
  if (isBlank(fakta.keterangan))
    return { ok: false, alasan: 'KETERANGAN_WAJIB', jarakMeter: nilai.jarakMeter }
  return { ok: true, ...nilai, tanda }
}

/** A code says where nobody knows, never against what is known. */
function isTerbukti({ terbukti = false }: FaktaPresensi, { lokasi }: PenilaianLokasi): boolean {
  return terbukti && lokasi === 'tidak_diketahui'
}

function tandaPosisi(fakta: FaktaPresensi, nilai: PenilaianLokasi): readonly Tanda[] {
  const { posisi, bebasArea } = fakta
  if (isTerbukti(fakta, nilai)) return fakta.kodeTerbaca === true ? [{ kode: 'KODE_TERBACA' }] : []
  if (posisi === null) return [{ kode: 'TANPA_POSISI' }]
  if (bebasArea || !nilai.diLuarArea) return []
  return nilai.lokasi === 'luar' && nilai.jarakMeter !== null
    ? [{ kode: 'DI_LUAR_AREA', meter: nilai.jarakMeter }]
    : [{ kode: 'POSISI_KURANG_TELITI', meter: Math.round(posisi.akurasi) }]
}

function tandaJam({ saat, waktuPerangkat }: FaktaPresensi): readonly Tanda[] {
  const selisih = waktuPerangkat === null ? 0 : waktuPerangkat - saat
  if (Math.abs(selisih) <= SELISIH_JAM_WAJAR * 1000) return []
  return [{ kode: 'JAM_BERBEDA', detik: Math.round(selisih / 1000) }]
}

/** From the first start to the last end of the day's shift and overtime; null on a day without work. */
export function kerjaPada({ shift, lembur }: RencanaHari): Rentang | null {
  const kerja = shift === null ? lembur : [shift, ...lembur]
  if (kerja.length === 0) return null
  return {
    mulai: Math.min(...kerja.map((k) => k.mulai)),
    selesai: Math.max(...kerja.map((k) => k.selesai)),
  }
}
