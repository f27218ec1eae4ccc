import type { Instan } from '@rekan/domain/waktu'
import type { Insertable } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Skema } from '../../../platform/schema.ts'

/** The account that pay still goes to in place of the one on record; undefined where none waits. */
export function findTahan(db: Db | Tx, karyawanId: number, saat: Instan) {
  return db
    .selectFrom('rekening_tahan')
    .select(['nama_bank', 'nomor_rekening', 'diganti_pada', 'sampai'])
    .where('karyawan_id', '=', karyawanId)
    .where('sampai', '>', at(saat))
    .where('dikonfirmasi_oleh_id', 'is', null)
    .executeTakeFirst()
}

/** In the place of one that waited before. */
export async function replaceTahan(
  tx: Tx,
  karyawanId: number,
  tahan: Omit<Insertable<Skema['rekening_tahan']>, 'karyawan_id'> | null,
): Promise<void> {
  await tx.deleteFrom('rekening_tahan').where('karyawan_id', '=', karyawanId).execute()
  if (tahan !== null)
    await tx
      .insertInto('rekening_tahan')
      .values({ ...tahan, karyawan_id: karyawanId })
      .execute()
}

/** False where none waits any more. */
export async function confirmTahan(tx: Tx, karyawanId: number, oleh: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rekening_tahan')
    .set({ dikonfirmasi_oleh_id: oleh, dikonfirmasi_pada: new Date(saat) })
    .where('karyawan_id', '=', karyawanId)
    .where('sampai', '>', at(saat))
    .where('dikonfirmasi_oleh_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
