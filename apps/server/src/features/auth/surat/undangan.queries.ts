import type { Insertable } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** The newest invitation of an account takes the place of the one before it, printed or mailed. */
export async function replaceUndangan(
  tx: Tx,
  semua: readonly Insertable<Skema['undangan']>[],
): Promise<void> {
  if (semua.length === 0) return
  await tx
    .insertInto('undangan')
    .values([...semua])
    .onConflict((c) =>
      c.column('pengguna_id').doUpdateSet((eb) => ({
        kode_hash: eb.ref('excluded.kode_hash'),
        dibuat_pada: eb.ref('excluded.dibuat_pada'),
        kedaluwarsa_pada: eb.ref('excluded.kedaluwarsa_pada'),
      })),
    )
    .execute()
  await tx
    .deleteFrom('tautan_sandi')
    .where('jenis', '=', 'undangan')
    .where(
      'pengguna_id',
      'in',
      semua.map(({ pengguna_id }) => pengguna_id),
    )
    .execute()
}
