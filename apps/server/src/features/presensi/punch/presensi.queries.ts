import { derajatKasar } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { type Tx, pgConstraint } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { type ValueOf, composeOnce } from '../../../platform/statement.ts'
import type { BuktiTersimpan } from '../luring/bukti.queries.ts'
import type { TurunanBaru } from '../hari/beku.service.ts'
import { isDiputihkan } from '../hari/hari.sql.ts'

/** A photo as received. */
export type Selfie = { readonly tipe: string; readonly isi: Buffer; readonly sha256: Buffer }

/** The work of a day that a punch goes to: a new one, opened with its check-in, or the one that stands. */
export type HariKejadian =
  | {
      readonly karyawanId: number
      readonly tanggal: Tanggal
      readonly penugasanId: number | null
      /** The row that the work becomes with this punch */
      readonly turunan: TurunanBaru | null
    }
  | { readonly presensiId: number; readonly karyawanId: number; readonly tanggal: Tanggal }

/** A punch as it is written, without what the database adds; its position exact. */
export type KejadianBaru = Omit<Insertable<Skema['presensi_kejadian']>, 'id' | 'presensi_id' | 'tanggal'>

/** What stands beside a punch for a while: its phone's evidence, and its position as finely as it was told. */
type BuktiPunch = {
  readonly luring: BuktiTersimpan | null
  readonly teliti: {
    readonly lat7: number | null
    readonly lng7: number | null
    readonly akurasiDm: number | null
  } | null
}

/**
 * Writes a punch with its day and its photo, in one statement: this is what everybody waits for at eight o'clock.
 * Undefined when the work already has one of this kind, or became a row meanwhile.
 */
export async function insertKejadian(
  tx: Tx,
  hari: HariKejadian,
  k: KejadianBaru,
  selfie: Selfie,
  { luring, teliti }: BuktiPunch = { luring: null, teliti: null },
): Promise<PunchTersimpan | undefined> {
  const nilai: NilaiPunch = {
    ...k,
    lintang: kasar(k.latitude),
    bujur: kasar(k.longitude),
    karyawanId: hari.karyawanId,
    hari: hari.tanggal,
    presensiId: 'presensiId' in hari ? hari.presensiId : null,
    penugasanId: 'presensiId' in hari ? null : hari.penugasanId,
    tipe: selfie.tipe,
    isi: selfie.isi,
    taksir: luring && new Date(luring.taksir),
    ponselId: luring && luring.ponselId,
    luring: luring && luring.luring,
    luringTanda: luring && luring.tanda,
    penilaian: luring && JSON.stringify(luring.penilaian),
    lat7: teliti && teliti.lat7,
    lng7: teliti && teliti.lng7,
    akurasiDm: teliti && teliti.akurasiDm,
  }
  if ('presensiId' in hari) return (await insertKeHari(tx, nilai))[0]
  if (hari.turunan === null) return (await insertDenganHari(tx, nilai))[0]
  return (await insertDenganKerja(tx, { ...nilai, ...turunanBernama(hari.turunan) }))[0]
}

type PunchTersimpan = {
  readonly id: number
  readonly presensi_id: number
  readonly penugasan_id: number | null
  /** Its lateness does not count */
  readonly diputihkan: boolean
}
type NilaiPunch = KejadianBaru & {
  /** Coarse, for all to read */
  readonly lintang: number | null
  readonly bujur: number | null
  readonly karyawanId: number
  readonly hari: Tanggal
  readonly presensiId: number | null
  readonly penugasanId: number | null
  readonly tipe: string
  readonly isi: Buffer
  readonly taksir: Date | null
  readonly ponselId: number | null
  readonly luring: string | null
  readonly luringTanda: string | null
  readonly penilaian: string | null
  readonly lat7: number | null
  readonly lng7: number | null
  readonly akurasiDm: number | null
}

