import type { Lingkup } from '@rekan/domain/akses'
import { type Instan, KODE_ZONA, type Tanggal, tanggalLokal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** In SQL, the date on the wall at an office; `zona` names its column. */
export function tanggalDi(zona: string, saat: Instan): RawBuilder<Tanggal> {
  const [wib, wita, wit] = KODE_ZONA.map((kode) => tanggalLokal(saat, kode))
  return sql<Tanggal>`case ${sql.ref(zona)} when 'WIB' then ${wib}::date when 'WITA' then ${wita}::date else ${wit}::date end`
}

/** In SQL, whether a placement is in force on the date at its office; both are named by their aliases. */
export function berlakuDi(penempatan: string, kantor: string, saat: Instan): RawBuilder<SqlBool> {
  const hariIni = tanggalDi(`${kantor}.zona_waktu`, saat)
  const [masuk, selesai] = [sql.ref(`${penempatan}.tanggal_masuk`), sql.ref(`${penempatan}.tanggal_selesai`)]
  return sql<SqlBool>`(${masuk} <= ${hariIni} and (${selesai} is null or ${selesai} >= ${hariIni}))`
}

/**
 * In SQL, whether a person's rows belong to what somebody may see: their own, those of the people whom their account
 * coordinates today, everybody's. `karyawanId` names the column.
 */
export function dalamLingkup(lingkup: Lingkup | null, karyawanId: string, saat: Instan): RawBuilder<SqlBool> {
  if (lingkup === null) return sql<SqlBool>`false`
  if (lingkup.jenis === 'semua') return sql<SqlBool>`true`
  const ref = sql.ref(karyawanId)
  const diri =
    lingkup.karyawanId === null ? sql<SqlBool>`false` : sql<SqlBool>`${ref} = ${lingkup.karyawanId}`
  if (lingkup.jenis === 'diri') return diri
  return sql<SqlBool>`(${diri} or exists (
    select from penempatan tim join kantor tempat on tempat.id = tim.kantor_id
    where tim.karyawan_id = ${ref} and tim.koordinator_id = ${lingkup.penggunaId} and ${berlakuDi('tim', 'tempat', saat)}))`
}
