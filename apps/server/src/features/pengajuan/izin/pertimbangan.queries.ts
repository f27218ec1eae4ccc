import { PERIODE_HARI } from '@rekan/domain/pengajuan/cuti/kuota-cuti'
import {
  JENIS_IZIN,
  type JenisIzin,
  type StatusPengajuan,
  statusIzin,
} from '@rekan/domain/pengajuan/izin/absensi'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** Another request of the same person that draws on the same leave, for one that is to be decided. */
export type Sekantong = {
  readonly untuk: number
  readonly status: StatusPengajuan
  readonly karyawan_id: number
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
  readonly total_hari: number
  /** Whether both have days in the same month */
  readonly sebulan: boolean
}

/** Another request of the same person and kind, for one that is to be decided. */
export type Sebelumnya = {
  readonly untuk: number
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
  readonly total_hari: number
  readonly status: StatusPengajuan
}

/** Somebody else's days off at the same office and unit, for a request that is to be decided. */
export type Bentrok = {
  readonly untuk: number
  readonly nama: string
  readonly jenis_izin: JenisIzin
  readonly status: StatusPengajuan
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
}

/** Approved overtime on a day of a request that has the person away. */
export type Lembur = {
  readonly untuk: number
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly zona_waktu: KodeZona
}

/** A punch of the day that a correction is about. */
export type Tercatat = {
  readonly untuk: number
  readonly jenis: JenisKejadian
  readonly waktu: Instan
  readonly zona_waktu: KodeZona
}

const TERBANYAK = 10
/** Requests on whose days nobody works, so that approved overtime stands against them. */
const TIDAK_BEKERJA = JENIS_IZIN.filter((jenis) => ![null, 'DINAS_LUAR'].includes(statusIzin(jenis)))

/** Of these requests for leave, those of the same person from the same leave: what waits, and what was approved in the month or period. */
export async function listSekantong(db: Db | Tx, ids: readonly number[]): Promise<Sekantong[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Sekantong>`
    select * from (
      select a.id as untuk, l.karyawan_id, l.status, l.tanggal_mulai, l.tanggal_selesai, l.total_hari,
        case c.kuota_per when 'periode' then l.tanggal_mulai < a.tanggal_selesai + ${PERIODE_HARI}::integer
          and l.tanggal_selesai > a.tanggal_mulai - ${PERIODE_HARI}::integer
        else date_trunc('month', l.tanggal_mulai) <= date_trunc('month', a.tanggal_selesai)
          and date_trunc('month', l.tanggal_selesai) >= date_trunc('month', a.tanggal_mulai) end as sebulan
      from absensi a
      join jenis_cuti c on c.id = a.cuti_id
      join absensi l on l.karyawan_id = a.karyawan_id and l.id <> a.id
      join jenis_cuti d on d.id = l.cuti_id
      where a.id = any(${ids}::integer[])
        and (d.id = c.id or (c.mengurangi_cuti_tahunan and d.mengurangi_cuti_tahunan))) l
    where l.status = 'menunggu' or (l.status = 'disetujui' and l.sebulan)`.execute(db)
  return rows
}

/**
 * Of each of these requests, what the same person has of the same kind that waits or was approved, from a year before its
 * first day on: the latest first, at most ten. One occasion asked for in pieces shows.
 */
export async function listSebelumnya(db: Db | Tx, ids: readonly number[]): Promise<Sebelumnya[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Sebelumnya>`
    select a.id as untuk, l.tanggal_mulai, l.tanggal_selesai, l.total_hari, l.status
    from absensi a cross join lateral (
      select l.* from absensi l
      where l.karyawan_id = a.karyawan_id and l.id <> a.id and l.jenis_izin = a.jenis_izin
        and l.cuti_id is not distinct from a.cuti_id and l.status in ('menunggu', 'disetujui')
        and l.tanggal_selesai >= a.tanggal_mulai - interval '1 year'
      order by l.tanggal_mulai desc limit ${TERBANYAK}) l
    where a.id = any(${ids}::integer[])
    order by a.id, l.tanggal_mulai desc`.execute(db)
  return rows
}

