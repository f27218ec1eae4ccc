import { type KeadaanPengumuman, KODE_KEADAAN, type UrutPengumuman } from '@rekan/domain/pengumuman/siaran'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { Instan } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, at } from '../../platform/db.ts'
import { isInForceAt } from '../penempatan/lingkup.sql.ts'
import { listBertugas } from './siaran.service.ts'
import { type Sasaran, SASARAN_A, akunSasaran, isSasaran, sasaranFrom, sasaranJson } from './sasaran.sql.ts'

export type Penyaring = {
  readonly q?: string | undefined
  readonly keadaan?: KeadaanPengumuman | undefined
  readonly wajib?: boolean | undefined
}
export type Jendela = { readonly mulai: number; readonly jumlah: number }
export type Urut = { readonly kolom: UrutPengumuman; readonly turun: boolean }
type Rujukan = { readonly id: number; readonly nama: string }

export type BarisMeja = {
  readonly id: number
  readonly judul: string
  readonly keadaan: KeadaanPengumuman
  readonly disematkan: boolean
  readonly wajib: boolean
  readonly oleh: Rujukan
  readonly dibuat_pada: Instan
  readonly tayang_pada: Instan | null
  readonly berakhir_pada: Instan | null
  readonly sasaran: {
    readonly role: Sasaran['role'][number][]
    readonly kantor: Rujukan[]
    readonly jabatan: string[]
    readonly bertugas: boolean
  }
  readonly dibaca_oleh: number
  readonly dipahami_oleh: number
  readonly penerima: number
}

/** So many rows from one on, in the order asked for; without one the newest first. */
export async function listBaris(
  db: Db,
  penyaring: Penyaring,
  { urut, jendela }: { readonly urut: Urut | undefined; readonly jendela: Jendela },
  saat: Instan,
): Promise<BarisMeja[]> {
  const arah = urut?.turun === true ? sql`desc nulls last` : sql`asc nulls last`
  const urutan =
    urut === undefined
      ? sql`coalesce(a.terbit_pada, a.mulai_pada, a.dibuat_pada) desc`
      : sql`${KOLOM_URUT[urut.kolom]} ${arah}`
  // Many are for the same accounts, which are counted once.
  const { rows } = await sql<BarisMeja>`
    with baris as materialized (
      select a.*, (select count(*)::integer from pengumuman_dibaca d where d.pengumuman_id = a.id and a.status = 'TERBIT')
          as dibaca_oleh,
        (select count(*)::integer from pengumuman_dibaca d
          where d.pengumuman_id = a.id and a.status = 'TERBIT' and d.dipahami_pada is not null) as dipahami_oleh
      from pengumuman a where ${syaratFrom(penyaring, saat)}),
    jendela as materialized (
      select a.*, row_number() over (order by ${urutan}, a.id desc) as urutan from baris a
      order by urutan limit ${jendela.jumlah} offset ${jendela.mulai}),
    jangkauan as materialized (
      select a.*, (select count(*)::integer from pengguna p where ${isSasaran(SASARAN_A, saat)}) as penerima
      from (select distinct untuk_role, untuk_kantor, untuk_jabatan, untuk_bertugas, case when untuk_bertugas then id end as id from jendela) a)
    select a.id, a.judul, ${keadaanDi(saat)} as keadaan, a.disematkan, a.wajib, a.dibuat_pada,
      coalesce(a.terbit_pada, a.mulai_pada) as tayang_pada, a.berakhir_pada, ${sasaranJson} as sasaran,
      json_build_object('id', u.id, 'nama', coalesce(k.nama, u.nama)) as oleh,
      a.dibaca_oleh, a.dipahami_oleh, j.penerima
    from jendela a join jangkauan j on (j.untuk_role, j.untuk_kantor, j.untuk_jabatan) = (a.untuk_role, a.untuk_kantor, a.untuk_jabatan)
      and (case when a.untuk_bertugas then j.id = a.id else not j.untuk_bertugas end)
    join pengguna u on u.id = a.dibuat_oleh_id left join karyawan k on k.id = u.karyawan_id
    order by a.urutan`.execute(db)
  return rows
}

