import { BEDA_TERBANYAK } from '@rekan/domain/presensi/ragu/mirip'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { FotoKejadian } from './selfie.queries.ts'

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

/** Keeps what a photo looks like. */
export async function insertSidik(db: Db, foto: FotoKejadian, sidik: string): Promise<void> {
  await sql`
    insert into selfie_sidik (kejadian_id, tanggal, karyawan_id, kantor_id, sidik)
    select e.id, e.tanggal, r.karyawan_id, e.kantor_id, ${sidik}::bit(256)
    from kejadian_semua e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal 
    where e.id = ${foto.kejadian_id} and e.tanggal = ${foto.tanggal}
    on conflict (kejadian_id) do nothing`.execute(db)
}

/**
 * Of each pair with this photo that looks alike, the later punch and the earlier one it resembles most. A photo taken
 * anew because the punch before it was withdrawn may well look like that one's.
 */
export async function listMirip(db: Db, kejadianId: number): Promise<Mirip[]> {
  const { rows } = await sql<Mirip>`
    with satu as (select * from selfie_sidik where kejadian_id = ${kejadianId}),
    lain as (
      select s.kejadian_id, s.tanggal, s.karyawan_id, s.sidik from satu join selfie_sidik s on s.karyawan_id = satu.karyawan_id
      union
      (select s.kejadian_id, s.tanggal, s.karyawan_id, s.sidik from satu join selfie_sidik s on s.kantor_id = satu.kantor_id
      order by s.kejadian_id desc limit ${TERBARU_KANTOR})),
    mirip as (
      select greatest(lain.kejadian_id, satu.kejadian_id) as id, least(lain.kejadian_id, satu.kejadian_id) as kejadian_id,
        case when lain.kejadian_id > satu.kejadian_id then lain.tanggal else satu.tanggal end as pada,
        case when lain.kejadian_id > satu.kejadian_id then satu.tanggal else lain.tanggal end as tanggal,
        lain.karyawan_id <> satu.karyawan_id as orang_lain, bit_count(lain.sidik # satu.sidik) as beda
      from satu join lain on lain.kejadian_id <> satu.kejadian_id)
    select distinct on (m.id) m.id, m.pada, m.kejadian_id, m.tanggal, m.orang_lain
    from mirip m
    where m.beda <= ${BEDA_TERBANYAK} and not (not m.orang_lain and m.pada = m.tanggal
      and exists (select from presensi_ditarik d where d.id = m.kejadian_id))
    order by m.id, m.orang_lain desc, m.beda, m.kejadian_id`.execute(db)
  return rows
}
