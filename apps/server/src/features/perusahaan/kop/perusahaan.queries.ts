import { type Insertable, type Updateable, sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'
import { findPerusahaan } from './perusahaan.sql.ts'

/** The company's record, held for the rest of the transaction. */
export async function lockPerusahaan(tx: Tx) {
  await sql`select from perusahaan for update`.execute(tx)
  return findPerusahaan(tx)
}

export async function updatePerusahaan(tx: Tx, ubah: Updateable<Skema['perusahaan']>): Promise<void> {
  await tx.updateTable('perusahaan').set(ubah).execute()
}

/** Adds a letterhead; gives its id. */
export async function insertKop(tx: Tx, kop: Insertable<Skema['kop_surat']>): Promise<number> {
  const { id } = await tx.insertInto('kop_surat').values(kop).returning('id').executeTakeFirstOrThrow()
  return id
}
