import { rencanaSehari } from '@rekan/domain/penugasan/penugasan'
import { type JenisIzin, statusIzin } from '@rekan/domain/pengajuan/izin/absensi'
import { type Paruh, izinSehari } from '@rekan/domain/pengajuan/izin/paruh'
import {
  type JadwalMingguan,
  type JamKerja,
  type KetentuanTanggal,
  type Shift,
  shiftPada,
} from '@rekan/domain/jadwal/jadwal'
import { isTanggalLibur } from '@rekan/domain/jadwal/libur'
import { isTerhitung } from '@rekan/domain/presensi/sanggah'
import {
  type FaktaHari,
  type FotoSama,
  type RencanaHari,
  hariPresensi,
} from '@rekan/domain/presensi/hari/presensi'
import type { Ditarik } from '@rekan/domain/presensi/tarik'
import { type Instan, type KodeZona, type Tanggal, addHari, tanggalLokal } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'
import {
  type PunchBaru,
  type RentangHari,
  type RiwayatMentah,
  fetchHariPunch,
  fetchHariMentah,
  fetchHariMentahBanyak,
  fetchJamMentah,
} from './hari.queries.ts'
import { type KerjaHari, type PenugasanHari, isAturan, kerjaHari, penugasanPada } from './penugasan.ts'
import type {
  HariMentah,
  JadwalMentah,
  Kejadian,
  KejadianHitung,
  KejadianRingkas,
  KejadianPokok,
  KerjaMentah,
  Penempatan,
  PenempatanMentah,
  PenugasanMentah,
  RencanaMentah,
  VersiJadwal,
} from './hari.sql.ts'

/** Where a person stands on one attendance day: its facts, the placements in force, the punches. */
export type Hari<K extends KejadianPokok = Kejadian> = {
  readonly tanggal: Tanggal
  readonly zona: KodeZona
  readonly fakta: FaktaHari
  readonly shift: Shift | null
  /** The company has breaks punched on it */
  readonly istirahatDicatat: boolean
  /** Its hours, or that it is off, were set for this one date. */
  readonly roster: boolean
  /** The approved request of the day, whether or not it gives a status. */
  readonly izin: JenisIzin | null
  /** Approved leave of half of it; the other half is to be attended */
  readonly setengah: { readonly jenis: JenisIzin; readonly paruh: Paruh } | null
  /** In force on the day, primary first; never empty. */
  readonly penempatan: readonly [Penempatan, ...Penempatan[]]
  /** Its works by their start, each with its punches; of several, the day itself has the first in and the last out */
  readonly penugasan: readonly PenugasanHari<K>[]
  readonly checkIn: K | null
  readonly checkOut: K | null
}
/** The same by what days are counted by */
export type HariHitung = Hari<KejadianHitung>
/** The same by what the desk counts */
export type HariRingkas = Hari<KejadianRingkas>

/** The day of now, and what of it was withdrawn. */
export type HariIni = Hari & { readonly ditarik: readonly Ditarik[] }

/** A person's attendance day of now; null for someone without a placement. */
export async function fetchHariIni(db: Db | Tx, karyawanId: number, saat: Instan): Promise<HariIni | null> {
  return hariPadaSaat(await fetchHariMentah(db, { karyawanId, ...rentangSekitar(saat) }), saat)
}

/** The same for a punch, with the punches whose photo had these bytes and what doubt about it asks for. */
export async function fetchHariPresensi(
  tx: Tx,
  karyawanId: number,
  punch: PunchBaru,
): Promise<{
  readonly hari: HariIni | null
  readonly fotoSama: readonly FotoSama[]
  readonly riwayat: RiwayatMentah
  /** The day as it follows from other facts */
  readonly hariDari: (ubah: (mentah: HariMentah) => HariMentah) => HariIni | null
}> {
  const { saat } = punch
  const mentah = await fetchHariPunch(tx, { karyawanId, ...rentangSekitar(saat) }, punch)
  return {
    hari: hariPadaSaat(mentah, saat),
    fotoSama: mentah.foto_sama,
    riwayat: mentah.riwayat,
    hariDari: (ubah) => hariPadaSaat(ubah(mentah), saat),
  }
}