export async function countBaris(db: Db, penyaring: Penyaring, saat: Instan): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from pengumuman a where ${syaratFrom(penyaring, saat)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** How many rows each state leaves, and how many ask to be understood, each beside the other filters. */
export async function countPilihan(db: Db, { q, keadaan, wajib }: Penyaring, saat: Instan) {
  const { rows } = await sql<{ keadaan: KeadaanPengumuman; jumlah: number; wajib: number }>`
    select ${keadaanDi(saat)} as keadaan, count(*) filter (where ${wajib === true ? sql`a.wajib` : sql`true`})::integer
        as jumlah,
      count(*) filter (where a.wajib and ${keadaan === undefined ? sql`true` : sql`${keadaanDi(saat)} = ${keadaan}`})::integer
        as wajib
    from pengumuman a where ${syaratFrom({ q }, saat)} group by 1`.execute(db)
  return {
    keadaan: KODE_KEADAAN.map((kode) => ({
      kode,
      jumlah: rows.find((satu) => satu.keadaan === kode)?.jumlah ?? 0,
    })),
    wajib: rows.reduce((jumlah, satu) => jumlah + satu.wajib, 0),
  }
}

/** Open sites and the jobs in which anybody works today */
export async function fetchSasaran(db: Db, saat: Instan) {
  const { rows } = await sql<{ kantor: Rujukan[]; jabatan: string[] }>`
    with kini as (select distinct x.kantor_id, x.jabatan from penempatan x join kantor o on o.id = x.kantor_id
      where ${isInForceAt('x', 'o', saat)})
    select coalesce((select json_agg(json_build_object('id', o.id, 'nama', o.nama) order by lower(o.nama))
        from kantor o where o.id in (select kantor_id from kini)), '[]') as kantor,
      coalesce((select json_agg(jabatan order by lower(jabatan)) from (select distinct jabatan from kini) j), '[]')
        as jabatan`.execute(db)
  return rows[0] ?? { kantor: [], jabatan: [] }
}

export async function countJangkauan(
  db: Db,
  { bertugas, ...sasaran }: Sasaran & { readonly bertugas: boolean },
  saat: Instan,
): Promise<number> {
  const akun = bertugas ? await listBertugas(db, sasaran.kantor, saat) : null
  const { rows } = await sql<{ jumlah: number }>`
    select count(*)::integer as jumlah from (${akunSasaran(sasaranFrom(sasaran, akun), saat)}) akun`.execute(
    db,
  )
  return rows[0]?.jumlah ?? 0
}

export type Penerima = {
  readonly id: number
  readonly nama: string
  readonly kode: string | null
  readonly kantor: string | null
  readonly dibaca_pada: Instan | null
  readonly dipahami_pada: Instan | null
}

/**
 * Whom an announcement is for, by name; `belum`: those alone who have not read it, or where they are asked to, not said
 * that they understood.
 */
export async function listPenerima(
  db: Db,
  id: number,
  {
    q = '',
    belum = false,
    mulai,
    jumlah,
  }: Jendela & { readonly q?: string | undefined; readonly belum?: boolean | undefined },
  saat: Instan,
): Promise<{ readonly baris: Penerima[]; readonly total: number }> {
  const nama = sql`coalesce(k.nama, p.nama)`
  const dari = sql`from pengumuman a join pengguna p on ${isSasaran(SASARAN_A, saat)}
    left join karyawan k on k.id = p.karyawan_id
    left join pengumuman_dibaca d on d.pengumuman_id = a.id and d.pengguna_id = p.id
    where a.id = ${id} and (${q} = '' or ${nama} ilike ${polaBerisi(q)} or k.kode ilike ${polaBerisi(q)})
      and (not ${belum}::boolean or (case when a.wajib then d.dipahami_pada else d.dibaca_pada end) is null)`
  const [{ rows }, hitung] = await Promise.all([
    sql<Penerima>`
      select p.id, ${nama} as nama, k.kode, (
          select o.nama from penempatan x join kantor o on o.id = x.kantor_id
          where x.karyawan_id = k.id and x.utama and ${isInForceAt('x', 'o', saat)} limit 1) as kantor,
        d.dibaca_pada, d.dipahami_pada
      ${dari} order by lower(${nama}), p.id limit ${jumlah} offset ${mulai}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total ${dari}`.execute(db),
  ])
  return { baris: rows, total: hitung.rows[0]?.total ?? 0 }
}

/** In SQL, how the announcement `a` stands; `keadaanAt` of the domain states the same rule. */
function keadaanDi(saat: Instan): RawBuilder<KeadaanPengumuman> {
  return sql<KeadaanPengumuman>`case when a.status = 'DRAFT' then case when a.ditarik_pada is null then 'DRAFT' else 'DITARIK' end
    when a.terbit_pada > ${at(saat)} then 'TERJADWAL'
    when a.berakhir_pada <= ${at(saat)} then 'BERAKHIR' else 'TAYANG' end`
}

const KOLOM_URUT: Readonly<Record<UrutPengumuman, RawBuilder<unknown>>> = {
  judul: sql`lower(a.judul)`,
  tayang: sql`coalesce(a.terbit_pada, a.mulai_pada)`,
  berakhir: sql`a.berakhir_pada`,
  dibaca: sql`a.dibaca_oleh`,
}

function syaratFrom({ q = '', keadaan, wajib }: Penyaring, saat: Instan): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${q} = '' or a.judul ilike ${polaBerisi(q)})
    and ${keadaan === undefined ? sql`true` : sql`${keadaanDi(saat)} = ${keadaan}`}
    and ${wajib === undefined ? sql`true` : sql`a.wajib = ${wajib}`})`
}
