import { type Lingkup } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Detik, type Instan, type Tanggal, formatJam } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { isInLingkup, isMungkinDalamLingkup } from '../../penempatan/lingkup.sql.ts'

export type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal }

/** Whose days, as far as the tables alone can tell. */
export type SaringanBulan = Rentang & {
  readonly siapa: Lingkup | null
  readonly denganNonaktif: boolean
  /** Days to come as well */
  readonly denganNanti?: boolean
  readonly kantor_id?: number | undefined
  readonly klien_id?: number | undefined
  readonly koordinator_id?: number | undefined
  readonly karyawan_id?: number | undefined
  readonly cari?: string | undefined
}

export type OrangBulan = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly kantor: string | null
}

/** The people of a month whom the reader may see, by name. */
export async function listOrang(db: Db, saringan: SaringanBulan, saat: Instan): Promise<OrangBulan[]> {
  const { dari, sampai } = saringan
  const { rows } = await sql<OrangBulan>`
    select k.id, k.kode, k.nama, (select o.nama from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id and p.utama and ${isSemasa({ dari, sampai })}
      order by p.tanggal_masuk desc limit 1) as kantor
    from karyawan k where ${syarat(saringan, saat)}
    order by lower(k.nama), k.id`.execute(db)
  return rows
}

/** By what people are told apart. */
export type Dimensi = 'kantor' | 'klien' | 'koordinator'

/** Whose a person of a month is: a value of a dimension. */
export type Milik = { readonly karyawan_id: number; readonly id: number; readonly nama: string }

/** Of the people of a month whom the reader may see, which sites, clients or coordinators each had. */
export async function listMilik(
  db: Db,
  dimensi: Dimensi,
  saringan: SaringanBulan,
  saat: Instan,
): Promise<Milik[]> {
  const { rows } = await sql<Milik>`
    with k as materialized (select k.id from karyawan k where ${syarat(saringan, saat)})
    select distinct d.karyawan_id, d.id, d.nama from (${MILIK[dimensi](saringan)}) d`.execute(db)
  return rows
}

/** Of some people's days, those that a coordinator may see. */
export async function listTerlihat(
  db: Db,
  siapa: Lingkup | null,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
  saat: Instan,
): Promise<{ karyawan_id: number; tanggal: Tanggal }[]> {
  const { rows } = await sql<{ karyawan_id: number; tanggal: Tanggal }>`
    select k.id as karyawan_id, h.tanggal
    from generate_series(0, ${sampai}::date - ${dari}::date) ke
      cross join lateral (select ${dari}::date + ke as tanggal) h
      join karyawan k on k.id = any(${karyawanIds}::integer[]) and ${isInLingkup(siapa, 'k.id', saat, sql`h.tanggal`)}`.execute(
    db,
  )
  return rows
}

/** Times that somebody asked for and that wait to be decided. */
export type Usulan = {
  readonly id: number
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly jam_masuk: Detik | null
  readonly jam_pulang: Detik | null
  readonly hari_pulang: number | null
  readonly keterangan: string
}

