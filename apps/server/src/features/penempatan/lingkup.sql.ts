import type { Lingkup } from '@rekan/domain/akses/akses'
import { type Instan, KODE_ZONA, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { at } from '../../platform/db.ts'

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
 * or everybody's. `karyawanId` names the column.
 */
export function isInLingkup(lingkup: Lingkup | null, karyawanId: string, saat: Instan): RawBuilder<SqlBool> {
  if (lingkup === null) return sql<SqlBool>`false`
  if (lingkup.jenis === 'semua') return sql<SqlBool>`true`
  const ref = sql.ref(karyawanId)
  const diri =
    lingkup.karyawanId === null ? sql<SqlBool>`false` : sql<SqlBool>`${ref} = ${lingkup.karyawanId}`
  if (lingkup.jenis === 'diri') return diri
  const atasan = lingkup.sebagaiPengganti
    ? sql<SqlBool>`tim.koordinator_id = any(${digantikanKini(lingkup.penggunaId, saat)})`
    : sql<SqlBool>`tim.koordinator_id = ${lingkup.penggunaId}`
  return sql<SqlBool>`(${diri} or exists (
    select from penempatan tim join kantor tempat on tempat.id = tim.kantor_id
    where tim.karyawan_id = ${ref} and ${atasan} and ${isInForceAt('tim', 'tempat', saat)}))`
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
