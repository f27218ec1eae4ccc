import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/db.ts'

/** An account with its employee, if it has one. */
export function findAkun(db: Db, penggunaId: number) {
  return db
    .selectFrom('pengguna as p')
    .select(['p.id', 'p.email', 'p.role', 'p.aktif', 'p.nama', 'p.karyawan_id'])
    .where('p.id', '=', penggunaId)
    .executeTakeFirstOrThrow()
}

/** Everything of an employee that the person may see of themselves. */
export function findKaryawan(db: Db, karyawanId: number) {
  return db
    .selectFrom('karyawan as k')
    .innerJoin('status_pernikahan as sp', 'sp.id', 'k.status_pernikahan_id')
    .innerJoin('jenis_karyawan as jk', 'jk.id', 'k.jenis_karyawan_id')
    .leftJoin('jenjang_pendidikan as jp', 'jp.id', 'k.jenjang_pendidikan_id')
    .selectAll('k')
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('sp.id'), nama: eb.ref('sp.nama') }).as('status_pernikahan'),
      jsonBuildObject({ id: eb.ref('jk.id'), nama: eb.ref('jk.nama') }).as('jenis_karyawan'),
      'jp.nama as jenjang_pendidikan_nama',
    ])
    .where('k.id', '=', karyawanId)
    .executeTakeFirstOrThrow()
}

export type Karyawan = Awaited<ReturnType<typeof findKaryawan>>
export type Akun = Awaited<ReturnType<typeof findAkun>>
