import { cakupan } from '@rekan/domain/akses/akses'
import { ROLE } from '@rekan/domain/akses/peran'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { MINTA } from '../susun/orang.queries.ts'

/** Roles that see everybody's reports: nothing in a letter is new to them. */
const SEMUA = ROLE.filter((role) => cakupan({ role }, MINTA) === 'semua')

/** An account in use that mail reaches. */
export type Penerima = { readonly id: number; readonly nama: string; readonly email: string }

/** Who may be mailed somebody else's reports, by name: accounts that see everybody's anyhow, without branches of their own. */
export async function listBolehMenerima(db: Db | Tx): Promise<Penerima[]> {
  const { rows } = await sql<Penerima>`
    select u.id, coalesce(k.nama, u.nama) as nama, u.email
    from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.aktif and coalesce(k.aktif, true) and u.email is not null and u.role = any(${[...SEMUA]}::text[])
      and not exists (select from peran_lingkup l where l.pengguna_id = u.id)
    order by lower(coalesce(k.nama, u.nama)), u.id`.execute(db)
  return rows
}

/** Of a saved report's, those who may be mailed it today. */
export async function listEmailPenerima(db: Db, tersimpanId: number): Promise<string[]> {
  const dipilih = await db
    .selectFrom('laporan_penerima')
    .select('pengguna_id')
    .where('tersimpan_id', '=', tersimpanId)
    .execute()
  const ids = new Set(dipilih.map(({ pengguna_id }) => pengguna_id))
  return (await listBolehMenerima(db)).filter(({ id }) => ids.has(id)).map(({ email }) => email)
}
