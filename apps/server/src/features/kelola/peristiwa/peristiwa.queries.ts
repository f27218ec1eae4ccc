import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { Instan } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'

/** Of some people, those whose attendance the account sees, which is the widest of its scopes. */
export async function listTerlihat(
  db: Db,
  pelaku: Pelaku,
  ids: readonly number[],
  saat: Instan,
): Promise<number[]> {
  if (ids.length === 0) return []
  const terlihat = isInLingkup(lingkup(pelaku, 'GET /karyawan/presensi'), 'k.id', saat)
  const { rows } = await sql<{ id: number }>`
    select k.id from karyawan k where k.id = any(${[...ids]}::integer[]) and ${terlihat} order by k.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
