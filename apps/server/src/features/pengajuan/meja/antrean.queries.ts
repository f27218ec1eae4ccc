import { type Pelaku } from '@rekan/domain/akses/akses'
import type { JenisIzin, StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { UrutMejaPengajuan } from '@rekan/domain/pengajuan/meja'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isVisible, mayBeDecided } from '../putusan/lingkup.sql.ts'
import type { Tabel } from '../putusan/pengajuan.queries.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** What narrows a list of requests; `jenis_izin` is of leave and permission alone. */
export type Penyaring = {
  readonly q?: string | undefined
  readonly giliran?: boolean | undefined
  readonly status?: StatusPengajuan | undefined
  readonly jenis_izin?: JenisIzin | undefined
  readonly kantor_id?: number | undefined
  readonly koordinator_id?: number | undefined
  readonly dari?: Tanggal | undefined
  readonly sampai?: Tanggal | undefined
}
export type Urut = { readonly kolom: UrutMejaPengajuan; readonly turun: boolean }
export type Jendela = { readonly mulai: number; readonly jumlah: number }
type Rujukan = { readonly id: number; readonly nama: string }
/** A request of the list, and where its person is placed on its first day. */
export type Baris = { readonly id: number; readonly kantor: Rujukan | null }

/** So many requests from one on, in the order asked for; all of them without a window. */
export async function listBaris(
  { db, pelaku, saat }: Pandangan,
  tabel: Tabel,
  penyaring: Penyaring,
  { urut, jendela }: { readonly urut: Urut | undefined; readonly jendela?: Jendela },
): Promise<Baris[]> {
  const batas = jendela === undefined ? sql`` : sql`limit ${jendela.jumlah} offset ${jendela.mulai}`
  const { rows } = await sql<Baris>`
    select p.id, case when o.id is null then null else json_build_object('id', o.id, 'nama', o.nama) end as kantor
    from ${fromTabel(tabel)} where ${syaratFrom(pelaku, tabel, penyaring, saat)}
    order by ${urutanFrom(tabel, urut)} ${batas}`.execute(db)
  return rows
}

