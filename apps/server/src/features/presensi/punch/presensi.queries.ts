import { derajatKasar } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { type Tx, pgConstraint } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { BuktiTersimpan } from '../luring/bukti.queries.ts'
import type { TurunanBaru } from '../hari/beku.service.ts'

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

/**
 * Writes a punch with its day and its photo, in one statement: this is what everybody waits for at eight o'clock.
 * Undefined when the work already has one of this kind, or became a row meanwhile.
 */
export async function insertKejadian(
  tx: Tx,
  hari: HariKejadian,
  k: KejadianBaru,
  selfie: Selfie,
  luring: BuktiTersimpan | null = null,
): Promise<{ id: number; presensi_id: number; penugasan_id: number | null } | undefined> {
  const hariIni =
    'presensiId' in hari
      ? sql`select ${hari.presensiId}::bigint as id, null::bigint as penugasan_id`
      : sql`select id, penugasan_id from baru`
  const dibuka =
    'presensiId' in hari
      ? sql``
      : sql`${hari.turunan === null ? sql`kerja as (select ${hari.penugasanId}::bigint as id)` : kerjaBeku(hari.turunan)},
        baru as (insert into presensi (karyawan_id, tanggal, penugasan_id)
          select ${hari.karyawanId}::integer, ${hari.tanggal}::date, kerja.id from kerja
          -- The record of a day whose check-in was withdrawn is there already.
          on conflict (karyawan_id, tanggal, penugasan_id) do update set penugasan_id = excluded.penugasan_id
          returning id, penugasan_id),`
  const { rows } = await sql<{ id: number; presensi_id: number; penugasan_id: number | null }>`
    with ${dibuka} hari as (${hariIni}),
    kejadian as (
      insert into presensi_kejadian (presensi_id, tanggal, jenis, waktu, kantor_id, latitude, longitude, akurasi, lokasi,
        jarak_meter, di_luar_area, perlu_tinjauan, tanda, keterangan, waktu_perangkat, telat_detik, lebih_awal_detik, oleh_id,
        selfie_sha256, diterima_pada, luring_detik, nilai_waktu)
      select id, ${hari.tanggal}::date, ${k.jenis}::text, ${k.waktu}::timestamptz, ${k.kantor_id}::integer,
        ${kasar(k.latitude)}::double precision, ${kasar(k.longitude)}::double precision, ${k.akurasi}::real, ${k.lokasi}::text,
        ${k.jarak_meter}::integer, ${k.di_luar_area}::boolean, ${k.perlu_tinjauan}::boolean, ${k.tanda}::jsonb,
        ${k.keterangan}::text, ${k.waktu_perangkat}::timestamptz, ${k.telat_detik}::integer, ${k.lebih_awal_detik}::integer,
        ${k.oleh_id}::integer, ${k.selfie_sha256}::bytea, ${k.diterima_pada}::timestamptz, ${k.luring_detik}::integer,
        ${k.nilai_waktu}::text
      from hari
      on conflict (presensi_id, tanggal, jenis) do nothing
      returning id, presensi_id),
    bukti as (
      insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude, taksir, ponsel_id, luring, luring_tanda, penilaian)
      select id, ${hari.tanggal}::date, ${k.latitude}::double precision, ${k.longitude}::double precision,
        ${luring && new Date(luring.taksir)}::timestamptz, ${luring && luring.ponselId}::integer,
        ${luring && luring.luring}::text, ${luring && luring.tanda}::text,
        ${luring && JSON.stringify(luring.penilaian)}::jsonb
      from kejadian
      where ${k.latitude}::double precision is not null or ${luring && luring.luring}::text is not null),
    foto as (
      insert into presensi_selfie (kejadian_id, tanggal, tipe, isi)
      select id, ${hari.tanggal}::date, ${selfie.tipe}::text, ${selfie.isi}::bytea from kejadian),
    diterima as (
      insert into selfie_diterima (sha256, kejadian_id, karyawan_id, tanggal)
      select ${k.selfie_sha256}::bytea, id, ${hari.karyawanId}::integer, ${hari.tanggal}::date from kejadian
      where ${k.selfie_sha256}::bytea is not null)
    select k.id, k.presensi_id, h.penugasan_id from kejadian k join hari h on h.id = k.presensi_id`.execute(
    tx,
  )
  return rows[0]
}

/** In SQL, the row that a work which follows from the week becomes; none where somebody was faster. */
function kerjaBeku(t: TurunanBaru): RawBuilder<unknown> {
  return sql`kerja as (
    insert into penugasan (karyawan_id, tanggal, kantor_id, asal, turunan, mulai, selesai, toleransi_detik,
      istirahat_detik, istirahat_sesudah_detik, dibuat_pada)
    values (${t.karyawan_id}, ${t.tanggal}, ${t.kantor_id}, ${t.asal}, true, ${t.mulai}, ${t.selesai},
      ${t.toleransi_detik}, ${t.istirahat_detik}, ${t.istirahat_sesudah_detik}, ${t.dibuat_pada})
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
