import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Days of annual leave that somebody may take now. */
export async function jatahCutiKini(db: Db | Tx, karyawanId: number, saat: Instan): Promise<number> {
  return (await saldoCuti(db, [karyawanId], saat)).get(karyawanId) ?? 0
}

/**
 * Days of annual leave that people may take now, by employee; 0 for whom the ledger holds nothing.
 */
export async function saldoCuti(
  db: Db | Tx,
  karyawanIds: readonly number[],
  saat: Instan,
): Promise<ReadonlyMap<number, number>> {
  const tanggal = hariBarat(saat)
  const saldo = new Map(karyawanIds.map((id) => [id, 0]))
  if (karyawanIds.length === 0) return saldo
  const rows = await db
    .selectFrom('hak_cuti')
    .select(['karyawan_id', (eb) => eb.fn.sum<number>('sisa').as('sisa')])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('mulai', '<=', tanggal)
    .where('sampai', '>=', tanggal)
    .groupBy('karyawan_id')
    .execute()
  for (const { karyawan_id, sisa } of rows) saldo.set(karyawan_id, sisa)
  return saldo
}
