import type { JenisIzin } from '@rekan/domain/absensi'
import type { Poligon } from '@rekan/domain/area'
import type { KebijakanLokasi, Lokasi } from '@rekan/domain/lokasi'
import type { FotoSama } from '@rekan/domain/presensi'
import type { Tanda } from '@rekan/domain/tanda'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { JenisKejadian } from '../../platform/schema.presensi.ts'

/**
 * Everything that the days of some people follow from, in one round trip: placements with office and week, rosters,
 * approved requests, approved overtime and punches that touch the days from `dari` to `sampai`, and the holidays of
 * those days. Moments arrive as ISO texts, because they travel inside JSON.
 */
export async function fetchHariMentah(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  sampai: Tanggal,
): Promise<HariMentah[]> {
  // Of an array PostgreSQL assumes ten elements and plans anew each time: a third of a punch's work in the database.
  const orang =
    karyawanIds.length === 1
      ? sql`(select ${karyawanIds[0]}::integer)`
      : sql`unnest(${karyawanIds}::integer[])`
  const { rows } = await sql<HariMentah>`
    ${pilihHari(sql`${dari}`, sql`${sampai}`)} from ${orang} as k (id)`.execute(db)
  return rows
}

/**
 * The same of one person, with the punches whose photo had these bytes, those that stand before those that were
 * withdrawn: of each the person's own first, then the latest.
 */
export async function fetchHariDenganFoto(
  tx: Tx,
  karyawanId: number,
  dari: Tanggal,
  sampai: Tanggal,
  sha256: Buffer,
): Promise<HariMentah & { readonly foto_sama: readonly FotoSama[] }> {
  const { rows } = await sql<HariMentah & { readonly foto_sama: readonly FotoSama[] }>`
    ${pilihHari(sql`${dari}`, sql`${sampai}`)},
      (select coalesce(json_agg(f), '[]') from (
        (${fotoSama(sql`presensi_kejadian`, sha256)}) union all (${fotoSama(sql`presensi_ditarik`, sha256)})) f) as foto_sama
    from (select ${karyawanId}::integer) as k (id)`.execute(tx)
  const [mentah] = rows
  if (mentah === undefined) throw new Error('one person gives one row')
  return mentah
}

/** In SQL, what of a table of punches has a photo of these bytes, as a person `k.id` sees it. */
function fotoSama(tabel: RawBuilder<unknown>, sha256: Buffer): RawBuilder<unknown> {
  return sql`select e.id as kejadian_id, r.tanggal, r.karyawan_id = k.id as sendiri
    from ${tabel} e join presensi r on r.id = e.presensi_id
    where e.selfie_sha256 = ${sha256}
    order by sendiri desc, e.id desc limit 4`
}

/** Days of a person. */
export type RentangHari = {
  readonly karyawanId: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
}

/** The same of stretches of days of their own, one row for each, in their order. */
export async function fetchHariMentahBanyak(
  db: Db | Tx,
  rentang: readonly RentangHari[],
): Promise<HariMentah[]> {
  if (rentang.length === 0) return []
  const [ids, dari, sampai] = [
    rentang.map((r) => r.karyawanId),
    rentang.map((r) => r.dari),
    rentang.map((r) => r.sampai),
  ]
  const { rows } = await sql<HariMentah>`
    ${pilihHari(sql`k.dari`, sql`k.sampai`)}
    from unnest(${ids}::integer[], ${dari}::date[], ${sampai}::date[]) with ordinality as k (id, dari, sampai, urutan)
    order by k.urutan`.execute(db)
  return rows
}

/** In SQL, the columns of a punch, of `r` presensi, `e` presensi_kejadian and `o` kantor. */
export const KEJADIAN = sql`r.tanggal, e.id, e.presensi_id, e.jenis, e.waktu, e.oleh_id, e.telat_detik, e.lebih_awal_detik,
  e.lokasi, e.jarak_meter, e.di_luar_area, e.perlu_tinjauan, e.tanda,
  e.perlu_tinjauan and e.ditinjau_pada is null as menunggu_tinjauan,
  o.id as kantor_id, o.nama as kantor_nama, o.zona_waktu`