/** A person's days from `dari` to `sampai`, at most about a month, oldest first; days without a placement are left out. */
export async function fetchHariRentang(
  db: Db | Tx,
  karyawanId: number,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<readonly Hari[]> {
  return hariDalam(await fetchHariMentah(db, { karyawanId, dari, sampai }), dari, sampai)
}

/** What the week alone says of a person's days, rosters and whatever stands by itself aside; null: off. */
export async function fetchShiftPekan(
  db: Db | Tx,
  karyawanId: number,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<ReadonlyMap<Tanggal, Shift | null>> {
  const mentah = await fetchHariMentah(db, { karyawanId, dari, sampai })
  const pekan = { ...mentah, roster: [], penugasan: [], lembur: [], kejadian: [], istirahat: [] }
  return new Map(hariDalam(pekan, dari, sampai).map(({ tanggal, shift }) => [tanggal, shift]))
}

/** The same of several stretches at once, in their order: one round trip, however many. */
export async function fetchHariBanyak(
  db: Db | Tx,
  rentang: readonly RentangHari[],
): Promise<readonly (readonly Hari[])[]> {
  const semua = await fetchHariMentahBanyak(db, rentang)
  return rentang.map(({ dari, sampai }, i) => {
    const mentah = semua[i]
    return mentah === undefined ? [] : hariDalam(mentah, dari, sampai)
  })
}

/** A schedule by its id, as the rules know it on a date. */
export type JadwalBernomor = {
  readonly jadwalId: number
  readonly pada: (tanggal: Tanggal) => JadwalMingguan
}

/**
 * By which weeks and hours people may work between two dates: all schedules, rosters' hours each once, and the holidays
 * that no site works on.
 */
export async function fetchJamKerja(
  db: Db | Tx,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<{
  readonly libur: readonly Tanggal[]
  readonly jadwal: readonly JadwalBernomor[]
  readonly roster: readonly (JamKerja & { readonly tanggal: Tanggal })[]
}> {
  const { libur, jadwal, roster } = await fetchJamMentah(db, dari, sampai)
  return {
    libur: libur.flatMap(({ tanggal, kantor_ids }) => (kantor_ids.length === 0 ? [tanggal] : [])),
    jadwal: jadwal.map((j) => ({ jadwalId: j.jadwal_id, pada: (tanggal) => jadwalPada(j, tanggal) })),
    roster,
  }
}

function hariDalam(mentah: HariMentah, dari: Tanggal, sampai: Tanggal): Hari[] {
  const hari: Hari[] = []
  for (let tanggal = dari; tanggal <= sampai; tanggal = addHari(tanggal, 1)) {
    const satu = hariPada(tanggal, mentah)
    if (satu !== null) hari.push(satu)
  }
  return hari
}

/** The sites where a person may work on a day: of what follows from the week any of their offices, as of a day without work. */
export function tempatKerja({
  penugasan,
  penempatan,
}: Pick<Hari<KejadianPokok>, 'penugasan' | 'penempatan'>): number[] {
  const kantor = penempatan.map(({ kantor_id }) => kantor_id)
  return penugasan.length === 0
    ? kantor
    : penugasan.flatMap((satu) => (satu.kantor === null ? kantor : [satu.kantor.kantor_id]))
}

/** Whose work a day's works were, and who did the person's own. */
export function namaPenggantian({ penugasan }: Pick<Hari, 'penugasan'>) {
  return {
    menggantikan: penugasan.flatMap(({ menggantikan }) => menggantikan?.nama ?? []),
    digantikan_oleh: penugasan.flatMap(({ pengganti }) => pengganti?.nama ?? []),
  }
}

/** The dates that a moment's attendance day follows from. */
export function rentangSekitar(saat: Instan): { readonly dari: Tanggal; readonly sampai: Tanggal } {
  // Indonesia spans UTC+7 to +9: its local date is UTC's or the day after; two days before it and one after are asked.
  const utc = new Date(saat).toISOString().slice(0, 10)
  return { dari: addHari(utc, -2), sampai: addHari(utc, 2) }
}

function hariPadaSaat(mentah: HariMentah, saat: Instan): HariIni | null {
  const tanggal = tanggalPadaSaat(mentah, saat)
  const hari = tanggal === null ? null : hariPada(tanggal, mentah)
  if (hari === null) return null
  const ditarik = mentah.ditarik.filter((d) => d.tanggal === tanggal)
  return { ...hari, ditarik: ditarik.map((d) => ({ perluTinjauan: d.perlu_tinjauan })) }
}

/** The attendance day that a moment belongs to for a person, of what is planned from two dates before it to two after. */
export function tanggalPadaSaat(mentah: RencanaMentah, saat: Instan): Tanggal | null {
  const zona = zonaPadaSaat(mentah, saat)
  if (zona === undefined) return null
  const hariIni = tanggalLokal(saat, zona)
  // Work of up to 24 hours that starts late in the evening closes two dates later.
  const rencana = [-2, -1, 0, 1].map((selisih) => rencanaPada(addHari(hariIni, selisih), mentah))
  return hariPresensi(saat, rencana, zona)
}

/** The zone of the placement in force, else of one that ended within the days fetched: its last night may still be open. */
function zonaPadaSaat({ penempatan }: Pick<HariMentah, 'penempatan'>, saat: Instan): KodeZona | undefined {
  const sekarang = penempatan.find((p) => isInForce(p, tanggalLokal(saat, p.zona_waktu)))
  return (sekarang ?? penempatan.find((p) => p.tanggal_masuk <= tanggalLokal(saat, p.zona_waktu)))?.zona_waktu
}

/** A person's facts of one date; null without a placement on it. */
export function hariPada<K extends KejadianPokok>(
  tanggal: Tanggal,
  mentah: Omit<HariMentah<PenugasanMentah, K>, 'ditarik'>,
): Hari<K> | null {
  const [utama, ...penempatanLain] = mentah.penempatan
    .filter((p) => isInForce(p, tanggal))
    .map((p) => penempatanPada(p, tanggal))
  if (utama === undefined) return null
  const penugasan = kerjaTanggal(tanggal, mentah, utama)
  const rencana = rencanaSehari(
    tanggal,
    penugasan.map((satu) => satu.rencana),
  )
  const { utuh: izin, setengah } = izinPada(tanggal, mentah)
  const hadir = penugasan.filter((satu) => satu.checkIn !== null)
  const [checkIn, checkOut] = [hadir[0]?.checkIn ?? null, hadir.at(-1)?.checkOut ?? null]
  return {
    tanggal,
    zona: utama.zona_waktu,
    fakta: {
      rencana,
      izin: izin === null ? null : statusIzin(izin),
      checkIn: checkIn !== null,
      checkOut: checkOut !== null,
      sanggahan: keadaanDisanggah(hadir),
    },
    shift: rencana.shift,
    istirahatDicatat: isAturan(mentah, tanggal, 'presensi_istirahat', true),
    roster: mentah.roster.some((p) => p.tanggal === tanggal),
    izin,
    setengah,
    penempatan: [utama, ...penempatanLain],
    penugasan,
    checkIn,
    checkOut,
  }
}

/** Whether all that a day was attended by is disputed, and how that stands. */
function keadaanDisanggah(hadir: readonly KerjaHari[]): 'menunggu' | 'diterima' | null {
  const disanggah = hadir.map(({ checkIn }) => checkIn?.sanggahan ?? null)
  if (disanggah.length === 0 || disanggah.some(isTerhitung)) return null
  return disanggah.some((satu) => satu?.diterima === null) ? 'menunggu' : 'diterima'
}

/** A person's works of one date by what they count; null without a placement on it. */
export function kerjaHariPada<K extends KejadianPokok>(
  tanggal: Tanggal,
  mentah: Omit<HariMentah<KerjaMentah, K>, 'ditarik'>,
): readonly KerjaHari<K>[] | null {
  const utama = mentah.penempatan.find((p) => isInForce(p, tanggal))
  if (utama === undefined) return null
  const shift = shiftTanggal(tanggal, mentah, utama, jadwalPada(utama, tanggal))
  return kerjaHari(tanggal, mentah, ...shift)
}

/** What is planned for a date, punches aside. */
function rencanaPada(tanggal: Tanggal, mentah: RencanaMentah): RencanaHari {
  const utama = mentah.penempatan.find((p) => isInForce(p, tanggal))
  const penugasan =
    utama === undefined
      ? []
      : kerjaTanggal(tanggal, { ...mentah, kejadian: [], istirahat: [] }, penempatanPada(utama, tanggal))
  return rencanaSehari(
    tanggal,
    penugasan.map((satu) => satu.rencana),
  )
}

/** The works of a date: by the week of the primary placement or by roster, and those of their own. */
function kerjaTanggal<K extends KejadianPokok>(
  tanggal: Tanggal,
  mentah: Omit<HariMentah<PenugasanMentah, K>, 'ditarik'>,
  utama: Penempatan,
): readonly PenugasanHari<K>[] {
  return penugasanPada(tanggal, mentah, ...shiftTanggal(tanggal, mentah, utama, jadwalFrom(utama)))
}

/** What the week or its roster says of a date, and the half of it that is leave. */
function shiftTanggal(
  tanggal: Tanggal,
  mentah: Pick<HariMentah, 'libur' | 'roster' | 'izin'>,
  { kantor_id, zona_waktu }: Pick<Penempatan, 'kantor_id' | 'zona_waktu'>,
  jadwal: JadwalMingguan,
): [Shift | null, Paruh | null] {
  const shift = shiftPada(tanggal, jadwal, ketentuan(tanggal, mentah, kantor_id), zona_waktu)
  return [shift, izinPada(tanggal, mentah).setengah?.paruh ?? null]
}

function izinPada(tanggal: Tanggal, { izin }: Pick<HariMentah, 'izin'>) {
  return izinSehari(izin.filter((i) => i.tanggal_mulai <= tanggal && tanggal <= i.tanggal_selesai))
}

function ketentuan(
  tanggal: Tanggal,
  { libur: semua, roster }: Pick<HariMentah, 'libur' | 'roster'>,
  kantorId: number,
): KetentuanTanggal {
  const libur = isTanggalLibur(tanggal, kantorId, semua)
  const berlaku = roster.find((p) => p.tanggal === tanggal)
  if (berlaku === undefined) return { libur }
  const { jam_mulai: mulai, jam_selesai: selesai } = berlaku
  return {
    libur,
    roster: mulai === null || selesai === null ? 'libur' : { mulai, selesai },
  }
}

function penempatanPada(mentah: PenempatanMentah, tanggal: Tanggal): Penempatan {
  const berlaku = versiPada(mentah.versi, tanggal)
  const terakhir = terbaca.get(mentah)
  if (terakhir?.berlaku === berlaku) return terakhir.penempatan
  const { versi: _, ...penempatan } = mentah
  const { berlaku_dari: __, ...isi } = berlaku
  const satu = { ...penempatan, ...isi }
  terbaca.set(mentah, { berlaku, penempatan: satu })
  return satu
}

/** As it was on the date before: nearly all days of a month have the same, and to copy it takes a tenth of their time. */
const terbaca = new WeakMap<
  PenempatanMentah,
  { readonly berlaku: VersiJadwal; readonly penempatan: Penempatan }
>()

function jadwalPada({ versi }: Pick<JadwalMentah, 'versi'>, tanggal: Tanggal): JadwalMingguan {
  return jadwalFrom(versiPada(versi, tanggal))
}

function jadwalFrom({
  minggu,
  toleransi_detik,
  masuk_saat_libur,
}: Omit<VersiJadwal, 'berlaku_dari'>): JadwalMingguan {
  return { hari: minggu, toleransi: toleransi_detik, masukSaatLibur: masuk_saat_libur }
}

/** What a schedule says on a date; before its first version, nobody works by it. */
function versiPada(versi: JadwalMentah['versi'], tanggal: Tanggal): VersiJadwal {
  return versi.findLast((satu) => satu.berlaku_dari <= tanggal) ?? BELUM_BERLAKU
}

const BELUM_BERLAKU: VersiJadwal = {
  berlaku_dari: '0001-01-01',
  toleransi_detik: 0,
  masuk_saat_libur: false,
  minggu: {},
}

function isInForce(
  { tanggal_masuk, tanggal_selesai }: Pick<Penempatan, 'tanggal_masuk' | 'tanggal_selesai'>,
  tanggal: Tanggal,
): boolean {
  return tanggal_masuk <= tanggal && (tanggal_selesai === null || tanggal <= tanggal_selesai)
}
