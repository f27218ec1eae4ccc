import type { Instan } from '@rekan/domain/waktu'
import type { Db, Tx } from '../../../platform/db.ts'

/** A person's PIN as it is kept; null without one. */
export async function findPin(db: Db | Tx, karyawanId: number): Promise<string | null> {
  const row = await db
    .selectFrom('karyawan_pin')
    .select('phc')
    .where('karyawan_id', '=', karyawanId)
    .executeTakeFirst()
  return row?.phc ?? null
}

export async function upsertPin(tx: Tx, karyawanId: number, phc: string, saat: Instan): Promise<void> {
  const isi = { phc, diubah_pada: new Date(saat) }
  await tx
    .insertInto('karyawan_pin')
    .values({ karyawan_id: karyawanId, ...isi })
    .onConflict((c) => c.column('karyawan_id').doUpdateSet(isi))
    .execute()
}

export async function deletePin(tx: Tx, karyawanId: number): Promise<void> {
  await tx.deleteFrom('karyawan_pin').where('karyawan_id', '=', karyawanId).execute()
}
