import type { Pelaku } from '@rekan/domain/akses/akses'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { type BarisReferensi, type Diminta, listByName } from './reference.queries.ts'

/** Active coordinators by their account, without the one who asks; of these accounts alone where they are given. */
export async function listKoordinator(
  db: Db,
  { penggunaId }: Pick<Pelaku, 'penggunaId'>,
  diminta: Diminta,
  hanya?: readonly number[],
): Promise<BarisReferensi[]> {
  const siapa =
    hanya === undefined
      ? sql`p.role = 'koordinator' and p.aktif and coalesce(k.aktif, true) and p.id <> ${penggunaId}`
      : sql`p.id = any(${[...hanya]}::integer[])`
  const dari = sql`
    select p.id, coalesce(k.nama, p.nama) as nama, coalesce(k.nama, p.nama) as dicari
    from pengguna p left join karyawan k on k.id = p.karyawan_id where ${siapa}`
  return listByName(db, dari, diminta)
}
