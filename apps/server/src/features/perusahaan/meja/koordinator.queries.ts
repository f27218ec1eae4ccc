import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Of some accounts, those of active coordinators. */
export async function listAkunKoordinator(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select u.id from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.id = any(${[...ids]}::integer[]) and u.role = 'koordinator' and u.aktif and coalesce(k.aktif, true)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Who coordinates a site, in place of all who did; held as its site is. */
export async function replaceKoordinator(
  tx: Tx,
  kantorId: number,
  koordinator: readonly {
    readonly pengguna_id: number
    readonly mulai: Tanggal
    readonly sampai: Tanggal | null
  }[],
): Promise<void> {
  await tx.deleteFrom('kantor_koordinator').where('kantor_id', '=', kantorId).execute()
  if (koordinator.length === 0) return
  await tx
    .insertInto('kantor_koordinator')
    .values(koordinator.map((satu) => ({ ...satu, kantor_id: kantorId })))
    .execute()
}