/**
 * Who else of the same unit at the same office is away on some of these requests' days, or asks to be; at most ten for
 * each, the approved first. Found by the days: in a large company those are far fewer than the people.
 */
export async function listBentrok(db: Db | Tx, ids: readonly number[]): Promise<Bentrok[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Bentrok>`
    with diminta as materialized (
      select distinct a.id, a.karyawan_id, a.tanggal_mulai, a.tanggal_selesai, p.kantor_id, p.unit
      from absensi a join penempatan p on p.karyawan_id = a.karyawan_id and p.tanggal_masuk <= a.tanggal_selesai
        and coalesce(p.tanggal_selesai, 'infinity') >= a.tanggal_mulai
      where a.id = any(${ids}::integer[]) and a.jenis_izin <> 'KOREKSI_PRESENSI'),
    lain as materialized (
      select distinct l.id, l.karyawan_id, l.jenis_izin, l.status, l.tanggal_mulai, l.tanggal_selesai, q.kantor_id, q.unit
      from absensi l join penempatan q on q.karyawan_id = l.karyawan_id and q.tanggal_masuk <= l.tanggal_selesai
        and coalesce(q.tanggal_selesai, 'infinity') >= l.tanggal_mulai
      where l.status in ('menunggu', 'disetujui') and l.jenis_izin <> 'KOREKSI_PRESENSI'
        and l.tanggal_selesai >= (select min(tanggal_mulai) from diminta)
        and l.tanggal_mulai <= (select max(tanggal_selesai) from diminta))
    select untuk, k.nama, b.jenis_izin, b.status, b.tanggal_mulai, b.tanggal_selesai
    from (
      select d.id as untuk, l.*, row_number() over (partition by d.id order by l.status, l.tanggal_mulai, l.karyawan_id) as ke
      from diminta d join lain l on l.kantor_id = d.kantor_id and l.unit = d.unit and l.karyawan_id <> d.karyawan_id
        and l.tanggal_mulai <= d.tanggal_selesai and l.tanggal_selesai >= d.tanggal_mulai) b
    join karyawan k on k.id = b.karyawan_id
    where b.ke <= ${TERBANYAK}
    order by untuk, b.ke`.execute(db)
  return rows
}

/** The punches of the days that these corrections are about. */
export async function listTercatat(db: Db | Tx, ids: readonly number[]): Promise<Tercatat[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('absensi as a')
    .innerJoin('presensi as r', (join) =>
      join.onRef('r.karyawan_id', '=', 'a.karyawan_id').onRef('r.tanggal', '=', 'a.tanggal_mulai'),
    )
    .innerJoin('presensi_kejadian as e', (join) =>
      join.onRef('e.presensi_id', '=', 'r.id').onRef('e.tanggal', '=', 'r.tanggal'),
    )
    .innerJoin('kantor as o', 'o.id', 'e.kantor_id')
    .select(['a.id as untuk', 'e.jenis', 'e.waktu', 'o.zona_waktu'])
    .where('a.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

/** Approved overtime on the days of these requests for leave or permission, the first ones; at most ten for each. */
export async function listLembur(db: Db | Tx, ids: readonly number[]): Promise<Lembur[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Lembur>`
    select a.id as untuk, l.tanggal, l.mulai, l.selesai,
      coalesce((select o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = a.karyawan_id and p.tanggal_masuk <= l.tanggal
          and coalesce(p.tanggal_selesai >= l.tanggal, true)
        order by p.utama desc limit 1), 'WIB') as zona_waktu
    from absensi a cross join lateral (
      select tanggal, mulai, selesai, hari_presensi from lembur
      where karyawan_id = a.karyawan_id and status = 'disetujui'
        and hari_presensi between a.tanggal_mulai and a.tanggal_selesai
      order by mulai limit ${TERBANYAK}) l
    where a.id = any(${ids}::integer[]) and a.jenis_izin = any(${TIDAK_BEKERJA}::text[])
    order by a.id, l.mulai`.execute(db)
  return rows
}
