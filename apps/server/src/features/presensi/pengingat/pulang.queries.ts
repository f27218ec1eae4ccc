import { type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'

/** A day with a check-in and no check-out that its person was not told of. */
export type Terlupa = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly presensi_id: number
  readonly pengguna_id: number
}

/** So many days back it is looked for: longer ago, nobody is told any more. */
const MUNDUR = 3

/** The days that may be told of, the earliest first. */
export async function listTerlupa(db: Db, saat: Instan): Promise<Terlupa[]> {
  // The east is a date ahead of the west.
  const sampai = hariBarat(saat)
  const { rows } = await sql<Terlupa>`
    select distinct on (r.karyawan_id, r.tanggal) r.karyawan_id, r.tanggal, r.id as presensi_id, u.id as pengguna_id
    from presensi r join pengguna u on u.karyawan_id = r.karyawan_id and u.aktif
    where r.tanggal between ${addHari(sampai, -MUNDUR)} and ${sampai}
      and exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal and e.jenis = 'check_in')
      and not exists (select from presensi_kejadian e where e.presensi_id = r.id and e.tanggal = r.tanggal and e.jenis = 'check_out')
      and not exists (select from pulang_terlupa t where t.karyawan_id = r.karyawan_id and t.tanggal = r.tanggal)
    order by r.karyawan_id, r.tanggal, r.id`.execute(db)
  return rows
}

/** Which of these nobody was told of yet; the others were another server's. */
export async function insertTerlupa(
  tx: Tx,
  semua: readonly Terlupa[],
  saat: Instan,
): Promise<{ readonly karyawan_id: number; readonly tanggal: Tanggal }[]> {
  const { rows } = await sql<{ karyawan_id: number; tanggal: Tanggal }>`
    insert into pulang_terlupa (karyawan_id, tanggal, diberitahu_pada)
    select karyawan_id, tanggal, ${at(saat)}
    from unnest(${semua.map((s) => s.karyawan_id)}::integer[], ${semua.map((s) => s.tanggal)}::date[]) s (karyawan_id, tanggal)
    on conflict do nothing returning karyawan_id, tanggal`.execute(tx)
  return rows
}