/** In SQL, all that days between two dates follow from, of a person `k.id`. */
function pilihHari(dari: RawBuilder<unknown>, sampai: RawBuilder<unknown>): RawBuilder<HariMentah> {
  return sql<HariMentah>`
    select k.id as karyawan_id,
      (select coalesce(json_agg(l.tanggal), '[]') from libur l
        where l.berlaku and l.tanggal between ${dari} and ${sampai}) as libur,
      (select coalesce(json_agg(p order by p.utama desc, p.id), '[]') from (
        select p.id, p.jabatan, p.unit, p.tanggal_masuk, p.tanggal_selesai, p.utama, p.koordinator_id,
          o.id as kantor_id, o.nama as kantor_nama, o.alamat, o.zona_waktu, o.area, o.kebijakan_lokasi,
          j.toleransi_detik, j.masuk_saat_libur,
          (select coalesce(json_object_agg(h.hari, json_build_object('mulai', h.jam_mulai, 'selesai', h.jam_selesai)), '{}')
            from jadwal_hari h where h.jadwal_id = j.id) as minggu
        from penempatan p join kantor o on o.id = p.kantor_id join jadwal j on j.id = p.jadwal_id
        where p.karyawan_id = k.id and p.tanggal_masuk <= ${sampai}
          and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})) p) as penempatan,
      (select coalesce(json_agg(g), '[]') from (
        select tanggal, jam_mulai, jam_selesai from jadwal_pengganti g
        where g.karyawan_id = k.id and g.tanggal between ${dari} and ${sampai}) g) as pengganti,
      (select coalesce(json_agg(a), '[]') from (
        select jenis_izin, tanggal_mulai, tanggal_selesai from absensi a
        where a.karyawan_id = k.id and a.status = 'disetujui' and a.jenis_izin <> 'KOREKSI_PRESENSI'
          and daterange(a.tanggal_mulai, a.tanggal_selesai, '[]') && daterange(${dari}, ${sampai}, '[]')) a) as izin,
      (select coalesce(json_agg(l), '[]') from (
        select hari_presensi as tanggal, mulai, selesai from lembur l
        where l.karyawan_id = k.id and l.status = 'disetujui' and l.hari_presensi between ${dari} and ${sampai}) l) as lembur,
      (select coalesce(json_agg(e), '[]') from (
        select ${KEJADIAN}
        from presensi r join presensi_kejadian e on e.presensi_id = r.id join kantor o on o.id = e.kantor_id
        where r.karyawan_id = k.id and r.tanggal between ${dari} and ${sampai}) e) as kejadian,
      (select coalesce(json_agg(d), '[]') from (
        select r.tanggal, d.perlu_tinjauan
        from presensi r join presensi_ditarik d on d.presensi_id = r.id
        where r.karyawan_id = k.id and r.tanggal between ${dari} and ${sampai}) d) as ditarik`
}

export type HariMentah = {
  readonly karyawan_id: number
  readonly libur: readonly Tanggal[]
  readonly penempatan: readonly Penempatan[]
  readonly pengganti: readonly { tanggal: Tanggal; jam_mulai: number | null; jam_selesai: number | null }[]
  readonly izin: readonly { jenis_izin: JenisIzin; tanggal_mulai: Tanggal; tanggal_selesai: Tanggal }[]
  /** By the attendance day it counts to */
  readonly lembur: readonly { tanggal: Tanggal; mulai: string; selesai: string }[]
  readonly kejadian: readonly Kejadian[]
  /** Punches that were withdrawn */
  readonly ditarik: readonly { tanggal: Tanggal; perlu_tinjauan: boolean }[]
}

export type Penempatan = {
  readonly id: number
  readonly jabatan: string
  readonly unit: string
  readonly tanggal_masuk: Tanggal
  readonly tanggal_selesai: Tanggal | null
  readonly utama: boolean
  readonly koordinator_id: number | null
  readonly kantor_id: number
  readonly kantor_nama: string
  readonly alamat: string
  readonly zona_waktu: KodeZona
  readonly area: Poligon | null
  readonly kebijakan_lokasi: KebijakanLokasi
  readonly toleransi_detik: number
  readonly masuk_saat_libur: boolean
  /** By ISO weekday */
  readonly minggu: Readonly<Record<string, { mulai: number; selesai: number }>>
}

export type Kejadian = {
  readonly tanggal: Tanggal
  readonly id: number
  readonly presensi_id: number
  readonly jenis: JenisKejadian
  /** ISO text */
  readonly waktu: string
  readonly oleh_id: number | null
  readonly telat_detik: number
  readonly lebih_awal_detik: number
  readonly lokasi: Lokasi
  readonly jarak_meter: number | null
  readonly di_luar_area: boolean
  readonly perlu_tinjauan: boolean
  /** Why it is marked */
  readonly tanda: readonly Tanda[]
  /** Marked, and nobody has looked yet */
  readonly menunggu_tinjauan: boolean
  readonly kantor_id: number
  readonly kantor_nama: string
  readonly zona_waktu: KodeZona
}
