import { type Lingkup, type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'
import { isInForceAt, isInLingkup } from '../../penempatan/lingkup.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

export type Saringan = {
  readonly nama?: string | undefined
  readonly jenis_karyawan_id?: number | undefined
  readonly active?: boolean | undefined
  readonly kantor_id?: number | undefined
  readonly sort?: readonly { readonly kolom: Kolom; readonly turun: boolean }[] | undefined
}
type Kolom = 'nama' | 'kode' | 'tanggal_masuk' | 'active'

export type BarisKaryawan = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly aktif: boolean
  /** The picture's key */
  readonly avatar: string | null
  /** Null where the reader may not see it, as is the kind of employee. */
  readonly tanggal_masuk: Tanggal | null
  readonly jenis_karyawan: { readonly id: number; readonly nama: string } | null
  readonly jabatan: string | null
  readonly unit: string | null
  /** Null where the reader may not see it */
  readonly nomor_hp: string | null
}

/**
 * Returns a page of the directory. People who have left are listed for readers who may see them. Filters and order use
 * only fields that the reader may see, so that neither reveals a hidden field.
 */
export async function listKaryawan(
  { db, pelaku, saat }: Pandangan,
  saringan: Saringan & Halaman,
): Promise<BarisKaryawan[]> {
  const terlihat = isInLingkup(lingkup(pelaku, 'dataPekerjaan'), 'k.id', saat)
  const kontak = isInLingkup(lingkup(pelaku, 'dataKontak'), 'k.id', saat)
  const urut = urutanFrom(saringan, terlihat)
  const { rows } = await sql<BarisKaryawan>`
    select k.id, k.kode, k.nama, k.aktif, u.avatar, h.tanggal_masuk,
      case when h.terlihat then json_build_object('id', jk.id, 'nama', jk.nama) end as jenis_karyawan, p.jabatan, p.unit,
      case when ${kontak} or k.nomor_hp = k.nomor_hp_disetujui then k.nomor_hp end as nomor_hp
    from (
      select k.id, ${terlihat} as terlihat, case when ${terlihat} then k.tanggal_masuk end as tanggal_masuk
      from karyawan k where ${syaratFrom(pelaku, saringan, terlihat, saat)}
      order by ${urut} limit ${saringan.per_page} offset ${offsetOf(saringan)}) h
    join karyawan k on k.id = h.id
    join pengguna u on u.karyawan_id = k.id
    join jenis_karyawan jk on jk.id = k.jenis_karyawan_id
    left join lateral (
      select p.jabatan, p.unit from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id and ${isInForceAt('p', 'o', saat)} order by p.utama desc, p.id limit 1) p on true
    order by ${urut}`.execute(db)
  return rows
}

/** Of which state of the directory a count is: the same as long as no filter can find others. */
export async function fetchVersi(db: Db): Promise<number> {
  const { versi } = await db.selectFrom('direktori').select('versi').executeTakeFirstOrThrow()
  return versi
}

/** How many people all pages of the directory hold. */
export async function countKaryawan({ db, pelaku, saat }: Pandangan, saringan: Saringan): Promise<number> {
  const terlihat = isInLingkup(lingkup(pelaku, 'dataPekerjaan'), 'k.id', saat)
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from karyawan k where ${syaratFrom(pelaku, saringan, terlihat, saat)}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

function syaratFrom(
  pelaku: Pelaku,
  { nama, jenis_karyawan_id, active, kantor_id }: Saringan,
  terlihat: RawBuilder<SqlBool>,
  saat: Instan,
): RawBuilder<SqlBool> {
  const syarat: RawBuilder<SqlBool>[] = [isInLingkup(lingkup(pelaku, 'GET /karyawan'), 'k.id', saat)]
  if (!mayList(lingkup(pelaku, 'karyawanNonaktif'))) syarat.push(sql<SqlBool>`k.aktif`)
  if (active !== undefined) syarat.push(sql<SqlBool>`k.aktif = ${active}`)
  if (nama !== undefined && nama !== '') syarat.push(isNamed(nama))
  if (jenis_karyawan_id !== undefined)
    syarat.push(sql<SqlBool>`${terlihat} and k.jenis_karyawan_id = ${jenis_karyawan_id}`)
  if (kantor_id !== undefined)
    syarat.push(sql<SqlBool>`${terlihat} and exists (
      select from penempatan p join kantor o on o.id = p.kantor_id
      where p.karyawan_id = k.id and p.kantor_id = ${kantor_id} and ${isInForceAt('p', 'o', saat)})`)
  return sql<SqlBool>`${sql.join(syarat, sql` and `)}`
}

/** Trigrams need three characters; of fewer so many people are found that the order's index is the way to them. */
function isNamed(nama: string): RawBuilder<SqlBool> {
  return nama.length >= 3
    ? sql<SqlBool>`k.cari like lower(${polaBerisi(nama)})`
    : sql<SqlBool>`strpos(k.cari, lower(${nama})) > 0`
}

function mayList(semua: Lingkup | null): boolean {
  return semua?.jenis === 'semua' || semua?.jenis === 'kantor'
}

/** The order asked for; name and id break ties, so that every page is the same each time. */
function urutanFrom({ sort = [] }: Saringan, terlihat: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const kolom: Readonly<Record<Kolom, RawBuilder<unknown>>> = {
    nama: sql`lower(k.nama)`,
    kode: sql`k.kode`,
    active: sql`k.aktif`,
    tanggal_masuk: sql`case when ${terlihat} then k.tanggal_masuk end`,
  }
  const diminta = sort.map((s) => sql`${kolom[s.kolom]} ${s.turun ? sql`desc` : sql`asc`}`)
  return sql.join([...diminta, sql`lower(k.nama)`, sql`k.id`])
}
