import type { Role } from '@rekan/domain/akses/peran'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { isPenggantianInForce } from '../../penempatan/lingkup.sql.ts'
import { mayReplace } from '../putusan/lingkup.sql.ts'

type Akun = { readonly id: number; readonly nama: string }

/** Somebody decides in a coordinator's place for some days. */
export type Pengganti = {
  readonly id: number
  readonly koordinator: Akun
  readonly pengganti: Akun
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
  readonly dibuat_pada: Instan
  /** It holds now */
  readonly berlaku: boolean
}

/** Those of today and to come that were not called off, soonest first; of an account, or everybody's. */
export function listPengganti(db: Db | Tx, akunId: number | null, saat: Instan): Promise<Pengganti[]> {
  return select(
    db,
    sql`${isOwn(akunId)} and g.dicabut_pada is null and upper(g.masa) > ${at(saat)}
      order by lower(g.masa), g.id`,
    saat,
  )
}

/** One that the account, or null for everybody, may see. */
export async function findPengganti(
  tx: Tx,
  akunId: number | null,
  id: number,
  saat: Instan,
): Promise<Pengganti | undefined> {
  const [satu] = await select(tx, sql`${isOwn(akunId)} and g.id = ${id}`, saat)
  return satu
}

/** Holds the two accounts, always in the same order, with who they are; those that can't sign in are left out. */
export async function lockAkun(
  tx: Tx,
  ids: readonly number[],
): Promise<{ id: number; role: Role; karyawan_id: number | null }[]> {
  const { rows } = await sql<{ id: number; role: Role; karyawan_id: number | null; aktif: boolean }>`
    select p.id, p.role, p.karyawan_id,
      p.aktif and coalesce((select k.aktif from karyawan k where k.id = p.karyawan_id), true) as aktif
    from pengguna p where p.id = any(${ids}::integer[]) order by p.id for no key update of p`.execute(tx)
  return rows.filter(({ aktif }) => aktif)
}

/** Whether within these moments the account has somebody in its place, or stands in for somebody. */
export async function isDalamPenggantian(
  tx: Tx,
  sebagai: 'koordinator_id' | 'pengganti_id',
  penggunaId: number,
  masa: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('koordinator_pengganti')
    .select('id')
    .where(sebagai, '=', penggunaId)
    .where('dicabut_pada', 'is', null)
    .where(sql<SqlBool>`masa && ${masa}::tstzrange`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPengganti(
  tx: Tx,
  baru: Insertable<Skema['koordinator_pengganti']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('koordinator_pengganti')
    .values(baru)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** False when somebody was faster. */
export async function endPengganti(tx: Tx, id: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('koordinator_pengganti')
    .set({ dicabut_pada: new Date(saat) })
    .where('id', '=', id)
    .where('dicabut_pada', 'is', null)
    .where(sql<SqlBool>`upper(masa) > ${at(saat)}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Those in which the account stands in for others, or others for it, now or later, end; gives their ids. */
export async function endSemuaMilik(tx: Tx, akunId: number, saat: Instan): Promise<readonly number[]> {
  const rows = await tx
    .updateTable('koordinator_pengganti')
    .set({ dicabut_pada: new Date(saat) })
    .where((eb) => eb.or([eb('pengganti_id', '=', akunId), eb('koordinator_id', '=', akunId)]))
    .where('dicabut_pada', 'is', null)
    .where(sql<SqlBool>`upper(masa) > ${at(saat)}`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function select(db: Db | Tx, syarat: RawBuilder<unknown>, saat: Instan): Promise<Pengganti[]> {
  const { rows } = await sql<Pengganti>`
    select g.id, g.tanggal_mulai, g.tanggal_selesai, g.dibuat_pada,
      ${isPenggantianInForce(saat)} and ${mayReplace('u', 'w')} as berlaku,
      ${akun('koordinator_id')} as koordinator, ${akun('pengganti_id')} as pengganti
    from koordinator_pengganti g
      join pengguna u on u.id = g.pengganti_id left join karyawan w on w.id = u.karyawan_id
    where ${syarat}`.execute(db)
  return rows
}

function akun(kolom: 'koordinator_id' | 'pengganti_id'): RawBuilder<Akun> {
  return sql<Akun>`(select json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama))
    from pengguna u left join karyawan k on k.id = u.karyawan_id where u.id = ${sql.ref(`g.${kolom}`)})`
}

function isOwn(penggunaId: number | null): RawBuilder<SqlBool> {
  return penggunaId === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${penggunaId}::integer in (g.koordinator_id, g.pengganti_id)`
}
