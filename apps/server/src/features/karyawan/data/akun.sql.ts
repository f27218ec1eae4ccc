import type { Db } from '../../../platform/db.ts'

/** An account with its employee, if it has one. */
export function findAkun(db: Db, penggunaId: number) {
  return db
    .selectFrom('pengguna as p')
    .select(['p.id', 'p.email', 'p.role', 'p.aktif', 'p.nama', 'p.karyawan_id', 'p.avatar'])
    .where('p.id', '=', penggunaId)
    .executeTakeFirstOrThrow()
}

export type Akun = Awaited<ReturnType<typeof findAkun>>
