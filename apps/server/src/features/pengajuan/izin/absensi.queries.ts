import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { JenisIzin, StatusPengajuan } from '@rekan/domain/pengajuan/izin/absensi'
import type { Pelaku } from '@rekan/domain/akses/akses'
import type { AlasanWaktu, NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import { polaBerisi } from '@rekan/domain/teks/cari'
import { type KodeZona, type Tanggal, SEHARI, hariBarat, instanFrom } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { at } from '../../../platform/db.ts'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'
import { isVisible } from '../putusan/lingkup.sql.ts'
import { type Nasib, kolomNasib } from '../putusan/nasib.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

/** A request with whose it is and what became of it. */
export type Absensi = Nasib & {
  readonly id: number
  readonly karyawan_id: number
  readonly kode: string
  readonly nama: string
  /** The picture's key */
  readonly avatar: string | null
  readonly jenis_izin: JenisIzin
  readonly cuti: { readonly id: number; readonly nama: string } | null
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
  readonly paruh: Paruh | null
  readonly total_hari: number
  /** Days of annual leave that its withdrawal gives back */
  readonly dikembalikan: number
  readonly keterangan: string
  readonly catatan: string | null
  readonly jam_masuk: number | null
  readonly jam_pulang: number | null
  readonly hari_pulang: number | null
  readonly lampiran: string | null
  readonly lampiran_nama: string | null
  /** Punches that arrived too late to be recorded, the earliest first; moments as ISO text */
  readonly luring: readonly {
    readonly jenis: JenisKejadian
    readonly taksir: string
    readonly diterima_pada: string
    readonly nilai_waktu: NilaiWaktu
    readonly alasan: readonly AlasanWaktu[]
    readonly foto: string
  }[]
}

/** Which requests are asked for; those of a stretch of days touch it or were filed in it, by the clock of a zone. */
export type Saringan = {
  /** The reader's own, or those of others */
  readonly lingkup?: 'saya' | 'tim' | undefined
  readonly status?: StatusPengajuan | undefined
  readonly jenis_izin?: JenisIzin | undefined
  readonly nama?: string | undefined
  readonly rentang?: RentangHari | undefined
  /** A day that they cover */
  readonly tanggal?: Tanggal | undefined
  readonly koordinator_id?: number | undefined
}

/** A page of what the reader may see, newest first, and how many all pages hold. */
export async function listAbsensi(
  pandangan: Pandangan,
  saringan: Saringan & Halaman,
): Promise<{ readonly baris: Absensi[]; readonly total: number }> {
  const { db, pelaku, saat } = pandangan
  const syarat = sql<SqlBool>`${isVisible(pelaku, A, saat)} and ${syaratFrom(pelaku, saringan)}`
  const [baris, { rows }] = await Promise.all([
    selectAbsensi(
      pandangan,
      sql`${syarat} ${TERBARU} limit ${saringan.per_page} offset ${offsetOf(saringan)}`,
    ),
    sql<{ total: number }>`
      select count(*)::integer as total from absensi a where ${syarat}`.execute(db),
  ])
  return { baris, total: rows[0]?.total ?? 0 }
}

/** A request that the reader may see; undefined for any other. */
export async function findAbsensi(pandangan: Pandangan, id: number): Promise<Absensi | undefined> {
  const { pelaku, saat } = pandangan
  const [satu] = await selectAbsensi(pandangan, sql`a.id = ${id} and ${isVisible(pelaku, A, saat)}`)
  return satu
}

/** Of some requests those that the reader may see, newest first. */
export async function listById(pandangan: Pandangan, ids: readonly number[]): Promise<Absensi[]> {
  const { pelaku, saat } = pandangan
  if (ids.length === 0) return []
  return selectAbsensi(pandangan, sql`a.id = any(${ids}::integer[]) and ${isVisible(pelaku, A, saat)}`)
}

type RentangHari = { readonly dari: Tanggal; readonly sampai: Tanggal; readonly zona: KodeZona }

/** A person's requests that touch some days or were filed in them, newest first, as they show to themselves. */
export async function listMilik(
  pandangan: Pandangan,
  karyawanId: number,
  rentang: RentangHari,
): Promise<Absensi[]> {
  const syarat = sql`a.karyawan_id = ${karyawanId} and ${isOverlapping(rentang)}`
  return selectAbsensi(pandangan, sql`${syarat} ${TERBARU}`)
}

/** A person's approved request that covers a day; corrections cover none. */
export async function findBerlaku(
  pandangan: Pandangan,
  karyawanId: number,
  tanggal: Tanggal,
): Promise<Absensi | undefined> {
  const [absensi] = await selectAbsensi(
    pandangan,
    sql`a.karyawan_id = ${karyawanId} and a.status = 'disetujui' and a.jenis_izin <> 'KOREKSI_PRESENSI'
      and ${tanggal} between a.tanggal_mulai and a.tanggal_selesai`,
  )
  return absensi
}

const A = { tabel: 'absensi', alias: 'a' } as const
const TERBARU = sql`order by a.dibuat_pada desc, a.id desc`

/** The rows are found before anything is joined to them. */
async function selectAbsensi(
  { db, pelaku, saat }: Pandangan,
  syarat: RawBuilder<unknown>,
): Promise<Absensi[]> {
  const { rows } = await sql<Absensi>`
    select a.id, a.karyawan_id, k.kode, k.nama, u.avatar, a.jenis_izin, a.tanggal_mulai, a.tanggal_selesai, a.paruh, a.total_hari,
      (select coalesce(json_agg(l order by l.taksir), '[]') from (
        select l.jenis, l.taksir, l.diterima_pada, l.nilai_waktu, l.alasan, l.foto from koreksi_luring l
        where l.absensi_id = a.id) l) as luring,
      a.keterangan, a.catatan, a.jam_masuk, a.jam_pulang, a.hari_pulang, a.lampiran, a.lampiran_nama,
      case when c.id is not null then json_build_object('id', c.id, 'nama', c.nama) end as cuti,
      case when a.status = 'disetujui' then coalesce((
        select -sum(m.jumlah) from mutasi_cuti m join hak_cuti h on h.id = m.hak_id
        where m.absensi_id = a.id and h.sampai >= ${hariBarat(saat)}), 0) else 0 end as dikembalikan,
      ${kolomNasib(pelaku, A, saat)}
    from (select a.* from absensi a where ${syarat}) a
    join karyawan k on k.id = a.karyawan_id
    left join pengguna u on u.karyawan_id = k.id
    left join jenis_cuti c on c.id = a.cuti_id
    ${TERBARU}`.execute(db)
  return rows
}

function syaratFrom(
  { karyawanId }: Pelaku,
  { lingkup, status, jenis_izin, nama = '', rentang, tanggal, koordinator_id }: Saringan,
): RawBuilder<SqlBool> {
  const syarat: RawBuilder<SqlBool>[] = [sql<SqlBool>`true`]
  const milik = sql<SqlBool>`a.karyawan_id is not distinct from ${karyawanId}::integer`
  if (lingkup !== undefined) syarat.push(lingkup === 'saya' ? milik : sql<SqlBool>`not (${milik})`)
  if (status !== undefined) syarat.push(sql<SqlBool>`a.status = ${status}`)
  if (jenis_izin !== undefined) syarat.push(sql<SqlBool>`a.jenis_izin = ${jenis_izin}`)
  if (nama !== '')
    syarat.push(sql<SqlBool>`a.karyawan_id in (
      select k.id from karyawan k where k.cari like lower(${polaBerisi(nama)}))`)
  if (rentang !== undefined) syarat.push(isOverlapping(rentang))
  if (tanggal !== undefined)
    syarat.push(sql<SqlBool>`${tanggal} between a.tanggal_mulai and a.tanggal_selesai`)
  if (koordinator_id !== undefined) syarat.push(sql<SqlBool>`a.koordinator_id = ${koordinator_id}`)
  return sql<SqlBool>`(${sql.join(syarat, sql` and `)})`
}

function isOverlapping({ dari, sampai, zona }: RentangHari): RawBuilder<SqlBool> {
  const [mulai, akhir] = [instanFrom(dari, 0, zona), instanFrom(sampai, SEHARI, zona)]
  return sql<SqlBool>`((a.tanggal_mulai <= ${sampai} and a.tanggal_selesai >= ${dari})
    or (a.dibuat_pada >= ${at(mulai)} and a.dibuat_pada < ${at(akhir)}))`
}