export async function countBaris(
  { db, pelaku, saat }: Pandangan,
  tabel: Tabel,
  penyaring: Penyaring,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${fromTabel(tabel)}
    where ${syaratFrom(pelaku, tabel, penyaring, saat)}`.execute(db)
  return rows[0]?.total ?? 0
}

type Berjumlah = Rujukan & { readonly jumlah: number }
type Berkode<K> = { readonly kode: K; readonly jumlah: number }
export type Pilihan = {
  readonly giliran: number
  readonly status: Berkode<StatusPengajuan>[]
  /** Of leave and permission; empty for overtime */
  readonly jenis_izin: Berkode<JenisIzin>[]
  readonly kantor: Berjumlah[]
  readonly koordinator: Berjumlah[]
}

/** Of each filter its values, with how many rows each leaves beside the other filters. */
export async function fetchPilihan(
  { db, pelaku, saat }: Pandangan,
  tabel: Tabel,
  penyaring: Penyaring,
): Promise<Pilihan> {
  const cocok = Object.fromEntries(
    Object.entries(syaratOf(pelaku, tabel, { ...penyaring, giliran: true }, saat)).map(([isian, syarat]) => [
      isian,
      { benar: sql<SqlBool>`(${syarat})`, kolom: sql.ref(`cocok_${isian}`) },
    ]),
  )
  const dipakai = (kecuali: string) =>
    sql.join(
      [
        sql<SqlBool>`true`,
        ...Object.entries(cocok).flatMap(([isian, { kolom }]) =>
          isian === kecuali || (isian === 'giliran' && penyaring.giliran !== true) ? [] : [kolom],
        ),
      ],
      sql` and `,
    )
  const bernama = (id: string, nama: string, isian: keyof Penyaring) => sql`
    coalesce((select json_agg(json_build_object('id', id, 'nama', nama, 'jumlah', jumlah) order by lower(nama)) from (
      select ${sql.ref(id)} as id, min(${sql.ref(nama)}) as nama, count(*)::integer as jumlah
      from dasar where ${dipakai(isian)} and ${sql.ref(id)} is not null group by 1) satu), '[]')`
  const berkode = (kode: string) => sql`
    coalesce((select json_agg(json_build_object('kode', kode, 'jumlah', jumlah) order by kode) from (
      select ${sql.ref(kode)} as kode, count(*)::integer as jumlah
      from dasar where ${dipakai(kode)} and ${sql.ref(kode)} is not null group by 1) satu), '[]')`
  const jenis = tabel === 'absensi' ? sql`p.jenis_izin` : sql`null::text`
  const { rows } = await sql<Pilihan>`
    with dasar as materialized (
      select p.status, ${jenis} as jenis_izin, o.id as kantor_id, o.nama as kantor, p.koordinator_id,
        ${NAMA_KOORDINATOR} as koordinator,
        ${sql.join(Object.values(cocok).map(({ benar, kolom }) => sql`${benar} as ${kolom}`))}
      from ${fromTabel(tabel)} where ${syaratTerlihat(pelaku, tabel, penyaring, saat)})
    select (select count(*)::integer from dasar where ${dipakai('')} and cocok_giliran) as giliran,
      ${berkode('status')} as status, ${berkode('jenis_izin')} as jenis_izin,
      ${bernama('kantor_id', 'kantor', 'kantor_id')} as kantor,
      ${bernama('koordinator_id', 'koordinator', 'koordinator_id')} as koordinator`.execute(db)
  if (rows[0] === undefined) throw new Error('one row is always counted')
  return rows[0]
}

const NAMA_KOORDINATOR = sql<string>`coalesce(ck.nama, c.nama)`
/** The first and the last day of a request. */
const HARI: Readonly<Record<Tabel, readonly [RawBuilder<Tanggal>, RawBuilder<Tanggal>]>> = {
  absensi: [sql`p.tanggal_mulai`, sql`p.tanggal_selesai`],
  lembur: [sql`p.tanggal`, sql`p.tanggal`],
}

/** Requests, each once, with whose they are, where that person is placed on the first day, and who was asked. */
function fromTabel(tabel: Tabel): RawBuilder<unknown> {
  const [mulai] = HARI[tabel]
  return sql`${sql.table(tabel)} p join karyawan k on k.id = p.karyawan_id
    left join lateral (
      select s.id, s.nama from penempatan t join kantor s on s.id = t.kantor_id where t.karyawan_id = p.karyawan_id
      order by (t.tanggal_masuk <= ${mulai} and coalesce(t.tanggal_selesai >= ${mulai}, true)) desc, t.utama desc,
        t.tanggal_masuk desc limit 1) o on true
    left join pengguna c on c.id = p.koordinator_id left join karyawan ck on ck.id = c.karyawan_id`
}

/** What the reader may see, narrowed by the words that are searched and by days. */
function syaratTerlihat(
  pelaku: Pelaku,
  tabel: Tabel,
  { q = '', dari, sampai }: Penyaring,
  saat: Instan,
): RawBuilder<SqlBool> {
  const [mulai, akhir] = HARI[tabel]
  const syarat = [isVisible(pelaku, { tabel, alias: 'p' }, saat)]
  if (q !== '') syarat.push(sql<SqlBool>`k.cari like lower(${polaBerisi(q)})`)
  if (dari !== undefined) syarat.push(sql<SqlBool>`${akhir} >= ${dari}`)
  if (sampai !== undefined) syarat.push(sql<SqlBool>`${mulai} <= ${sampai}`)
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

/** The other filters that are set, each by its name. */
function syaratOf(
  pelaku: Pelaku,
  tabel: Tabel,
  { giliran, status, jenis_izin, kantor_id, koordinator_id }: Penyaring,
  saat: Instan,
): Partial<Record<keyof Penyaring, RawBuilder<SqlBool>>> {
  return {
    ...(giliran === true && { giliran: mayBeDecided(pelaku, { tabel, alias: 'p' }, saat) }),
    ...(status !== undefined && { status: sql<SqlBool>`p.status = ${status}` }),
    ...(jenis_izin !== undefined && { jenis_izin: sql<SqlBool>`p.jenis_izin = ${jenis_izin}` }),
    ...(kantor_id !== undefined && { kantor_id: sql<SqlBool>`o.id is not distinct from ${kantor_id}` }),
    ...(koordinator_id !== undefined && {
      koordinator_id: sql<SqlBool>`p.koordinator_id = ${koordinator_id}`,
    }),
  }
}

function syaratFrom(pelaku: Pelaku, tabel: Tabel, penyaring: Penyaring, saat: Instan): RawBuilder<SqlBool> {
  const syarat = [
    syaratTerlihat(pelaku, tabel, penyaring, saat),
    ...Object.values(syaratOf(pelaku, tabel, penyaring, saat)),
  ]
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

/** The order asked for; without one what waits stands first, by its day, then the newest. The id breaks ties. */
function urutanFrom(tabel: Tabel, urut: Urut | undefined): RawBuilder<unknown> {
  const [mulai] = HARI[tabel]
  if (urut === undefined)
    return sql`p.status = 'menunggu' desc, case when p.status = 'menunggu' then ${mulai} end, p.dibuat_pada desc, p.id desc`
  const kolom: Readonly<Record<UrutMejaPengajuan, RawBuilder<unknown>>> = {
    nama: sql`lower(k.nama)`,
    tanggal: mulai,
    kantor: sql`lower(o.nama)`,
    diajukan: sql`p.dibuat_pada`,
  }
  return sql`${kolom[urut.kolom]} ${urut.turun ? sql`desc nulls last` : sql`asc`}, p.id`
}