export async function listUsulan(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<Usulan[]> {
  return db
    .selectFrom('absensi')
    .select([
      'id',
      'karyawan_id',
      'tanggal_mulai as tanggal',
      'jam_masuk',
      'jam_pulang',
      'hari_pulang',
      'keterangan',
    ])
    .where('karyawan_id', 'in', [...karyawanIds, 0])
    .where('jenis_izin', '=', 'KOREKSI_PRESENSI')
    .where('status', '=', 'menunggu')
    .where('tanggal_mulai', '>=', dari)
    .where('tanggal_mulai', '<=', sampai)
    .execute()
}

export function wireUsulan({ id, jam_masuk, jam_pulang, hari_pulang, keterangan }: Usulan) {
  const jam = (detik: Detik | null) => (detik === null ? null : formatJam(detik))
  return { id, jam_masuk: jam(jam_masuk), jam_pulang: jam(jam_pulang), hari_pulang, keterangan }
}

/** Days of which somebody was asked when they left. */
export async function listDitanya(
  db: Db,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<{ karyawan_id: number; tanggal: Tanggal }[]> {
  return db
    .selectFrom('tanya_pulang')
    .select(['karyawan_id', 'tanggal'])
    .where('karyawan_id', 'in', [...karyawanIds, 0])
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .execute()
}

/** The days between two that are off for the whole company. */
export async function listLiburSemua(db: Db, { dari, sampai }: Rentang): Promise<ReadonlySet<Tanggal>> {
  const rows = await db
    .selectFrom('libur')
    .select('tanggal')
    .where('berlaku', '=', true)
    .where('hanya', '=', false)
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .execute()
  return new Set(rows.map(({ tanggal }) => tanggal))
}

/** In SQL, whether the placement `p` holds on a day between two. */
function isSemasa({ dari, sampai }: Rentang): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.tanggal_masuk <= ${sampai} and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})`
}

/** In SQL, whether a person `k` is one of them. */
function syarat(saringan: SaringanBulan, saat: Instan): RawBuilder<SqlBool> {
  const { siapa, denganNonaktif, kantor_id, klien_id, koordinator_id, karyawan_id, cari = '' } = saringan
  const ada = [
    isMungkinDalamLingkup(siapa, 'k.id', saat),
    sql<SqlBool>`(k.tanggal_keluar is null or k.tanggal_keluar >= ${saringan.dari})`,
    sql<SqlBool>`exists (select from penempatan p where p.karyawan_id = k.id and ${isSemasa(saringan)})`,
  ]
  const milik = (dimensi: Dimensi, id: number) =>
    sql<SqlBool>`k.id = any(array(select d.karyawan_id from (${MILIK[dimensi](saringan, id)}) d where d.id = ${id}))`
  if (!denganNonaktif) ada.push(sql<SqlBool>`k.aktif`)
  if (karyawan_id !== undefined) ada.push(sql<SqlBool>`k.id = ${karyawan_id}`)
  if (kantor_id !== undefined) ada.push(milik('kantor', kantor_id))
  if (klien_id !== undefined) ada.push(milik('klien', klien_id))
  if (koordinator_id !== undefined) ada.push(milik('koordinator', koordinator_id))
  if (cari !== '') ada.push(sql<SqlBool>`k.cari like lower(${polaBerisi(cari)})`)
  return sql.join(ada, sql` and `) as RawBuilder<SqlBool>
}

/** In SQL, where people are placed or work between two days, with the client of the post; of one site, where one is named. */
function tempat({ dari, sampai }: Rentang, kantorId?: number): RawBuilder<unknown> {
  const di = (kolom: RawBuilder<unknown>) =>
    kantorId === undefined ? sql`true` : sql`${kolom} = ${kantorId}`
  return sql`
    select p.karyawan_id, p.kantor_id, null::integer as pos_id from penempatan p
    where ${isSemasa({ dari, sampai })} and ${di(sql`p.kantor_id`)}
    union
    select t.karyawan_id, t.kantor_id, t.pos_id from penugasan t
    where t.tanggal between ${dari} and ${sampai} and t.dibatalkan_pada is null and ${di(sql`t.kantor_id`)}`
}

/** In SQL, the values of a dimension that people have between two days: `karyawan_id`, `id`, `nama`. */
const MILIK: Readonly<Record<Dimensi, (rentang: Rentang, id?: number) => RawBuilder<unknown>>> = {
  kantor: (rentang, id) => sql`select t.karyawan_id, o.id, o.nama
    from (${tempat(rentang, id)}) t join kantor o on o.id = t.kantor_id`,
  klien: (rentang) => sql`select t.karyawan_id, c.id, c.nama
    from (${tempat(rentang)}) t
      join pos s on s.kantor_id = t.kantor_id and (t.pos_id is null or s.id = t.pos_id)
      join kontrak_klien j on j.id = s.kontrak_klien_id and j.mulai <= ${rentang.sampai} and j.sampai >= ${rentang.dari}
      join klien c on c.id = j.klien_id`,
  koordinator: (rentang) => sql`select p.karyawan_id, u.id, coalesce(o.nama, u.nama) as nama
    from penempatan p join pengguna u on u.id = p.koordinator_id left join karyawan o on o.id = u.karyawan_id
    where ${isSemasa(rentang)}`,
}
