import type { StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Pelaku } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type Instan, type KodeZona, type Tanggal, SEHARI, instanFrom } from '@rekan/domain/waktu'
import { type Insertable, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'
import type { Skema } from '../../../platform/schema.ts'
import { type LingkupDiminta, isOfLingkup, isVisible, mayDecide } from '../putusan/lingkup.sql.ts'
import { type Nasib, kolomNasib } from '../putusan/nasib.sql.ts'
import { type Pandangan, type Perbuatan, publish } from '../../../platform/perbuatan.ts'

/** Overtime with whose it is and what became of it. */
export type Lembur = Nasib & {
  readonly id: number
  readonly karyawan_id: number
  readonly kode: string
  readonly nama: string
  readonly tanggal_masuk: Tanggal
  readonly jenis_karyawan: string
  /** The picture's key */
  readonly avatar: string | null
  readonly tanggal: Tanggal
  readonly hari_presensi: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
  readonly keterangan: string
  readonly bersedia_pada: Instan | null
  readonly di_atas_batas: boolean
  /** The hours that were filed, once HR has put them right */
  readonly mulai_diajukan: Instan | null
  readonly selesai_diajukan: Instan | null
  readonly dibetulkan_oleh: string | null
  readonly dibetulkan_pada: Instan | null
  readonly alasan_dibetulkan: string | null
  readonly zona: KodeZona
  /** Whether it is the reader's to decide, whatever became of it */
  readonly berhak: boolean
}

export type Saringan = {
  readonly lingkup: LingkupDiminta
  readonly status?: StatusPengajuan | undefined
  readonly nama?: string | undefined
  /** Its date in these days; of one's own also what was filed in them for later */
  readonly rentang?: Rentang | undefined
}

type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal }

/** How much a list holds: rows, and seconds of what is approved and of what waits; of a stretch of days those dated in it. */
export type Jumlah = { readonly total: number; readonly disetujui: number; readonly menunggu: number }

/** A page of what the reader may see, newest first, and how much all pages hold. */
export async function listLembur(
  pandangan: Pandangan,
  saringan: Saringan & Halaman,
): Promise<{ readonly baris: Lembur[]; readonly jumlah: Jumlah }> {
  const { db, pelaku, saat } = pandangan
  const syarat = syaratFrom(pelaku, saringan, saat)
  const halaman = sql`order by l.dibuat_pada desc, l.id desc limit ${saringan.per_page} offset ${offsetOf(saringan)}`
  const [baris, { rows }] = await Promise.all([
    selectLembur(pandangan, sql`${syarat} ${halaman}`),
    sql<Jumlah>`
      select count(*)::integer as total, ${lamanya('disetujui', saringan.rentang)} as disetujui,
        ${lamanya('menunggu', saringan.rentang)} as menunggu
      from lembur l join karyawan k on k.id = l.karyawan_id where ${syarat}`.execute(db),
  ])
  return { baris, jumlah: rows[0] ?? { total: 0, disetujui: 0, menunggu: 0 } }
}

function lamanya(status: StatusPengajuan, rentang: Rentang | undefined): RawBuilder<number> {
  const dihitung = rentang === undefined ? sql<SqlBool>`true` : isWithin(rentang)
  return sql<number>`coalesce(sum(extract(epoch from l.selesai - l.mulai))
    filter (where l.status = ${status} and ${dihitung}), 0)::bigint`
}

/** Overtime that the reader may see; undefined for any other. */
export async function findLembur(pandangan: Pandangan, id: number): Promise<Lembur | undefined> {
  const { pelaku, saat } = pandangan
  const [satu] = await selectLembur(pandangan, sql`l.id = ${id} and ${isVisible(pelaku, L, saat)}`)
  return satu
}

/** Of some requests those that the reader may see, in no order. */
export async function listById(pandangan: Pandangan, ids: readonly number[]): Promise<Lembur[]> {
  const { pelaku, saat } = pandangan
  if (ids.length === 0) return []
  return selectLembur(pandangan, sql`l.id = any(${ids}::integer[]) and ${isVisible(pelaku, L, saat)}`)
}

export async function insertLembur(perbuatan: Perbuatan, baru: Insertable<Skema['lembur']>): Promise<number> {
  const { tx } = perbuatan
  const { id } = await tx.insertInto('lembur').values(baru).returning('id').executeTakeFirstOrThrow()
  publish(perbuatan, 'lembur', baru.karyawan_id)
  return id
}

