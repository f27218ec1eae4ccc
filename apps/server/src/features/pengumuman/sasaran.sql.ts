import type { PeranSasaran } from '@rekan/domain/pengumuman/siaran'
import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isInForceAt } from '../penempatan/lingkup.sql.ts'

/** Whom something is for. No site: whatever the site; no job: whatever the job. */
export type Sasaran = {
  readonly role: readonly PeranSasaran[]
  readonly kantor: readonly number[]
  readonly jabatan: readonly string[]
}
type SasaranSql = { readonly [K in keyof Sasaran]: RawBuilder<unknown> } & {
  /** Whether the account `p` is one of those on duty, where it is for these alone */
  readonly bertugas: RawBuilder<SqlBool>
}

/** That of the announcement `a` */
export const SASARAN_A: SasaranSql = {
  role: sql`a.untuk_role`,
  // Where people are on duty was asked when they were found.
  kantor: sql`case when a.untuk_bertugas then '{}'::integer[] else a.untuk_kantor end`,
  jabatan: sql`a.untuk_jabatan`,
  bertugas: sql`(not a.untuk_bertugas or exists (
    select from pengumuman_bertugas b where b.pengumuman_id = a.id and b.pengguna_id = p.id))`,
}

/** @param bertugas the accounts on duty, where it is for these alone */
export function sasaranFrom(
  { role, kantor, jabatan }: Sasaran,
  bertugas: readonly number[] | null = null,
): SasaranSql {
  return {
    role: sql`${[...role]}::text[]`,
    kantor: sql`${bertugas === null ? [...kantor] : []}::integer[]`,
    jabatan: sql`${[...jabatan]}::text[]`,
    bertugas: bertugas === null ? sql<SqlBool>`true` : sql<SqlBool>`p.id = any(${[...bertugas]}::integer[])`,
  }
}

/**
 * In SQL, whether the account `p` is one of those: it is active, has one of the roles and works today at one of the sites
 * in one of the jobs. A coordinator also belongs to the sites of the people whom they coordinate.
 */
export function isSasaran(
  { role, kantor, jabatan, bertugas }: SasaranSql,
  saat: Instan,
): RawBuilder<SqlBool> {
  const diSana = sql<SqlBool>`${isInForceAt('x', 'o', saat)} and (${kantor} = '{}' or x.kantor_id = any(${kantor}))`
  return sql<SqlBool>`(p.aktif and p.role = any(${role}) and ${bertugas} and ((${kantor} = '{}' and ${jabatan} = '{}')
    or exists (select from penempatan x join kantor o on o.id = x.kantor_id
      where x.karyawan_id = p.karyawan_id and ${diSana} and (${jabatan} = '{}' or x.jabatan = any(${jabatan})))
    or (p.role = 'koordinator' and ${jabatan} = '{}' and exists (
      select from penempatan x join kantor o on o.id = x.kantor_id
      where x.koordinator_id = p.id and ${diSana}))))`
}

/** The accounts that something is for, by `id` */
export function akunSasaran(sasaran: SasaranSql, saat: Instan): RawBuilder<unknown> {
  return sql`select p.id from pengguna p where ${isSasaran(sasaran, saat)}`
}

/** The sites of the announcement `a` with their names, as a record shows them */
export const kantorSasaran = sql`coalesce((select json_agg(json_build_object('id', o.id, 'nama', o.nama) order by lower(o.nama))
  from kantor o where o.id = any(a.untuk_kantor)), '[]')`

/** The announcement's `sasaran` as JSON */
export const sasaranJson = sql`json_build_object(
  'role', to_json(a.untuk_role), 'kantor', ${kantorSasaran}, 'jabatan', to_json(a.untuk_jabatan),
  'bertugas', a.untuk_bertugas)`
