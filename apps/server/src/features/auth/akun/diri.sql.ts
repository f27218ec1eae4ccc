import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** In SQL, whether an account without an employee is a person's as well: accounts of one name are one person's. */
export function isAkunJuga(akun: string, karyawanId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const [milik, nama] = [sql.ref(`${akun}.karyawan_id`), sql.ref(`${akun}.nama`)]
  return sql<SqlBool>`(${milik} is null
    and lower(btrim(${nama})) = (select lower(btrim(o.nama)) from karyawan o where o.id = ${karyawanId}))`
}

/** Whether an account is a person's: the employee's, or one without an employee under their name. */
export async function isAkunOrang(db: Db | Tx, penggunaId: number, karyawanId: number): Promise<boolean> {
  const { rows } = await sql<{ dari: boolean }>`
    select akun_dari(${penggunaId}, ${karyawanId}) as dari`.execute(db)
  return rows[0]?.dari ?? false
}

/** Whether two accounts are one person's. */
export async function isSatuOrang(db: Db | Tx, akun: number, lain: number | null): Promise<boolean> {
  if (lain === null) return false
  const { rows } = await sql<{ satu: boolean }>`select satu_orang(${akun}, ${lain}) as satu`.execute(db)
  return rows[0]?.satu ?? false
}

/** Whether a name says that accounts are one person's: an employee's and one's without an employee. */
export async function isNamaBersama(db: Db | Tx, nama: string, isKaryawan: boolean): Promise<boolean> {
  const { rows } = isKaryawan
    ? await sql`select from pengguna u where u.karyawan_id is null and lower(btrim(u.nama)) = lower(btrim(${nama})) limit 1`.execute(
        db,
      )
    : await sql`select from karyawan k where lower(btrim(k.nama)) = lower(btrim(${nama})) limit 1`.execute(db)
  return rows.length > 0
}
