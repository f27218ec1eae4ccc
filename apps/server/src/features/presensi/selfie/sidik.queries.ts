import { BEDA_TERBANYAK } from '@rekan/domain/presensi/ragu/mirip'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, PLANNED_ANEW } from '../../../platform/db.ts'
import type { SelfieDisimpan } from './selfie.queries.ts'

/** Somebody else's photo is looked for among so many latest ones of the office. */
const TERBARU_KANTOR = 1000

/** A punch and an earlier one whose photo looks alike. */
export type Mirip = {
  /** The later of the two, and its attendance day */
  readonly id: number
  readonly pada: Tanggal
  readonly kejadian_id: number
  readonly tanggal: Tanggal
  readonly orang_lain: boolean
}

/** Keeps what photos look like. */
export async function insertSidik(db: Db, foto: readonly SelfieDisimpan[]): Promise<void> {
  const hari = foto.map(({ tanggal }) => tanggal)
  // One after the other by their keys: joined, a plan may read the day's records for each.
  await sql`
    insert into selfie_sidik (kejadian_id, tanggal, karyawan_id, kantor_id, sidik)
    select f.id, f.tanggal, r.karyawan_id, e.kantor_id, f.sidik::bit(256)
    from unnest(${foto.map((f) => f.kejadian_id)}::bigint[], ${hari}::date[], ${foto.map((f) => f.sidik)}::text[]) f (id, tanggal, sidik)
      cross join lateral (select presensi_id, kantor_id from kejadian_semua
        where id = f.id and tanggal = f.tanggal and tanggal = any(${hari}::date[]) limit 1) e
      cross join lateral (select karyawan_id from presensi
        where id = e.presensi_id and tanggal = f.tanggal and tanggal = any(${hari}::date[]) limit 1) r
    on conflict (kejadian_id) do nothing ${PLANNED_ANEW}`.execute(db)
}

/**
 * Of each pair with one of these photos that looks alike, the later punch and the earlier one it resembles most, by the later. A photo
 * taken anew because the punch before it was withdrawn may well look like that one's.
 */
export async function listMirip(db: Db, kejadianId: readonly number[]): Promise<Mirip[]> {
  const { rows } = await sql<Mirip>`
    with baru as materialized (select * from selfie_sidik where kejadian_id = any(${kejadianId}::bigint[])),
    kantor as materialized (
      select s.* from (select distinct kantor_id from baru) k cross join lateral (
        select * from selfie_sidik s where s.kantor_id = k.kantor_id order by s.kejadian_id desc limit ${TERBARU_KANTOR}) s),
    pasangan as (
      select baru.kejadian_id as satu_id, baru.tanggal as satu_tanggal, baru.karyawan_id as satu_karyawan, s.*,
        bit_count(s.sidik # baru.sidik) as beda
      from baru join selfie_sidik s on s.karyawan_id = baru.karyawan_id
      where s.kejadian_id <> baru.kejadian_id and bit_count(s.sidik # baru.sidik) <= ${BEDA_TERBANYAK}
      union all
      select baru.kejadian_id, baru.tanggal, baru.karyawan_id, s.*, bit_count(s.sidik # baru.sidik)
      from baru join kantor s on s.kantor_id = baru.kantor_id
      where s.kejadian_id <> baru.kejadian_id and bit_count(s.sidik # baru.sidik) <= ${BEDA_TERBANYAK}),
    mirip as (
      select greatest(kejadian_id, satu_id) as id, least(kejadian_id, satu_id) as kejadian_id,
        case when kejadian_id > satu_id then tanggal else satu_tanggal end as pada,
        case when kejadian_id > satu_id then satu_tanggal else tanggal end as tanggal,
        karyawan_id <> satu_karyawan as orang_lain, beda
      from pasangan)
    select distinct on (m.id) m.id, m.pada, m.kejadian_id, m.tanggal, m.orang_lain
    from mirip m
    where not (not m.orang_lain and m.pada = m.tanggal and exists (select from presensi_ditarik d where d.id = m.kejadian_id))
    order by m.id, m.orang_lain desc, m.beda, m.kejadian_id ${PLANNED_ANEW}`.execute(db)
  return rows
}
