import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** In SQL, whether an account without an employee is a person's as well: accounts of one name are one person's. */
export function isAkunJuga(akun: string, karyawanId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const [milik, nama] = [sql.ref(`${akun}.karyawan_id`), sql.ref(`${akun}.nama`)]
  return sql<SqlBool>`(${milik} is null
    and lower(btrim(${nama})) = (select lower(btrim(o.nama)) from karyawan o where o.id = ${karyawanId}))`
}
