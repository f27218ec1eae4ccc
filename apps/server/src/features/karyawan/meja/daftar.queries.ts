import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { StatusAkun } from '@rekan/domain/auth/undangan'
import { KONTRAK_HABIS_HARI, type UrutMejaKaryawan } from '@rekan/domain/karyawan/meja'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { statusAkun } from '../../auth/undangan/status-akun.sql.ts'
import { isInForceAt, isInLingkup } from '../../penempatan/lingkup.sql.ts'

/** What narrows the list; those who have left are shown alone. */
export type Penyaring = {
  readonly q?: string | undefined
  readonly kantor_id?: number | undefined
  readonly koordinator_id?: number | undefined
  readonly jenis_karyawan_id?: number | undefined
  readonly akun?: StatusAkun | undefined
  readonly kontrak_habis?: boolean | undefined
  readonly aktif?: boolean | undefined
}
export type Urut = { readonly kolom: UrutMejaKaryawan; readonly turun: boolean }
type Rujukan = { readonly id: number; readonly nama: string }

export type BarisMeja = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  /** The picture's key */
  readonly avatar: string | null
  readonly aktif: boolean
  readonly kantor: Rujukan | null
  readonly jabatan: string | null
  readonly unit: string | null
  readonly koordinator: Rujukan | null
  readonly jenis: Rujukan
  readonly kontrak_sampai: Tanggal | null
  readonly tanggal_masuk: Tanggal
  readonly akun: StatusAkun
  readonly nomor_hp: string | null
}

const DAFTAR = 'GET /kelola/karyawan'

/** So many rows from one on, in the order asked for; all of them without a window. */
export async function listBaris(
  db: Db,
  pelaku: Pelaku,
  penyaring: Penyaring,
  { urut, jendela }: { readonly urut: Urut | undefined; readonly jendela?: Jendela },
  saat: Instan,
): Promise<BarisMeja[]> {
  const { rows } = await sql<BarisMeja>`
    ${dasar(pelaku, penyaring, saat)}
    select k.id, k.kode, k.nama, u.avatar, k.aktif,
      case when k.kantor_id is null then null else json_build_object('id', k.kantor_id, 'nama', k.kantor) end as kantor,
      k.jabatan, k.unit,
      case when k.koordinator_id is null then null
        else json_build_object('id', k.koordinator_id, 'nama', k.koordinator) end as koordinator,
      json_build_object('id', k.jenis_karyawan_id, 'nama', k.jenis) as jenis,
      k.kontrak_sampai, k.tanggal_masuk, k.akun, k.nomor_hp
    from dasar k join pengguna u on u.id = k.pengguna_id
    where ${syaratFrom(penyaring, saat)}
    order by ${urutanFrom(urut)}
    ${jendela === undefined ? sql`` : sql`limit ${jendela.jumlah} offset ${jendela.mulai}`}`.execute(db)
  return rows
}

export type Jendela = { readonly mulai: number; readonly jumlah: number }