/** Says that the person agrees, the first time alone; false when they had, or when it is of no use any more. */
export async function updateBersedia(tx: Tx, id: number, saat: Instan): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lembur')
    .set({ bersedia_pada: new Date(saat) })
    .where('id', '=', id)
    .where('bersedia_pada', 'is', null)
    .where('status', 'in', ['menunggu', 'disetujui'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Overtime that waits or is approved. */
export type LemburLain = {
  readonly id: number
  readonly karyawan_id: number
  readonly status: StatusPengajuan
  readonly hari_presensi: Tanggal
  readonly mulai: Instan
  readonly selesai: Instan
}

/** All of it that counts to days of some people. */
export async function fetchLain(db: Db | Tx, rentang: readonly RentangOrang[]): Promise<LemburLain[]> {
  if (rentang.length === 0) return []
  const { rows } = await sql<LemburLain>`
    select distinct l.id, l.karyawan_id, l.status, l.hari_presensi, l.mulai, l.selesai
    from unnest(${rentang.map((r) => r.karyawanId)}::integer[], ${rentang.map((r) => r.dari)}::date[],
      ${rentang.map((r) => r.sampai)}::date[]) as r (karyawan_id, dari, sampai)
    join lembur l on l.karyawan_id = r.karyawan_id and l.hari_presensi between r.dari and r.sampai
    where l.status in ('menunggu', 'disetujui')`.execute(db)
  return rows
}

/** Approved overtime that counts to some days, of some people, oldest first. */
export async function listDisetujui(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<LemburLain[]> {
  return db
    .selectFrom('lembur')
    .select(['id', 'karyawan_id', 'status', 'hari_presensi', 'mulai', 'selesai'])
    .where('karyawan_id', '=', sql<number>`any(${karyawanIds}::integer[])`)
    .where('status', '=', 'disetujui')
    .where('hari_presensi', '>=', dari)
    .where('hari_presensi', '<=', sampai)
    .orderBy('mulai')
    .execute()
}

type RentangOrang = { readonly karyawanId: number; readonly dari: Tanggal; readonly sampai: Tanggal }

/** The holidays from one day to another: by law, worked on or not, and those in force at some sites. */
export async function fetchLibur(db: Db | Tx, dari: Tanggal, sampai: Tanggal) {
  return db
    .selectFrom('libur')
    .select(['tanggal', 'jenis', 'kantor_ids', 'hanya'])
    .where((eb) => eb.or([eb('berlaku', '=', true), eb('jenis', '=', 'LIBUR_NASIONAL')]))
    .where('tanggal', '>=', dari)
    .where('tanggal', '<=', sampai)
    .execute()
}

const L = { tabel: 'lembur', alias: 'l' } as const

async function selectLembur({ db, pelaku, saat }: Pandangan, syarat: RawBuilder<unknown>): Promise<Lembur[]> {
  const { rows } = await sql<Lembur>`
    select l.id, l.karyawan_id, k.kode, k.nama, k.tanggal_masuk, j.nama as jenis_karyawan, u.avatar, l.tanggal,
      l.hari_presensi, l.mulai, l.selesai, l.keterangan, l.bersedia_pada, l.di_atas_batas,
      l.mulai_diajukan, l.selesai_diajukan, l.dibetulkan_pada, l.alasan_dibetulkan,
      (select coalesce(n.nama, b.nama) from pengguna b left join karyawan n on n.id = b.karyawan_id
        where b.id = l.dibetulkan_oleh_id) as dibetulkan_oleh,
      coalesce((select o.zona_waktu from penempatan p join kantor o on o.id = p.kantor_id
        where p.karyawan_id = l.karyawan_id
        order by (p.tanggal_masuk <= l.tanggal and coalesce(p.tanggal_selesai >= l.tanggal, true)) desc, p.utama desc,
          p.tanggal_masuk desc limit 1), 'WIB') as zona,
      ${mayDecide(pelaku, L, saat)} as berhak,
      ${kolomNasib(pelaku, L, saat)}
    from lembur l
    join karyawan k on k.id = l.karyawan_id
    join jenis_karyawan j on j.id = k.jenis_karyawan_id
    left join pengguna u on u.karyawan_id = k.id
    where ${syarat}`.execute(db)
  return rows
}

function syaratFrom(
  pelaku: Pelaku,
  { lingkup, status, nama = '', rentang }: Saringan,
  saat: Instan,
): RawBuilder<SqlBool> {
  const syarat: RawBuilder<SqlBool>[] = [isOfLingkup(pelaku, L, lingkup, saat)]
  if (status !== undefined) syarat.push(sql<SqlBool>`l.status = ${status}`)
  if (nama !== '') syarat.push(sql<SqlBool>`k.cari like lower(${polaBerisi(nama)})`)
  if (rentang !== undefined)
    syarat.push(
      lingkup === 'saya' ? sql<SqlBool>`(${isWithin(rentang)} or ${isForLater(rentang)})` : isWithin(rentang),
    )
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

function isWithin({ dari, sampai }: Rentang): RawBuilder<SqlBool> {
  return sql<SqlBool>`l.tanggal between ${dari} and ${sampai}`
}

/** One's own list does not leaf to months to come: what was filed for them shows where it was filed. */
function isForLater({ dari, sampai }: Rentang): RawBuilder<SqlBool> {
  const [mulai, akhir] = [instanFrom(dari, 0, 'WIB'), instanFrom(sampai, SEHARI, 'WIB')]
  return sql<SqlBool>`(l.tanggal > ${sampai} and l.dibuat_pada >= ${new Date(mulai)} and l.dibuat_pada < ${new Date(akhir)})`
}
