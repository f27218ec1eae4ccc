import { cakupan } from '@rekan/domain/akses/akses'
import { ROLE, type Role } from '@rekan/domain/akses/peran'
import type { JenisLaporan } from '@rekan/domain/laporan/jenis'
import { LAPORAN_BIAYA } from '@rekan/domain/laporan/laporan'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { MINTA } from '../susun/orang.queries.ts'

/** Roles that see everybody's reports of a kind: nothing in a letter is new to them. */
function rolesFrom(jenis: JenisLaporan | null): Role[] {
  return ROLE.filter(
    (role) =>
      cakupan({ role }, MINTA) === 'semua' &&
      (jenis !== LAPORAN_BIAYA || cakupan({ role }, 'biayaLokasi') !== null),
  )
}

/** An account in use that mail reaches. */
export type Penerima = { readonly id: number; readonly nama: string; readonly email: string }

/**
 * Who may be mailed somebody else's reports of a kind, by name: accounts that see everybody's anyhow, without branches of their own.
 * `jenis` null: of any but what a site costs.
 */
export async function listBolehMenerima(db: Db | Tx, jenis: JenisLaporan | null): Promise<Penerima[]> {
  const { rows } = await sql<Penerima>`
    select u.id, coalesce(k.nama, u.nama) as nama, u.email
    from pengguna u left join karyawan k on k.id = u.karyawan_id
    where u.aktif and coalesce(k.aktif, true) and u.email is not null and u.role = any(${rolesFrom(jenis)}::text[])
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
  const { jenis } = await db
    .selectFrom('laporan_tersimpan')
    .select('jenis')
    .where('id', '=', tersimpanId)
    .executeTakeFirstOrThrow()
  const ids = new Set(dipilih.map(({ pengguna_id }) => pengguna_id))
  return (await listBolehMenerima(db, jenis as JenisLaporan))
    .filter(({ id }) => ids.has(id))
    .map(({ email }) => email)
}
