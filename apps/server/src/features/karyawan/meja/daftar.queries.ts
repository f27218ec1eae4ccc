import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { StatusAkun } from '@rekan/domain/auth/undangan'
import { KONTRAK_HABIS_HARI, type UrutMejaKaryawan } from '@rekan/domain/karyawan/meja'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Instan, type Tanggal, addHari, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { statusAkun } from '../../auth/undangan/status-akun.sql.ts'
import { isInForceAt, isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

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

/** What is looked up beside a person, which costs most of the time: only what the filters and the order ask for. */
type Sisi = 'tempat' | 'kontrak' | 'akun'
const SEMUA_SISI: readonly Sisi[] = ['tempat', 'kontrak', 'akun']

/**
 * So many rows from one on, in the order asked for; all of them without a window. Which rows they are is found first, and
 * everything else is looked up for these alone.
 */
export async function listBaris(
  { db, pelaku, saat }: Pandangan,
  penyaring: Penyaring,
  { urut, jendela }: { readonly urut: Urut | undefined; readonly jendela?: Jendela },
): Promise<BarisMeja[]> {
  const urutan = urutanFrom(urut)
  const kontak = isInLingkup(lingkup(pelaku, 'dataKontak'), 'k.id', saat)
  // An array of ids is taken for a few, so that each row's own indices are the way to what stands beside it.
  const baris =
    jendela === undefined
      ? syaratFrom(pelaku, penyaring, saat)
      : sql<SqlBool>`k.id = any(array(
          select k.id from ${fromSisi(sisiOf(penyaring, urut), saat)} where ${syaratFrom(pelaku, penyaring, saat)}
          order by ${urutan} limit ${jendela.jumlah} offset ${jendela.mulai}))`
  const { rows } = await sql<BarisMeja>`
    select k.id, k.kode, k.nama, a.avatar, k.aktif,
      case when p.id is null then null else json_build_object('id', o.id, 'nama', o.nama) end as kantor,
      p.jabatan, p.unit,
      case when ku.id is null then null else json_build_object('id', ku.id, 'nama', ${NAMA_KOORDINATOR}) end as koordinator,
      json_build_object('id', jk.id, 'nama', jk.nama) as jenis,
      kt.sampai as kontrak_sampai, k.tanggal_masuk, ${statusAkun('a', saat)} as akun,
      case when ${kontak} or k.nomor_hp = k.nomor_hp_disetujui then k.nomor_hp end as nomor_hp
    from ${fromSisi(SEMUA_SISI, saat)} where ${baris}
    order by ${urutan}`.execute(db)
  return rows
}

export type Jendela = { readonly mulai: number; readonly jumlah: number }

/** Who the filters leave. */
export async function listId({ db, pelaku, saat }: Pandangan, penyaring: Penyaring): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from ${fromSisi(sisiOf(penyaring), saat)} where ${syaratFrom(pelaku, penyaring, saat)}
    order by k.id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function countBaris({ db, pelaku, saat }: Pandangan, penyaring: Penyaring): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${fromSisi(sisiOf(penyaring), saat)}
    where ${syaratFrom(pelaku, penyaring, saat)}`.execute(db)
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
export async function fetchPilihan({ db, pelaku, saat }: Pandangan, penyaring: Penyaring): Promise<Pilihan> {
  const cocok = Object.fromEntries(
    Object.entries(syaratOf({ ...penyaring, kontrak_habis: true }, saat)).map(([isian, syarat]) => [
      isian,
      { benar: sql<SqlBool>`(${syarat})`, kolom: sql.ref(`cocok_${isian}`) },
    ]),
  )
  // A filter that is not set leaves everybody; its column says so all the same.
  const dipakai = (kecuali: string) =>
    sql.join(
      [
        sql<SqlBool>`true`,
        ...Object.entries(cocok).flatMap(([isian, { kolom }]) =>
          isian === kecuali || (isian === 'kontrak_habis' && penyaring.kontrak_habis !== true) ? [] : [kolom],
        ),
      ],
      sql` and `,
    )
  const menurut = (id: string, nama: string, isian: keyof Penyaring) => sql`
    coalesce((select json_agg(json_build_object('id', id, 'nama', nama, 'jumlah', jumlah) order by lower(nama)) from (
      select ${sql.ref(id)} as id, min(${sql.ref(nama)}) as nama, count(*)::integer as jumlah
      from dasar where ${dipakai(isian)} and ${sql.ref(id)} is not null group by 1) satu), '[]')`
  const { rows } = await sql<Pilihan>`
    with dasar as materialized (
      select o.id as kantor_id, o.nama as kantor, ku.id as koordinator_id, ${NAMA_KOORDINATOR} as koordinator,
        jk.id as jenis_id, jk.nama as jenis, ${statusAkun('a', saat)} as akun, k.aktif,
        ${sql.join(Object.values(cocok).map(({ benar, kolom }) => sql`${benar} as ${kolom}`))}
      from ${fromSisi(SEMUA_SISI, saat)} where ${syaratTerlihat(pelaku, penyaring, saat)})
    select ${menurut('kantor_id', 'kantor', 'kantor_id')} as kantor,
      ${menurut('koordinator_id', 'koordinator', 'koordinator_id')} as koordinator,
      ${menurut('jenis_id', 'jenis', 'jenis_karyawan_id')} as jenis,
      coalesce((select json_agg(json_build_object('kode', akun, 'jumlah', jumlah)) from (
        select akun, count(*)::integer as jumlah from dasar where ${dipakai('akun')} group by 1) satu), '[]') as akun,
      (select count(*)::integer from dasar where ${dipakai('')} and cocok_kontrak_habis) as kontrak_habis,
      (select count(*)::integer from dasar where ${dipakai('aktif')} and not aktif) as keluar`.execute(db)
  if (rows[0] === undefined) throw new Error('one row is always counted')
  return rows[0]
}

/** What of a person's surroundings the filters and the order ask for. */
function sisiOf(penyaring: Penyaring, urut?: Urut): readonly Sisi[] {
  const { kantor_id, koordinator_id, kontrak_habis, akun } = penyaring
  const perlu: Readonly<Record<Sisi, boolean>> = {
    tempat:
      kantor_id !== undefined ||
      koordinator_id !== undefined ||
      urut?.kolom === 'penempatan' ||
      urut?.kolom === 'koordinator',
    kontrak: kontrak_habis === true || urut?.kolom === 'kontrak',
    akun: akun !== undefined,
  }
  return SEMUA_SISI.filter((sisi) => perlu[sisi])
}

const NAMA_KOORDINATOR = sql<string>`coalesce(kk.nama, ku.nama)`

/**
 * People with what stands beside them, each once: the placement in force, the primary one first (without any the last),
 * and the contract. Nearly everybody has a primary one, which is found for all of them at once; the others are few.
 */
function fromSisi(sisi: readonly Sisi[], saat: Instan): RawBuilder<unknown> {
  const bagian: Readonly<Record<Sisi, RawBuilder<unknown>>> = {
    tempat: sql`
      left join lateral (
        select p.id from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id and p.utama and ${isInForceAt('p', 'o', saat)}) utama on true
      left join lateral (
        select p.id from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = k.id and utama.id is null
        order by ${isInForceAt('p', 'o', saat)} desc, p.utama desc, p.tanggal_masuk desc limit 1) terakhir on true
      left join penempatan p on p.id = coalesce(utama.id, terakhir.id)
      left join kantor o on o.id = p.kantor_id
      left join pengguna ku on ku.id = p.koordinator_id
      left join karyawan kk on kk.id = ku.karyawan_id`,
    kontrak: sql`
      left join lateral (
        select t.sampai from kontrak t where t.karyawan_id = k.id and t.mulai <= ${hariBarat(saat)}
        order by t.mulai desc limit 1) kt on true`,
    akun: sql`left join pengguna a on a.karyawan_id = k.id`,
  }
  return sql`karyawan k join jenis_karyawan jk on jk.id = k.jenis_karyawan_id ${sql.join(
    sisi.map((satu) => bagian[satu]),
    sql` `,
  )}`
}

/** Whom the reader may see, narrowed by the words that are searched. */
function syaratTerlihat(pelaku: Pelaku, { q }: Penyaring, saat: Instan): RawBuilder<SqlBool> {
  const dicari =
    q === undefined || q === '' ? sql<SqlBool>`true` : sql<SqlBool>`k.cari like lower(${polaBerisi(q)})`
  return sql<SqlBool>`${isInLingkup(lingkup(pelaku, DAFTAR), 'k.id', saat)} and ${dicari}`
}

/** The other filters that are set, each by its name. */
function syaratOf(
  { kantor_id, koordinator_id, jenis_karyawan_id, akun, kontrak_habis, aktif = true }: Penyaring,
  saat: Instan,
): Partial<Record<keyof Penyaring, RawBuilder<SqlBool>>> {
  const hariIni = hariBarat(saat)
  return {
    aktif: sql<SqlBool>`k.aktif = ${aktif}`,
    ...(kantor_id !== undefined && {
      kantor_id: sql<SqlBool>`p.kantor_id is not distinct from ${kantor_id}`,
    }),
    ...(koordinator_id !== undefined && {
      koordinator_id: sql<SqlBool>`p.koordinator_id is not distinct from ${koordinator_id}`,
    }),
    ...(jenis_karyawan_id !== undefined && {
      jenis_karyawan_id: sql<SqlBool>`k.jenis_karyawan_id = ${jenis_karyawan_id}`,
    }),
    ...(akun !== undefined && { akun: sql<SqlBool>`${statusAkun('a', saat)} = ${akun}` }),
    ...(kontrak_habis === true && {
      kontrak_habis: sql<SqlBool>`coalesce(kt.sampai between ${hariIni} and ${addHari(hariIni, KONTRAK_HABIS_HARI)}, false)`,
    }),
  }
}

function syaratFrom(pelaku: Pelaku, penyaring: Penyaring, saat: Instan): RawBuilder<SqlBool> {
  const syarat = [syaratTerlihat(pelaku, penyaring, saat), ...Object.values(syaratOf(penyaring, saat))]
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

const KOLOM_URUT: Readonly<Record<UrutMejaKaryawan, RawBuilder<unknown>>> = {
  nama: sql`lower(k.nama)`,
  kode: sql`k.kode`,
  penempatan: sql`lower(o.nama)`,
  koordinator: sql`lower(${NAMA_KOORDINATOR})`,
  jenis: sql`jk.nama`,
  kontrak: sql`kt.sampai`,
  masuk: sql`k.tanggal_masuk`,
}

/** The order asked for, by name without one; name and id break ties, so that every window is the same each time. */
function urutanFrom(urut: Urut | undefined): RawBuilder<unknown> {
  const { kolom, turun } = urut ?? { kolom: 'nama', turun: false }
  // What nobody has stands last either way; of a name everybody has one, and its index is the order.
  const arah = turun ? sql`desc nulls last` : sql`asc`
  return sql`${KOLOM_URUT[kolom]} ${arah}, lower(k.nama), k.id`
}
