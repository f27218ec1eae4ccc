import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, isOverdue } from '../../../platform/db.ts'

/** A photo with its punch's attendance day. */
export type Simpanan = {
  readonly id: number
  readonly kunci: string | null
  readonly tanggal: Tanggal
}

/** The next photos of days before `batas` after a punch, in the order in which they came. */
export async function listLewat(
  db: Db,
  batas: Tanggal,
  sesudah: number,
  jumlah: number,
): Promise<Simpanan[]> {
  const { rows } = await sql<Simpanan>`
    select s.kejadian_id as id, s.kunci, s.tanggal from presensi_selfie s
    where s.tanggal < ${batas} and s.kejadian_id > ${sesudah} order by s.kejadian_id limit ${jumlah}`.execute(
    db,
  )
  return rows
}

/** The oldest month of photos that has left and whose files may still be there; null: none. */
export async function findBuangan(db: Db): Promise<string | null> {
  const { rows } = await sql<{ nama: string }>`
    select tablename as nama from pg_tables where schemaname = 'buangan' order by 1 limit 1`.execute(db)
  return rows[0]?.nama ?? null
}

/** The next photos of such a month after a punch. */
export async function listBuangan(
  db: Db,
  nama: string,
  sesudah: number,
  jumlah: number,
): Promise<Simpanan[]> {
  const { rows } = await sql<Simpanan>`
    select kejadian_id as id, kunci, tanggal from ${sql.table(`buangan.${nama}`)}
    where kejadian_id > ${sesudah} order by kejadian_id limit ${jumlah}`.execute(db)
  return rows
}

/** All files of such a month are deleted. */
export async function endBuangan(db: Db, nama: string): Promise<void> {
  await sql`select habiskan_buangan(${nama})`.execute(db)
}

/**
 * Of some punches those whose photo and position leave on a day: their term is over and nothing needs them. Holds off
 * who is about to hold one, until the transaction ends.
 */
export async function lockLewat(tx: Tx, ids: readonly number[], hari: Tanggal): Promise<ReadonlySet<number>> {
  await lockPenahanan(tx)
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::bigint[]) as k (id) where boleh_dilupakan(id, ${hari})`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Whoever holds data and whoever deletes it come one after the other. */
export async function lockPenahanan(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('penahanan', 0))`.execute(tx)
}

/** Forgets photo, fingerprint and exact position of those that leave on a day. Gives which. */
export async function deleteJejak(
  tx: Tx,
  ids: readonly number[],
  hari: Tanggal,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    id: number
  }>`select id from lupakan_kejadian(${ids}::bigint[], ${hari}) as k (id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Makes room for the attendance of a day's month. False where somebody is at it: nobody who comes to work waits for this. */
export async function openBulan(db: Db, hari: Tanggal): Promise<boolean> {
  try {
    await sql`select siapkan_bulan(${hari})`.execute(db)
    return true
  } catch (error) {
    if (isOverdue(error)) return false
    throw error
  }
}

/** A month that has left as a whole: how many photos, of which days, and whether exact positions as well. */
export type BulanLewat = {
  readonly foto: number
  readonly awal: Tanggal | null
  readonly akhir: Tanggal | null
  readonly bukti: boolean
}

/** Lets go of the oldest month whose term is over on a day, but for what is held; null: none is. */
export async function deleteBulan(tx: Tx, hari: Tanggal): Promise<BulanLewat | null> {
  const { rows } = await sql<BulanLewat>`select foto, awal, akhir, bukti from buang_bulan(${hari})`.execute(
    tx,
  )
  return rows[0] ?? null
}

export type BulanSimpanan = { readonly bulan: string; readonly foto: number; readonly ditahan: number }

/** How many photos of days before `sampai` there are, by month `YYYY-MM`, and how many of these are held: asked once for all of them. */
export async function countSimpanan(db: Db, sampai: Tanggal): Promise<BulanSimpanan[]> {
  const { rows } = await sql<BulanSimpanan>`
    with foto as materialized (
      select s.kejadian_id, s.tanggal from presensi_selfie s where s.tanggal < ${sampai}),
    ditahan as materialized (
      select id from kejadian_ditahan(
        coalesce((select min(tanggal) from foto), ${sampai}::date), ${sampai}::date) as k (id))
    select to_char(f.tanggal, 'YYYY-MM') as bulan, count(*)::integer as foto, count(d.id)::integer as ditahan
    from foto f left join ditahan d on d.id = f.kejadian_id group by 1 order by 1`.execute(db)
  return rows
}
