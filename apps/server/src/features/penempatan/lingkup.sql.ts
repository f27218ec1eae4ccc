import type { Lingkup } from '@rekan/domain/akses/akses'
import { type Instan, KODE_ZONA, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, type Tx, at } from '../../platform/db.ts'

/** In SQL, the date on the wall at an office; `zona` names its column. */
export function tanggalDi(zona: string, saat: Instan): RawBuilder<Tanggal> {
  const [wib, wita, wit] = KODE_ZONA.map((kode) => tanggalLokal(saat, kode))
  return sql<Tanggal>`case ${sql.ref(zona)} when 'WIB' then ${wib}::date when 'WITA' then ${wita}::date else ${wit}::date end`
}

/** In SQL, whether a placement is in force on the date at its office; both are named by their aliases. */
export function isInForceAt(penempatan: string, kantor: string, saat: Instan): RawBuilder<SqlBool> {
  const hariIni = tanggalDi(`${kantor}.zona_waktu`, saat)
  const [masuk, selesai] = [sql.ref(`${penempatan}.tanggal_masuk`), sql.ref(`${penempatan}.tanggal_selesai`)]
  return sql<SqlBool>`(${masuk} <= ${hariIni} and (${selesai} is null or ${selesai} >= ${hariIni}))`
}

/**
 * Returns a condition in SQL: whether a person's rows are visible to somebody. That is their own rows; those of the
 * people whom their account coordinates today (of attendance, also of the people whose coordinator they stand in for);
 * those of a branch's people; or everybody's. `karyawanId` names the column.
 */
export function isInLingkup(lingkup: Lingkup | null, karyawanId: string, saat: Instan): RawBuilder<SqlBool> {
  if (lingkup === null) return sql<SqlBool>`false`
  if (lingkup.jenis === 'semua') return sql<SqlBool>`true`
  const ref = sql.ref(karyawanId)
  const diri =
    lingkup.karyawanId === null ? sql<SqlBool>`false` : sql<SqlBool>`${ref} = ${lingkup.karyawanId}`
  if (lingkup.jenis === 'diri') return diri
  if (lingkup.jenis === 'kantor')
    return sql<SqlBool>`(${diri} or ${isSecabang(lingkup.kantorIds, karyawanId, saat)})`
  const atasan = lingkup.sebagaiPengganti
    ? sql<SqlBool>`tim.koordinator_id = any(${digantikanKini(lingkup.penggunaId, saat)})`
    : sql<SqlBool>`tim.koordinator_id = ${lingkup.penggunaId}`
  const cabang =
    lingkup.kantorIds === undefined ? sql<SqlBool>`true` : isSecabang(lingkup.kantorIds, karyawanId, saat)
  return sql<SqlBool>`(${diri} or (exists (
    select from penempatan tim join kantor tempat on tempat.id = tim.kantor_id
    where tim.karyawan_id = ${ref} and ${atasan} and ${isInForceAt('tim', 'tempat', saat)}) and ${cabang}))`
}

/**
 * In SQL, whether a person belongs to one of these branches: by the primary placement in force today, else by the latest
 * one (`docs/rules.md`, section 6.9). `findPemilik` states the same rule.
 */
function isSecabang(kantorIds: readonly number[], karyawanId: string, saat: Instan): RawBuilder<SqlBool> {
  const ref = sql.ref(karyawanId)
  return sql<SqlBool>`exists (
    select from penempatan cabang join kantor rumah on rumah.id = cabang.kantor_id
    where cabang.karyawan_id = ${ref} and cabang.utama and cabang.kantor_id = any(${[...kantorIds]}::integer[])
      and (${isInForceAt('cabang', 'rumah', saat)} or not exists (
        select from penempatan lain join kantor tujuan on tujuan.id = lain.kantor_id
        where lain.karyawan_id = ${ref} and lain.utama
          and (${isInForceAt('lain', 'tujuan', saat)} or lain.tanggal_masuk > cabang.tanggal_masuk))))`
}

/** Everybody whose rows somebody may see, by their ids. */
export async function listDalamLingkup(db: Db | Tx, siapa: Lingkup | null, saat: Instan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from karyawan k where ${isInLingkup(siapa, 'k.id', saat)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** In SQL, whether the substitution `g` holds at a moment. The triggers on decisions and on reviews state the same rule. */
export function isPenggantianInForce(saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`(g.dicabut_pada is null and g.masa @> ${at(saat)}::timestamptz)`
}

/** In SQL, an account and those in whose place it stands now: an array, so that an index finds what names them. */
export function digantikanKini(penggunaId: number, saat: Instan): RawBuilder<number[]> {
  return sql<number[]>`array(select ${penggunaId}::integer union all
    select g.koordinator_id from koordinator_pengganti g
    where g.pengganti_id = ${penggunaId} and ${isPenggantianInForce(saat)})`
}
