import type { KebijakanLokasi } from '@rekan/domain/lokasi'
import type { Poligon } from '@rekan/domain/area'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { type HariMentah, KEJADIAN, type Kejadian, type Penempatan } from './hari.queries.ts'

/** What some days of a person follow from, punches aside. */
export type RencanaMentah = Omit<HariMentah, 'kejadian' | 'ditarik'>

/** A person's attendance day. */
export type HariOrang = { readonly karyawanId: number; readonly tanggal: Tanggal }

/**
 * What the days from `dari` to `sampai` follow from, of many people: read table by table instead of person by person,
 * offices and schedules once each. Without punches.
 */
export async function fetchRencanaBanyak(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  sampai: Tanggal,
): Promise<ReadonlyMap<number, RencanaMentah>> {
  const { rows } = await sql<Mentah>`
    with p as materialized (
      select p.* from penempatan p
      where p.karyawan_id = any(${karyawanIds}::integer[]) and p.tanggal_masuk <= ${sampai}
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari}))
    select
      (select coalesce(json_agg(l.tanggal), '[]') from libur l
        where l.berlaku and l.tanggal between ${dari} and ${sampai}) as libur,
      (select coalesce(json_agg(p order by p.utama desc, p.id), '[]') from p) as penempatan,
      (select coalesce(json_agg(o), '[]') from (
        select id as kantor_id, nama as kantor_nama, alamat, zona_waktu, area, kebijakan_lokasi
        from kantor where id in (select kantor_id from p)) o) as kantor,
      (select coalesce(json_agg(j), '[]') from (
        select j.id as jadwal_id, j.toleransi_detik, j.masuk_saat_libur,
          (select coalesce(json_object_agg(h.hari, json_build_object('mulai', h.jam_mulai, 'selesai', h.jam_selesai)), '{}')
            from jadwal_hari h where h.jadwal_id = j.id) as minggu
        from jadwal j where j.id in (select jadwal_id from p)) j) as jadwal,
      (select coalesce(json_agg(g), '[]') from jadwal_pengganti g
        where g.karyawan_id = any(${karyawanIds}::integer[]) and g.tanggal between ${dari} and ${sampai}) as pengganti,
      (select coalesce(json_agg(a), '[]') from (
        select karyawan_id, jenis_izin, tanggal_mulai, tanggal_selesai from absensi a
        where a.karyawan_id = any(${karyawanIds}::integer[]) and a.status = 'disetujui'
          and a.jenis_izin <> 'KOREKSI_PRESENSI'
          and a.tanggal_mulai <= ${sampai} and a.tanggal_selesai >= ${dari}) a) as izin,
      (select coalesce(json_agg(l), '[]') from (
        select karyawan_id, hari_presensi as tanggal, mulai, selesai from lembur l
        where l.karyawan_id = any(${karyawanIds}::integer[]) and l.status = 'disetujui'
          and l.hari_presensi between ${dari} and ${sampai}) l) as lembur`.execute(db)
  return perOrang(karyawanIds, rows[0] as Mentah)
}

/** The punches of some days, by `kunciHari`. */
export async function fetchKejadianBanyak(
  db: Db | Tx,
  hari: readonly HariOrang[],
): Promise<ReadonlyMap<string, readonly Kejadian[]>> {
  const [ids, tanggal] = [hari.map((h) => h.karyawanId), hari.map((h) => h.tanggal)]
  const { rows } = await sql<{ kejadian: readonly (Kejadian & Milik)[] }>`
    select coalesce(json_agg(e), '[]') as kejadian from (
      select r.karyawan_id, ${KEJADIAN}
      from unnest(${ids}::integer[], ${tanggal}::date[]) k (id, tanggal)
        join presensi r on r.karyawan_id = k.id and r.tanggal = k.tanggal
        join presensi_kejadian e on e.presensi_id = r.id join kantor o on o.id = e.kantor_id) e`.execute(db)
  return Map.groupBy(rows[0]?.kejadian ?? [], (k) =>
    kunciHari({ karyawanId: k.karyawan_id, tanggal: k.tanggal }),
  )
}

export function kunciHari({ karyawanId, tanggal }: HariOrang): string {
  return `${karyawanId} ${tanggal}`
}

type Milik = { readonly karyawan_id: number }
type Kantor = {
  readonly kantor_id: number
  readonly kantor_nama: string
  readonly alamat: string
  readonly zona_waktu: KodeZona
  readonly area: Poligon | null
  readonly kebijakan_lokasi: KebijakanLokasi
}
type Jadwal = Pick<Penempatan, 'toleransi_detik' | 'masuk_saat_libur' | 'minggu'> & {
  readonly jadwal_id: number
}
type Mentah = {
  readonly libur: readonly Tanggal[]
  readonly penempatan: readonly (Omit<Penempatan, keyof Kantor | keyof Jadwal> &
    Milik & { readonly kantor_id: number; readonly jadwal_id: number })[]
  readonly kantor: readonly Kantor[]
  readonly jadwal: readonly Jadwal[]
  readonly pengganti: readonly (HariMentah['pengganti'][number] & Milik)[]
  readonly izin: readonly (HariMentah['izin'][number] & Milik)[]
  readonly lembur: readonly (HariMentah['lembur'][number] & Milik)[]
}

function perOrang(karyawanIds: readonly number[], mentah: Mentah): ReadonlyMap<number, RencanaMentah> {
  const kantor = new Map(mentah.kantor.map((o) => [o.kantor_id, o]))
  const jadwal = new Map(mentah.jadwal.map((j) => [j.jadwal_id, j]))
  const penempatan = mentah.penempatan.flatMap((p) => {
    const [o, j] = [kantor.get(p.kantor_id), jadwal.get(p.jadwal_id)]
    return o && j ? [{ ...p, ...o, ...j }] : []
  })
  const milik = <T extends Milik>(baris: readonly T[]) => {
    const semua = Map.groupBy(baris, (b) => b.karyawan_id)
    return (id: number) => semua.get(id) ?? []
  }
  const [tempat, pengganti] = [milik(penempatan), milik(mentah.pengganti)]
  const [izin, lembur] = [milik(mentah.izin), milik(mentah.lembur)]
  return new Map(
    karyawanIds.map((id) => [
      id,
      {
        karyawan_id: id,
        libur: mentah.libur,
        penempatan: tempat(id),
        pengganti: pengganti(id),
        izin: izin(id),
        lembur: lembur(id),
      },
    ]),
  )
}
