import type { Instan } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** The newest link of a kind takes the place of the one before it. */
export async function upsertTautan(db: Db, tautan: Insertable<Skema['tautan_sandi']>): Promise<void> {
  const { token_hash, dibuat_pada, kedaluwarsa_pada } = tautan
  await db
    .insertInto('tautan_sandi')
    .values(tautan)
    .onConflict((c) =>
      c.columns(['pengguna_id', 'jenis']).doUpdateSet({ token_hash, dibuat_pada, kedaluwarsa_pada }),
    )
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

/** Uses a link up. Returns its account, or undefined if it does not open (any more). */
export async function takeTautan(tx: Tx, tokenHash: Buffer, saat: Instan): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('tautan_sandi')
    .where('token_hash', '=', tokenHash)
    .where('kedaluwarsa_pada', '>', at(saat))
    .returning('pengguna_id')
    .executeTakeFirst()
  return row?.pengguna_id
}

export async function updateKataSandi(tx: Tx, penggunaId: number, kataSandi: string | null): Promise<void> {
  await tx.updateTable('pengguna').set({ kata_sandi: kataSandi }).where('id', '=', penggunaId).execute()
}

/** The password's digest; null for an account that has none yet. */
export async function findKataSandi(db: Db, penggunaId: number): Promise<string | null> {
  const row = await db
    .selectFrom('pengguna')
    .select('kata_sandi')
    .where('id', '=', penggunaId)
    .executeTakeFirst()
  return row?.kata_sandi ?? null
}

/** False when the password is no longer the one that was verified. */
export async function replaceKataSandi(
  tx: Tx,
  penggunaId: number,
  lama: string,
  baru: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('pengguna')
    .set({ kata_sandi: baru })
    .where('id', '=', penggunaId)
    .where('kata_sandi', '=', lama)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
