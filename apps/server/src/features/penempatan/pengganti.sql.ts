import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { isPenggantianInForce } from './lingkup.sql.ts'

/** The accounts that stand in for a coordinator now; one at most, as it is. */
export async function listPengganti(db: Db | Tx, koordinatorId: number, saat: Instan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.pengganti_id as id from koordinator_pengganti g
    where g.koordinator_id = ${koordinatorId} and ${isPenggantianInForce(saat)}`.execute(db)
  return rows.map(({ id }) => id)
}
