import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { Skema } from '../../platform/schema.ts'

/** The account of an address, or of a kode karyawan; both whatever their letter case. */
export function findPengguna(db: Db, name: string) {
  return db
    .selectFrom('pengguna as p')
    .leftJoin('karyawan as k', 'k.id', 'p.karyawan_id')
    .select(['p.id', 'p.email', 'p.kata_sandi', 'p.role'])
    .select((eb) => eb.fn.coalesce('k.nama', 'p.nama').$notNull().as('nama'))
    .select((eb) =>
      eb.and([eb('p.aktif', '=', true), eb(eb.fn.coalesce('k.aktif', eb.lit(true)), '=', true)]).as('aktif'),
    )
    .where((eb) =>
      eb.or([eb('p.email', '=', name.toLowerCase()), eb('k.kode', '=', sql<string>`upper(${name})`)]),
    )
    .executeTakeFirst()
}

export async function insertSesi(db: Db, sesi: Insertable<Skema['sesi']>): Promise<void> {
  await db.insertInto('sesi').values(sesi).execute()
}

export async function deleteSesi(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('sesi').where('token_hash', '=', tokenHash).execute()
}
