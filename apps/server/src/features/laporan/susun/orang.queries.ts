import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** The call that says whose rows a report may hold. */
export const MINTA = 'POST /kelola/laporan'

/** What narrows a report, and between which days it looks. */
export type Saringan = {
  readonly dari: Tanggal
  readonly sampai: Tanggal
  readonly kantor_id: number | null
  readonly koordinator_id: number | null
  /** At the sites where this client has posts in these days */
  readonly klien_id: number | null
}

export type OrangLaporan = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  /** Where they are placed last in the month */
  readonly lokasi: string
  readonly kantor_id: number
  readonly zona: KodeZona
  readonly tanggal_masuk: Tanggal
  /** The last day at the company; null: none is known */
  readonly keluar: Tanggal | null
}

/** Everybody of a reader's who is placed somewhere between the days, by name. */
export async function listOrang(
  { db, pelaku, saat }: Pandangan,
  saringan: Saringan,
): Promise<OrangLaporan[]> {
  const { dari, sampai, kantor_id, koordinator_id } = saringan
  const { rows } = await sql<OrangLaporan>`
    select k.id, k.kode, k.nama, t.nama as lokasi, t.kantor_id, t.zona, k.tanggal_masuk, k.tanggal_keluar as keluar
    from karyawan k cross join lateral (
      select p.kantor_id, p.koordinator_id, o.nama, o.zona_waktu as zona from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id and p.tanggal_masuk <= ${sampai}::date
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}::date)
      order by p.utama desc, p.tanggal_masuk desc limit 1) t
    where ${isTerlihat(pelaku, saat)} and (k.tanggal_keluar is null or k.tanggal_keluar >= ${dari}::date)
      and ${isSama(sql`t.kantor_id`, kantor_id)} and ${isSama(sql`t.koordinator_id`, koordinator_id)}
      and ${isDiKlien(sql`t.kantor_id`, saringan)}
    order by lower(k.nama), k.id`.execute(db)
  return rows
}

/** In SQL, whether a reader's reports may hold the person `k`. */
function isTerlihat(pelaku: Pelaku, saat: Instan): RawBuilder<SqlBool> {
  const milik = isInLingkup(lingkup(pelaku, MINTA), 'k.id', saat)
  return lingkup(pelaku, 'karyawanNonaktif') === null ? sql<SqlBool>`(${milik} and k.aktif)` : milik
}

function isSama(kolom: RawBuilder<unknown>, id: number | null): RawBuilder<SqlBool> {
  return id === null ? sql<SqlBool>`true` : sql<SqlBool>`${kolom} = ${id}`
}