/** Who the filters leave. */
export async function listId(db: Db, pelaku: Pelaku, penyaring: Penyaring, saat: Instan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${dasar(pelaku, penyaring, saat)}
    select k.id from dasar k where ${syaratFrom(penyaring, saat)} order by k.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countBaris(
  db: Db,
  pelaku: Pelaku,
  penyaring: Penyaring,
  saat: Instan,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${dasar(pelaku, penyaring, saat)}
    select count(*)::integer as total from dasar k where ${syaratFrom(penyaring, saat)}`.execute(db)
  return rows[0]?.total ?? 0
}

type Berjumlah = Rujukan & { readonly jumlah: number }
export type Pilihan = {
  readonly kantor: Berjumlah[]
  readonly koordinator: Berjumlah[]
  readonly jenis: Berjumlah[]
  readonly akun: { readonly kode: StatusAkun; readonly jumlah: number }[]
  readonly kontrak_habis: number
  readonly keluar: number
}

/** Of each filter its values, with how many rows each leaves beside the other filters. */
export async function fetchPilihan(
  db: Db,
  pelaku: Pelaku,
  penyaring: Penyaring,
  saat: Instan,
): Promise<Pilihan> {
  const tanpa = (isian: keyof Penyaring) => syaratFrom({ ...penyaring, [isian]: undefined }, saat)
  const menurut = (id: string, nama: string, syarat: RawBuilder<SqlBool>) => sql`
    coalesce((select json_agg(json_build_object('id', id, 'nama', nama, 'jumlah', jumlah) order by lower(nama)) from (
      select ${sql.ref(`k.${id}`)} as id, ${sql.ref(`k.${nama}`)} as nama, count(*)::integer as jumlah
      from dasar k where ${syarat} and ${sql.ref(`k.${id}`)} is not null group by 1, 2) satu), '[]')`
  const { rows } = await sql<Pilihan>`
    ${dasar(pelaku, {}, saat)}
    select ${menurut('kantor_id', 'kantor', tanpa('kantor_id'))} as kantor,
      ${menurut('koordinator_id', 'koordinator', tanpa('koordinator_id'))} as koordinator,
      ${menurut('jenis_karyawan_id', 'jenis', tanpa('jenis_karyawan_id'))} as jenis,
      coalesce((select json_agg(json_build_object('kode', kode, 'jumlah', jumlah)) from (
        select k.akun as kode, count(*)::integer as jumlah from dasar k where ${tanpa('akun')} group by 1) satu), '[]') as akun,
      (select count(*)::integer from dasar k where ${syaratFrom({ ...penyaring, kontrak_habis: true }, saat)}) as kontrak_habis,
      (select count(*)::integer from dasar k where ${syaratFrom({ ...penyaring, aktif: false }, saat)}) as keluar`.execute(
    db,
  )
  if (rows[0] === undefined) throw new Error('one row is always counted')
  return rows[0]
}

/**
 * People whom the reader may see, each with the placement in force (the last one of those who have left) and the contract.
 * What narrows by the person alone narrows here, before anything is looked up for them.
 */
function dasar(pelaku: Pelaku, { q }: Penyaring, saat: Instan): RawBuilder<unknown> {
  const hariIni = hariBarat(saat)
  return sql`with dasar as materialized (
    select k.id, k.kode, k.nama, k.aktif, k.tanggal_masuk, k.nomor_hp, k.jenis_karyawan_id, jk.nama as jenis,
      p.kantor_id, p.kantor, p.jabatan, p.unit, p.koordinator_id, coalesce(kk.nama, ku.nama) as koordinator,
      kt.sampai as kontrak_sampai, a.id as pengguna_id, ${statusAkun('a', saat)} as akun
    from karyawan k
    join jenis_karyawan jk on jk.id = k.jenis_karyawan_id
    join pengguna a on a.karyawan_id = k.id
    left join lateral (
      select p.kantor_id, o.nama as kantor, p.jabatan, p.unit, p.koordinator_id
      from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id
      order by ${isInForceAt('p', 'o', saat)} desc, p.utama desc, p.tanggal_masuk desc limit 1) p on true
    left join pengguna ku on ku.id = p.koordinator_id
    left join karyawan kk on kk.id = ku.karyawan_id
    left join lateral (
      select t.sampai from kontrak t where t.karyawan_id = k.id and t.mulai <= ${hariIni}
      order by t.mulai desc limit 1) kt on true
    where ${isInLingkup(lingkup(pelaku, DAFTAR), 'k.id', saat)}
      and ${q === undefined || q === '' ? sql<SqlBool>`true` : sql<SqlBool>`k.cari like lower(${polaBerisi(q)})`})`
}

function syaratFrom(penyaring: Penyaring, saat: Instan): RawBuilder<SqlBool> {
  const { q, kantor_id, koordinator_id, jenis_karyawan_id, akun, kontrak_habis, aktif = true } = penyaring
  const hariIni = hariBarat(saat)
  const syarat = [
    sql<SqlBool>`k.aktif = ${aktif}`,
    ...(q === undefined || q === ''
      ? []
      : [sql<SqlBool>`(lower(k.nama) || E'\n' || lower(k.kode)) like lower(${polaBerisi(q)})`]),
    ...(kantor_id === undefined ? [] : [sql<SqlBool>`k.kantor_id = ${kantor_id}`]),
    ...(koordinator_id === undefined ? [] : [sql<SqlBool>`k.koordinator_id = ${koordinator_id}`]),
    ...(jenis_karyawan_id === undefined ? [] : [sql<SqlBool>`k.jenis_karyawan_id = ${jenis_karyawan_id}`]),
    ...(akun === undefined ? [] : [sql<SqlBool>`k.akun = ${akun}`]),
    ...(kontrak_habis === true
      ? [sql<SqlBool>`k.kontrak_sampai between ${hariIni} and ${addHari(hariIni, KONTRAK_HABIS_HARI)}`]
      : []),
  ]
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

const KOLOM_URUT: Readonly<Record<UrutMejaKaryawan, RawBuilder<unknown>>> = {
  nama: sql`lower(k.nama)`,
  kode: sql`k.kode`,
  penempatan: sql`lower(k.kantor)`,
  koordinator: sql`lower(k.koordinator)`,
  jenis: sql`k.jenis`,
  kontrak: sql`k.kontrak_sampai`,
  masuk: sql`k.tanggal_masuk`,
}

/** The order asked for, by name without one; name and id break ties, so that every window is the same each time. */
function urutanFrom(urut: Urut | undefined): RawBuilder<unknown> {
  const { kolom, turun } = urut ?? { kolom: 'nama', turun: false }
  const arah = turun ? sql`desc nulls last` : sql`asc nulls last`
  return sql`${KOLOM_URUT[kolom]} ${arah}, lower(k.nama), k.id`
}
