import type { Lingkup } from '@rekan/domain/akses/akses'
import { TUTUP_SESUDAH } from '@rekan/domain/presensi/hari/presensi'
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
 * people of HR whose affairs they settle, and of the people whom their account coordinates today (of attendance, also of the people whose coordinator they stand in for, and
 * of who works at a site of either); those of a branch's people; or everybody's. `karyawanId` names the column.
 *
 * @param tanggal of which day the rows are, where they are of one; else of now
 */
export function isInLingkup(
  lingkup: Lingkup | null,
  karyawanId: string,
  saat: Instan,
  tanggal?: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const tim = isInTim(lingkup, karyawanId, saat)
  if (lingkup?.jenis !== 'tim' || !lingkup.kehadiran) return tim
  return sql<SqlBool>`(${tim} or ${sql.ref(karyawanId)} = any(array(${orangLokasi(lingkup, saat, tanggal)})))`
}

/** The same, but for who is somebody's only by the site where they work. */
export function isInTim(lingkup: Lingkup | null, karyawanId: string, saat: Instan): RawBuilder<SqlBool> {
  if (lingkup === null) return sql<SqlBool>`false`
  if (lingkup.jenis === 'semua') return sql<SqlBool>`true`
  const ref = sql.ref(karyawanId)
  const sendiri =
    lingkup.karyawanId === null ? sql<SqlBool>`false` : sql<SqlBool>`${ref} = ${lingkup.karyawanId}`
  const diri =
    lingkup.jenis === 'kantor' || lingkup.urusanHrd === undefined
      ? sendiri
      : sql<SqlBool>`(${sendiri} or ${ref} = any(${[...lingkup.urusanHrd]}::integer[]))`
  if (lingkup.jenis === 'diri') return diri
  if (lingkup.jenis === 'kantor')
    return sql<SqlBool>`(${diri} or ${isSecabang(lingkup.kantorIds, karyawanId, saat)})`
  const atasan = lingkup.kehadiran
    ? sql<SqlBool>`tim.koordinator_id = any(${digantikanKini(lingkup.penggunaId, saat)})`
    : sql<SqlBool>`tim.koordinator_id = ${lingkup.penggunaId}`
  const cabang =
    lingkup.kantorIds === undefined ? sql<SqlBool>`true` : isSecabang(lingkup.kantorIds, karyawanId, saat)
  return sql<SqlBool>`(${diri} or (exists (
    select from penempatan tim join kantor tempat on tempat.id = tim.kantor_id
    where tim.karyawan_id = ${ref} and ${atasan} and ${isInForceAt('tim', 'tempat', saat)}) and ${cabang}))`
}

type LingkupTim = Extract<Lingkup, { jenis: 'tim' }>

/** In SQL, who works on a day at the sites that an account coordinates now; `kerja_di` says who works where. */
function orangLokasi(lingkup: LingkupTim, saat: Instan, tanggal?: RawBuilder<unknown>): RawBuilder<unknown> {
  const hariIni = tanggalDi('tempat.zona_waktu', saat)
  // A night goes on into the next morning.
  const semalam =
    tanggal === undefined
      ? sql`union all select t.karyawan_id from ${lokasiDikoordinasi(lingkup, saat)}
          join penugasan t on t.kantor_id = l.kantor_id
        where t.dibatalkan_pada is null and t.mulai <= ${at(saat)} and t.selesai >= ${at(saat - TUTUP_SESUDAH * 1000)}`
      : sql``
  return sql`select d.karyawan_id from ${lokasiDikoordinasi(lingkup, saat)}
      cross join lateral kerja_di((${tanggal ?? hariIni})::date) d where d.kantor_id = l.kantor_id ${semalam}`
}

/** In SQL, the sites `l` that an account, or somebody in whose place it stands, coordinates now. */
function lokasiDikoordinasi(
  { penggunaId, kantorIds }: Pick<LingkupTim, 'penggunaId' | 'kantorIds'>,
  saat: Instan,
): RawBuilder<unknown> {
  const cabang = kantorIds === undefined ? sql`true` : sql`l.kantor_id = any(${[...kantorIds]}::integer[])`
  return sql`kantor_koordinator l join kantor tempat on tempat.id = l.kantor_id
    and l.pengguna_id = any(${digantikanKini(penggunaId, saat)}) and ${cabang}
    and ${isMengkoordinasi(saat)}`
}

/** In SQL, whether `l` coordinates its site `tempat` now. */
export function isMengkoordinasi(saat: Instan): RawBuilder<SqlBool> {
  const hariIni = tanggalDi('tempat.zona_waktu', saat)
  return sql<SqlBool>`l.mulai <= ${hariIni} and (l.sampai is null or l.sampai >= ${hariIni})`
}

/**
 * In SQL, whether rows of a person may be visible on any day between two: what `isInLingkup` asks of one day, cheap to
 * ask of everybody before it.
 */
export function isMungkinDalamLingkup(
  lingkup: Lingkup | null,
  karyawanId: string,
  saat: Instan,
): RawBuilder<SqlBool> {
  const kini = isInLingkup(lingkup, karyawanId, saat)
  if (lingkup?.jenis !== 'tim' || !lingkup.kehadiran) return kini
  return sql<SqlBool>`(${kini} or ${sql.ref(karyawanId)} = any(array(
    select p.karyawan_id from ${lokasiDikoordinasi(lingkup, saat)} join penempatan p on p.kantor_id = l.kantor_id
    union select t.karyawan_id from ${lokasiDikoordinasi(lingkup, saat)} join penugasan t on t.kantor_id = l.kantor_id)))`
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
export async function listDalamLingkup(
  db: Db | Tx,
  siapa: Lingkup | null,
  saat: Instan,
  dari: readonly number[] | null = null,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from karyawan k where ${isInLingkup(siapa, 'k.id', saat)}
      and ${dari === null ? sql`true` : sql`k.id = any(${dari}::integer[])`}`.execute(db)
  return rows.map(({ id }) => id)
}

/** In SQL, whether the substitution `g` holds at a moment. The triggers on decisions and on reviews state the same rule. */
export function isPenggantianInForce(saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`(g.dicabut_pada is null and g.masa @> ${at(saat)}::timestamptz)`
}

/** What somebody was named for, a coordinator or a site, and the people who named them, over whom they are nobody by it. */
export type Ditunjuk = { readonly id: number; readonly penunjuk: readonly number[] }

/** In SQL, whether somebody else than the person has named an account: nobody chooses who decides about them. */
export function isBukanPilihan(olehId: string, karyawanId: string | number): RawBuilder<SqlBool> {
  const orang = typeof karyawanId === 'number' ? sql`${karyawanId}` : sql.ref(karyawanId)
  return sql<SqlBool>`akun_dari(${sql.ref(olehId)}, ${orang}) is not true`
}

/** In SQL, the employees behind an account, as `akun_dari` says. */
export function orangOf(akun: string): RawBuilder<number[]> {
  return sql<number[]>`array(select coalesce(u.karyawan_id, o.id) from pengguna u left join karyawan o
    on u.karyawan_id is null and lower(btrim(o.nama)) = lower(btrim(u.nama))
    where u.id = ${sql.ref(akun)} and coalesce(u.karyawan_id, o.id) is not null)`
}

/** In SQL, an account and those in whose place it stands now: an array, so that an index finds what names them. */
export function digantikanKini(penggunaId: number, saat: Instan): RawBuilder<number[]> {
  return sql<number[]>`array(select ${penggunaId}::integer union all
    select g.koordinator_id from koordinator_pengganti g
    where g.pengganti_id = ${penggunaId} and ${isPenggantianInForce(saat)})`
}