/** In SQL, whether a site has posts of the client in these days. */
function isDiKlien(
  kantorId: RawBuilder<unknown>,
  { klien_id, dari, sampai }: Pick<Saringan, 'klien_id' | 'dari' | 'sampai'>,
): RawBuilder<SqlBool> {
  return klien_id === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${kantorId} in (select s.kantor_id from pos s join kontrak_klien c on c.id = s.kontrak_klien_id
        where c.klien_id = ${klien_id} and c.mulai <= ${sampai}::date and c.sampai >= ${dari}::date)`
}

export type BarisLembur = {
  readonly karyawan_id: number
  readonly tanggal: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly keterangan: string
}

/** Approved overtime of some people that is dated between two days, by day and time. */
export async function listLembur(
  db: Db,
  karyawanIds: readonly number[],
  { dari, sampai }: Pick<Saringan, 'dari' | 'sampai'>,
): Promise<BarisLembur[]> {
  return db
    .selectFrom('lembur')
    .select(['karyawan_id', 'tanggal', 'mulai', 'selesai', 'keterangan'])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('status', '=', 'disetujui')
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .orderBy('tanggal')
    .orderBy('mulai')
    .execute()
}

/** The last day on which what is left of people's annual leave may be taken, of what may be taken on a day. */
export async function fetchSampaiCuti(
  db: Db,
  karyawanIds: readonly number[],
  hari: Tanggal,
): Promise<ReadonlyMap<number, Tanggal>> {
  const rows = await db
    .selectFrom('hak_cuti')
    .select((eb) => ['karyawan_id', eb.fn.max<Tanggal>('sampai').as('sampai')])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('mulai', '<=', hari)
    .where('sampai', '>=', hari)
    .where('sisa', '>', 0)
    .groupBy('karyawan_id')
    .execute()
  return new Map(rows.map(({ karyawan_id, sampai }) => [karyawan_id, sampai]))
}

export type BarisKepegawaian = {
  readonly lokasi: string
  readonly awal: number
  readonly masuk: number
  readonly pindah_masuk: number
  readonly keluar: number
  readonly pindah_keluar: number
  readonly akhir: number
}

/**
 * How many people a site had at a month's begin and at its end, by their primary placement, and how it came to be. Who joins
 * belongs to their first site of the month, who leaves to their last; the last day at the company is the day of leaving.
 */
export async function listKepegawaian(
  { db, pelaku, saat }: Pandangan,
  saringan: Saringan,
): Promise<BarisKepegawaian[]> {
  const { dari, sampai, kantor_id, koordinator_id } = saringan
  const tempat = (hari: RawBuilder<unknown>) => sql`(
    select p.kantor_id from penempatan p where p.karyawan_id = k.id
    order by (p.tanggal_masuk <= ${hari} and (p.tanggal_selesai is null or p.tanggal_selesai >= ${hari})) desc,
      p.utama desc, p.tanggal_masuk desc limit 1)`
  const { rows } = await sql<BarisKepegawaian>`
    with orang as materialized (
      select k.id, k.tanggal_masuk < ${dari}::date as lama, coalesce(k.tanggal_keluar <= ${sampai}::date, false) as pergi,
        ${tempat(sql`greatest(${dari}::date - 1, k.tanggal_masuk)`)} as mula,
        ${tempat(sql`least(${sampai}::date, k.tanggal_keluar)`)} as kini
      from karyawan k
      where ${isTerlihat(pelaku, saat)} and k.tanggal_masuk <= ${sampai}::date
        and (k.tanggal_keluar is null or k.tanggal_keluar >= ${dari}::date)
        and (${koordinator_id}::integer is null or exists (select from penempatan p where p.karyawan_id = k.id
          and p.koordinator_id = ${koordinator_id} and p.tanggal_masuk <= ${sampai}::date
          and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}::date)))),
    n as (
      select mula as kantor_id, lama::integer as awal, (not lama)::integer as masuk, 0 as pindah_masuk, 0 as keluar,
        (mula is distinct from kini)::integer as pindah_keluar, 0 as akhir
      from orang
      union all select kini, 0, 0, (mula is distinct from kini)::integer, pergi::integer, 0, (not pergi)::integer from orang)
    select coalesce(o.nama, 'Tanpa penempatan') as lokasi, sum(awal)::integer as awal, sum(masuk)::integer as masuk,
      sum(pindah_masuk)::integer as pindah_masuk, sum(keluar)::integer as keluar,
      sum(pindah_keluar)::integer as pindah_keluar, sum(akhir)::integer as akhir
    from n left join kantor o on o.id = n.kantor_id
    where ${isSama(sql`n.kantor_id`, kantor_id)} and ${isDiKlien(sql`n.kantor_id`, saringan)}
    group by o.id order by lower(o.nama) nulls last, o.id`.execute(db)
  return rows
}

/** The posts of the client that is asked for; null: of all. */
export async function listPosKlien(
  db: Db,
  { klien_id }: Pick<Saringan, 'klien_id'>,
): Promise<ReadonlySet<number> | null> {
  if (klien_id === null) return null
  const { rows } = await sql<{ id: number }>`
    select s.id from pos s join kontrak_klien c on c.id = s.kontrak_klien_id where c.klien_id = ${klien_id}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Sites by their names: those named, all where none are; of a client's alone where one is asked for. */
export async function listKantor(
  db: Db,
  ids: readonly number[] | null,
  saringan: Pick<Saringan, 'klien_id' | 'dari' | 'sampai'>,
): Promise<{ readonly id: number; readonly nama: string }[]> {
  const { rows } = await sql<{ id: number; nama: string }>`
    select id, nama from kantor where ${ids === null ? sql`true` : sql`id = any(${[...ids]}::integer[])`}
      and ${isDiKlien(sql`id`, saringan)}
    order by lower(nama), id`.execute(db)
  return rows
}
