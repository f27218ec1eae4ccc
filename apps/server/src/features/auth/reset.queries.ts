import type { Instan } from '@rekan/domain/waktu'
import { type Insertable, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

export type Permintaan = { readonly id: number; readonly email: string; readonly dibuat_pada: Instan }

export async function insertPermintaan(db: Db, email: string, saat: Instan): Promise<void> {
  await db
    .insertInto('permintaan_reset')
    .values({ email, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.column('email').doNothing())
    .execute()
}

/** Takes the oldest request that is due, for this server alone until `sampai`. */
export async function claimPermintaan(db: Db, saat: Instan, sampai: Instan): Promise<Permintaan | null> {
  const { rows } = await sql<Permintaan>`
    update permintaan_reset set coba_lagi_pada = ${at(sampai)}
    where id = (select id from permintaan_reset where coba_lagi_pada is null or coba_lagi_pada <= ${at(saat)}
      order by id limit 1 for update skip locked)
    returning id, email, dibuat_pada`.execute(db)
  return rows[0] ?? null
}

export async function deletePermintaan(db: Db, id: number): Promise<void> {
  await db.deleteFrom('permintaan_reset').where('id', '=', id).execute()
}

/** The active account of an address, with when its last link was made. */
export function findPenerima(db: Db, email: string) {
  return db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .leftJoin('tautan_sandi as t', 't.pengguna_id', 'p.id')
    .select(['p.id', 'p.email', 't.dibuat_pada as terakhir'])
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('nama'))
    .where('p.email', '=', email)
    .where('p.aktif', '=', true)
    .where((eb) => eb(eb.fn.coalesce('k.aktif', eb.lit(true)), '=', true))
    .executeTakeFirst()
}

/** The newest link takes the place of the one before it. */
export async function upsertTautan(db: Db, tautan: Insertable<Skema['tautan_sandi']>): Promise<void> {
  const { token_hash, dibuat_pada, kedaluwarsa_pada } = tautan
  await db
    .insertInto('tautan_sandi')
    .values(tautan)
    .onConflict((c) => c.column('pengguna_id').doUpdateSet({ token_hash, dibuat_pada, kedaluwarsa_pada }))
    .execute()
}

/** Whether a link opens. */
export async function findTautan(db: Db, tokenHash: Buffer, saat: Instan): Promise<boolean> {
  const row = await db
    .selectFrom('tautan_sandi')
    .select('pengguna_id')
    .where('token_hash', '=', tokenHash)
    .where('kedaluwarsa_pada', '>', at(saat))
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a link up; gives whose it was, or undefined when it does not open (any more). */
export async function takeTautan(tx: Tx, tokenHash: Buffer, saat: Instan): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('tautan_sandi')
    .where('token_hash', '=', tokenHash)
    .where('kedaluwarsa_pada', '>', at(saat))
    .returning('pengguna_id')
    .executeTakeFirst()
  return row?.pengguna_id
}

/** Sets the password and ends every session that the old one opened. */
export async function changeKataSandi(tx: Tx, penggunaId: number, kataSandi: string): Promise<void> {
  await tx.updateTable('pengguna').set({ kata_sandi: kataSandi }).where('id', '=', penggunaId).execute()
  await tx.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).execute()
}
