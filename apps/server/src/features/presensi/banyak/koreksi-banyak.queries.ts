import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** People by their kode in capitals. */
export async function listIdByKode(tx: Tx, kode: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; kode: string }>`
    select id, upper(kode) as kode from karyawan where upper(kode) = any(${kode}::text[])`.execute(tx)
  return new Map(rows.map((satu) => [satu.kode, satu.id]))
}
