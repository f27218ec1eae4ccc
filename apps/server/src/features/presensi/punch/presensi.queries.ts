import { derajatKasar } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanggal } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Tx, pgConstraint } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { fetchHariMentah } from '../hari/hari.queries.ts'
import type { Kejadian } from '../hari/hari.sql.ts'

/** A photo as received. */
export type Selfie = { readonly tipe: string; readonly isi: Buffer; readonly sha256: Buffer }

/** The work of a day that a punch goes to: a new one, opened with its check-in, or the one that stands. */
export type HariKejadian =
  | { readonly karyawanId: number; readonly tanggal: Tanggal; readonly penugasanId: number | null }
  | { readonly presensiId: number; readonly tanggal: Tanggal }

/** A punch as it is written, without what the database adds; its position exact. */
export type KejadianBaru = Omit<Insertable<Skema['presensi_kejadian']>, 'id' | 'presensi_id' | 'sesudah'>

/**
 * Writes a punch with its day and its photo, in one statement: this is what everybody waits for at eight o'clock.
 * Undefined when the work already has one of this kind.
 */
export async function insertKejadian(
  tx: Tx,
  hari: HariKejadian,
  k: KejadianBaru,
  selfie: Selfie,
): Promise<{ id: number; presensi_id: number } | undefined> {
  const hariIni =
    'presensiId' in hari
      ? sql`select ${hari.presensiId}::bigint as id`
      : // The record of a day whose check-in was withdrawn is there already.
        sql`select id from baru union all
          select id from presensi where karyawan_id = ${hari.karyawanId} and tanggal = ${hari.tanggal}
            and penugasan_id is not distinct from ${hari.penugasanId}::bigint`
  const dibuka =
    'presensiId' in hari
      ? sql``
      : sql`baru as (insert into presensi (karyawan_id, tanggal, penugasan_id)
          values (${hari.karyawanId}, ${hari.tanggal}, ${hari.penugasanId})
          on conflict (karyawan_id, tanggal, penugasan_id) do nothing returning id),`
  const { rows } = await sql<{ id: number; presensi_id: number }>`
    with ${dibuka} hari as (${hariIni}),
    kejadian as (
      insert into presensi_kejadian (presensi_id, jenis, waktu, kantor_id, latitude, longitude, akurasi, lokasi,
        jarak_meter, di_luar_area, perlu_tinjauan, tanda, keterangan, waktu_perangkat, telat_detik, lebih_awal_detik, oleh_id,
        selfie_sha256)
      select id, ${k.jenis}::text, ${k.waktu}::timestamptz, ${k.kantor_id}::integer,
        ${kasar(k.latitude)}::double precision, ${kasar(k.longitude)}::double precision, ${k.akurasi}::real, ${k.lokasi}::text,
        ${k.jarak_meter}::integer, ${k.di_luar_area}::boolean, ${k.perlu_tinjauan}::boolean, ${k.tanda}::jsonb,
        ${k.keterangan}::text, ${k.waktu_perangkat}::timestamptz, ${k.telat_detik}::integer, ${k.lebih_awal_detik}::integer,
        ${k.oleh_id}::integer, ${k.selfie_sha256}::bytea
      from hari
      on conflict (presensi_id, jenis) do nothing
      returning id, presensi_id),
    bukti as (
      insert into presensi_bukti (kejadian_id, tanggal, latitude, longitude)
      select id, ${hari.tanggal}::date, ${k.latitude}::double precision, ${k.longitude}::double precision from kejadian
      where ${k.latitude}::double precision is not null),
    foto as (
      insert into presensi_selfie (kejadian_id, tipe, isi)
      select id, ${selfie.tipe}::text, ${selfie.isi}::bytea from kejadian)
    select id, presensi_id from kejadian`.execute(tx)
  return rows[0]
}

const kasar = (derajat: number | null | undefined) => (derajat == null ? null : derajatKasar(derajat))

/** Whether the database refused a check-out because its check-in was withdrawn at the same moment. */
export function isTanpaCheckIn(error: unknown): boolean {
  return pgConstraint(error) === 'presensi_kejadian_presensi_id_sesudah_fkey'
}

/** A person's punch of a work, if it has been made. */
export async function findKejadian(
  tx: Tx,
  karyawanId: number,
  { tanggal, penugasanId }: { readonly tanggal: Tanggal; readonly penugasanId: number | null },
  jenis: JenisKejadian,
): Promise<Kejadian | null> {
  const { kejadian } = await fetchHariMentah(tx, { karyawanId, dari: tanggal, sampai: tanggal })
  return kejadian.find((k) => k.jenis === jenis && k.penugasan_id === penugasanId) ?? null
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
