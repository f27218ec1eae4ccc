import type { StatusTerbitan } from '@rekan/domain/roster/lembar'
import { type Instan, type Tanggal, addHari } from '@rekan/domain/waktu'
import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { HasilTerbitan } from '../../platform/schema.kerja.ts'
import type { Skema } from '../../platform/schema.ts'

type Baris = Selectable<Skema['roster_terbitan']>
export type Terbitan = Omit<Baris, 'oleh_id' | 'kantor_ids' | 'alasan' | 'denyut_pada'> & {
  readonly oleh: string
}
export type Diambil = Pick<Baris, 'id' | 'oleh_id' | 'mulai' | 'hari' | 'kantor_ids' | 'alasan'>

/** The newest, whoever's. */
export async function findTerbitan(db: Db | Tx): Promise<Terbitan | undefined> {
  return db
    .selectFrom('roster_terbitan as t')
    .innerJoin('pengguna as p', 'p.id', 't.oleh_id')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['t.id', 't.mulai', 't.hari', 't.status', 't.selesai', 't.dari', 't.hasil'])
    .select('t.dibuat_pada')
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('oleh'))
    .orderBy('t.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** False where another one is under way. */
export async function insertTerbitan(
  tx: Tx,
  baru: Omit<Diambil, 'id'> & { readonly saat: Instan },
): Promise<boolean> {
  const { rows } = await sql`
    insert into roster_terbitan (oleh_id, mulai, hari, kantor_ids, alasan, status, dibuat_pada)
    values (${baru.oleh_id}, ${baru.mulai}, ${baru.hari}, ${baru.kantor_ids}::integer[], ${baru.alasan}, 'JALAN', ${at(baru.saat)})
    on conflict ((true)) where status = 'JALAN' do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Ends the one that is under way so; false where it is not any more. */
export async function updateStatus(
  db: Db | Tx,
  id: number,
  status: StatusTerbitan,
  hasil: HasilTerbitan | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('roster_terbitan')
    .set({ status, denyut_pada: null, hasil: hasil && JSON.stringify(hasil) })
    .where('id', '=', id)
    .where('status', '=', 'JALAN')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Says how far it is; false once it was called off. */
export async function updateSelesai(
  db: Db,
  id: number,
  { selesai, dari }: { readonly selesai: number; readonly dari: number },
  saat: Instan,
): Promise<boolean> {
  const { rows } = await sql`
    update roster_terbitan set selesai = greatest(selesai, ${selesai}), dari = ${dari}, denyut_pada = ${at(saat)}
    where id = ${id} and status = 'JALAN' returning 1`.execute(db)
  return rows.length > 0
}

/** Those whose worker was not heard of since `batas` have stopped: its transaction went with it. */
export async function stopMati(db: Db, batas: Instan): Promise<void> {
  await sql`
    update roster_terbitan set status = 'TERHENTI', denyut_pada = null
    where status = 'JALAN' and denyut_pada <= ${at(batas)}`.execute(db)
}

/** Sites at which something is drafted on these days, and how many cells at each; in the order in which they are locked. */
export async function listKantorDraf(
  db: Db | Tx,
  {
    mulai,
    hari,
    kantor_ids,
  }: { readonly mulai: Tanggal; readonly hari: number; readonly kantor_ids: number[] | null },
): Promise<{ readonly kantor_id: number; readonly sel: number }[]> {
  const { rows } = await sql<{ kantor_id: number; sel: number }>`
    -- Whatever is drafted of a cell, its first shift is.
    select kantor_id, count(*)::integer as sel from roster_draf
    where ke = 0 and tanggal between ${mulai} and ${addHari(mulai, hari - 1)}
      and (${kantor_ids}::integer[] is null or kantor_id = any(${kantor_ids}::integer[]))
    group by kantor_id order by kantor_id`.execute(db)
  return rows
}

/** Holds the rosters of sites for the rest of the transaction: their drafts stay as they are. */
export async function lockSemua(tx: Tx, kantorIds: readonly number[]): Promise<void> {
  await sql`select from roster where kantor_id = any(${kantorIds}::integer[]) order by kantor_id for update`.execute(
    tx,
  )
}
