import { lingkup } from '@rekan/domain/akses/akses'
import { sql } from 'kysely'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** Of some people, those whose attendance the account sees, which is the widest of its scopes. */
export async function listTerlihat(
  { db, pelaku, saat }: Pandangan,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const terlihat = isInLingkup(lingkup(pelaku, 'GET /karyawan/presensi'), 'k.id', saat)
  const { rows } = await sql<{ id: number }>`
    select k.id from karyawan k where k.id = any(${[...ids]}::integer[]) and ${terlihat} order by k.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
