import { BEDA_TERBANYAK } from '@rekan/domain/presensi/ragu/mirip'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** How a person of a crew is called. */
export type OrangRegu = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly avatar: string | null
  readonly punya_akun: boolean
  readonly punya_pin: boolean
}

/** By name. */
export async function fetchOrangRegu(db: Db, ids: readonly number[]): Promise<OrangRegu[]> {
  const { rows } = await sql<OrangRegu>`
    select k.id, k.kode, k.nama, u.avatar, coalesce(u.aktif, false) as punya_akun,
      exists (select from karyawan_pin p where p.karyawan_id = k.id) as punya_pin
    from karyawan k left join pengguna u on u.karyawan_id = k.id
    where k.id = any(${[...ids]}::integer[]) order by lower(k.nama), k.id`.execute(db)
  return rows
}

/** The codes of the receipts of some punches. */
export async function fetchKodeBukti(
  db: Db,
  kejadianIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; kode: string }>`
    select kejadian_id as id, kode from tanda_bukti where kejadian_id = any(${[...kejadianIds]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, kode }) => [id, kode]))
}

/** A pair of people of a crew with one photo, or nearly so. */
export type Kembar = { readonly orang: [number, number]; readonly persis: boolean }

/** Pairs of punches of different people whose photos are the same bytes or look so, each pair of people once. */
export async function listKembar(db: Db, kejadianIds: readonly number[]): Promise<Kembar[]> {
  const { rows } = await sql<{ satu: number; lain: number; persis: boolean }>`
    with foto as materialized (
      select f.kejadian_id, f.karyawan_id, f.sha256, s.sidik
      from selfie_diterima f left join selfie_sidik s on s.kejadian_id = f.kejadian_id
      where f.kejadian_id = any(${[...kejadianIds]}::bigint[]))
    select a.karyawan_id as satu, b.karyawan_id as lain, bool_or(a.sha256 = b.sha256) as persis
    from foto a join foto b on a.karyawan_id < b.karyawan_id
      and (a.sha256 = b.sha256 or bit_count(a.sidik # b.sidik) <= ${BEDA_TERBANYAK})
    group by 1, 2 order by 1, 2`.execute(db)
  return rows.map(({ satu, lain, persis }) => ({ orang: [satu, lain], persis }))
}

/** How many of some punches have a photo that was not looked at yet. */
export async function countFotoMenunggu(db: Db, kejadianIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from presensi_selfie
    where kejadian_id = any(${[...kejadianIds]}::bigint[]) and kunci is null and not rusak`.execute(db)
  return rows[0]?.n ?? 0
}

/** Whether a site asks a witness for PINs. */
export async function isPinDiminta(db: Db | Tx, kantorId: number): Promise<boolean> {
  const row = await db.selectFrom('kantor').select('pin_regu').where('id', '=', kantorId).executeTakeFirst()
  return row?.pin_regu ?? false
}
