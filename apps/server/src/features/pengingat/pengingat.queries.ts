import type { Db, Tx } from '../../platform/db.ts'

/** Whether an account wants to be reminded. */
export async function findAktif(db: Db, penggunaId: number): Promise<boolean> {
  const { pengingat } = await db
    .selectFrom('pengguna')
    .select('pengingat')
    .where('id', '=', penggunaId)
    .executeTakeFirstOrThrow()
  return pengingat
}

export async function updateAktif(tx: Tx, penggunaId: number, aktif: boolean): Promise<void> {
  await tx.updateTable('pengguna').set({ pengingat: aktif }).where('id', '=', penggunaId).execute()
}
