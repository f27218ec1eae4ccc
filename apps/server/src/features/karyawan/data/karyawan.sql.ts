import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../../platform/db.ts'

/** An employee with everything that anybody may see of them, and the account they sign in with. */
export function findKaryawan(db: Db | Tx, karyawanId: number) {
  return db
    .selectFrom('karyawan as k')
    .innerJoin('pengguna as u', 'u.karyawan_id', 'k.id')
    .innerJoin('status_pernikahan as sp', 'sp.id', 'k.status_pernikahan_id')
    .innerJoin('jenis_karyawan as jk', 'jk.id', 'k.jenis_karyawan_id')
    .leftJoin('jenjang_pendidikan as jp', 'jp.id', 'k.jenjang_pendidikan_id')
    .selectAll('k')
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('sp.id'), nama: eb.ref('sp.nama') }).as('status_pernikahan'),
      jsonBuildObject({ id: eb.ref('jk.id'), nama: eb.ref('jk.nama') }).as('jenis_karyawan'),
      sql<{ id: number; nama: string } | null>`
        case when jp.id is not null then json_build_object('id', jp.id, 'nama', jp.nama) end`.as(
        'jenjang_pendidikan',
      ),
      'u.id as pengguna_id',
      'u.email',
      'u.role',
      'u.aktif as pengguna_aktif',
      'u.avatar',
    ])
    .where('k.id', '=', karyawanId)
    .executeTakeFirstOrThrow()
}

export type Karyawan = Awaited<ReturnType<typeof findKaryawan>>