/** In SQL, a punch with all that is written beside it; `hari` names its record, which `dibuka` may open. */
function insertPunch(
  n: ValueOf<NilaiPunch>,
  dibuka: RawBuilder<unknown>,
  hari: RawBuilder<unknown>,
): RawBuilder<PunchTersimpan> {
  return sql`
    with ${dibuka} hari as (${hari}),
    kejadian as (
      insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, latitude, longitude, akurasi, lokasi,
        jarak_meter, di_luar_area, perlu_tinjauan, tanda, keterangan, waktu_perangkat, telat_detik, lebih_awal_detik, oleh_id,
        selfie_sha256, diterima_pada, luring_detik, nilai_waktu, kode_pos)
      select id, ${n('hari')}::date, ${n('jenis')}::text, ${n('waktu')}::timestamptz, ${n('kantor_id')}::integer,
        ${n('lintang')}::double precision, ${n('bujur')}::double precision, ${n('akurasi')}::real, ${n('lokasi')}::text,
        ${n('jarak_meter')}::integer, ${n('di_luar_area')}::boolean, ${n('perlu_tinjauan')}::boolean, ${n('tanda')}::jsonb,
        ${n('keterangan')}::text, ${n('waktu_perangkat')}::timestamptz, ${n('telat_detik')}::integer,
        ${n('lebih_awal_detik')}::integer, ${n('oleh_id')}::integer, ${n('selfie_sha256')}::bytea,
        ${n('diterima_pada')}::timestamptz, ${n('luring_detik')}::integer, ${n('nilai_waktu')}::text,
        ${n('kode_pos')}::text
      from hari
      on conflict (presensi_id, tanggal, jenis) do nothing
      returning id, presensi_id, kantor_id, waktu, telat_detik),
    bukti as (
      insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude, taksir, ponsel_id, luring, luring_tanda,
        penilaian, lat7, lng7, akurasi_dm)
      select id, ${n('hari')}::date, ${n('latitude')}::double precision, ${n('longitude')}::double precision,
        ${n('taksir')}::timestamptz, ${n('ponselId')}::integer, ${n('luring')}::text, ${n('luringTanda')}::text,
        ${n('penilaian')}::jsonb, ${n('lat7')}::integer, ${n('lng7')}::integer, ${n('akurasiDm')}::integer
      from kejadian
      where ${n('latitude')}::double precision is not null or ${n('luring')}::text is not null),
    foto as (
      insert into presensi_selfie (kejadian_id, tanggal, tipe, isi)
      select id, ${n('hari')}::date, ${n('tipe')}::text, ${n('isi')}::bytea from kejadian),
    diterima as (
      insert into selfie_diterima (sha256, kejadian_id, karyawan_id, tanggal)
      select ${n('selfie_sha256')}::bytea, id, ${n('karyawanId')}::integer, ${n('hari')}::date from kejadian
      where ${n('selfie_sha256')}::bytea is not null)
    select e.id, e.presensi_id, h.penugasan_id, ${isDiputihkan(sql`${n('karyawanId')}::integer`)} as diputihkan
    from kejadian e join hari h on h.id = e.presensi_id`
}

/** In SQL, the record of a day of the work `kerja`. */
const hariBaru = (n: ValueOf<NilaiPunch>) => sql`
  baru as (insert into presensi (karyawan_id, tanggal, penugasan_id)
    select ${n('karyawanId')}::integer, ${n('hari')}::date, kerja.id from kerja
    -- The record of a day whose check-in was withdrawn is there already.
    on conflict (karyawan_id, tanggal, penugasan_id) do update set penugasan_id = excluded.penugasan_id
    returning id, penugasan_id),`
const HARI_BARU = sql`select id, penugasan_id from baru`

const insertKeHari = composeOnce<NilaiPunch, PunchTersimpan>((n) =>
  insertPunch(n, sql``, sql`select ${n('presensiId')}::bigint as id, null::bigint as penugasan_id`),
)
const insertDenganHari = composeOnce<NilaiPunch, PunchTersimpan>((n) =>
  insertPunch(n, sql`kerja as (select ${n('penugasanId')}::bigint as id), ${hariBaru(n)}`, HARI_BARU),
)
const insertDenganKerja = composeOnce<NilaiPunch & TurunanBernama, PunchTersimpan>((n) =>
  insertPunch(n, sql`${kerjaBeku(n)}, ${hariBaru(n)}`, HARI_BARU),
)

/** A derived row's values under names of their own beside the punch's. */
type TurunanBernama = { readonly [K in keyof TurunanBaru as `kerja_${K}`]: TurunanBaru[K] }

function turunanBernama(turunan: TurunanBaru): TurunanBernama {
  return Object.fromEntries(
    Object.entries(turunan).map(([nama, nilai]) => [`kerja_${nama}`, nilai]),
  ) as TurunanBernama
}

/** In SQL, the row that a work which follows from the week becomes; none where somebody was faster. */
function kerjaBeku(n: ValueOf<TurunanBernama>): RawBuilder<unknown> {
  return sql`kerja as (
    insert into penugasan (karyawan_id, tanggal, kantor_id, asal, turunan, mulai, selesai, toleransi_detik,
      istirahat_detik, istirahat_sesudah_detik, dibuat_pada)
    values (${n('kerja_karyawan_id')}, ${n('kerja_tanggal')}, ${n('kerja_kantor_id')}, ${n('kerja_asal')}, true,
      ${n('kerja_mulai')}, ${n('kerja_selesai')}, ${n('kerja_toleransi_detik')}, ${n('kerja_istirahat_detik')},
      ${n('kerja_istirahat_sesudah_detik')}, ${n('kerja_dibuat_pada')})
    on conflict (karyawan_id, tanggal) where turunan and dibatalkan_pada is null do nothing returning id)`
}

const kasar = (derajat: number | null | undefined) => (derajat == null ? null : derajatKasar(derajat))

/** Whether the database refused a check-out because its check-in was withdrawn at the same moment. */
export function isTanpaCheckIn(error: unknown): boolean {
  return pgConstraint(error) === 'presensi_kejadian_sesudah'
}

export async function findKaryawanAktif(tx: Tx, karyawanId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('karyawan')
    .select('id')
    .where('id', '=', karyawanId)
    .where('aktif', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
