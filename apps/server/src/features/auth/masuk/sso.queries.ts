import type { Instan } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'

/** Somebody of a provider, by its name and its name of them */
type Orang = { readonly penerbit: string; readonly sub: string }

/** The account that they have signed in to before; undefined: none. */
export async function findAkunSso(db: Db, { penerbit, sub }: Orang): Promise<number | undefined> {
  const row = await db
    .selectFrom('pengguna_sso')
    .select('pengguna_id')
    .where('penerbit', '=', penerbit)
    .where('sub', '=', sub)
    .executeTakeFirst()
  return row?.pengguna_id
}

/** Links them with an account; false where the account is linked with another of that provider's, or they with another account. */
export async function insertAkunSso(
  tx: Tx,
  { penerbit, sub }: Orang,
  akunId: number,
  saat: Instan,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('pengguna_sso')
    .values({ penerbit, sub, pengguna_id: akunId, dibuat_pada: new Date(saat) })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
