import type { Lingkup } from '@rekan/domain/akses/akses'
import type { Kebutuhan } from '@rekan/domain/klien/klien'
import type { Detik, Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { isInLingkup, isInTim } from '../../penempatan/lingkup.sql.ts'

export type OrangPapan = {
  readonly id: number
  /** The reader's by their placement; else by where they work that day */
  readonly tim: boolean
}

/** Who is on the reader's board. */
export async function listOrangPapan(db: Db, siapa: Lingkup | null, saat: Instan): Promise<OrangPapan[]> {
  const { rows } = await sql<OrangPapan>`
    select k.id, ${isInTim(siapa, 'k.id', saat)} as tim
    from karyawan k where k.aktif and ${isInLingkup(siapa, 'k.id', saat)}`.execute(db)
  return rows
}

export type PosHariIni = {
  readonly id: number
  readonly nama: string
  readonly kantor_id: number
  readonly kantor_nama: string
  readonly zona_waktu: KodeZona
  readonly toleransi_kosong_detik: Detik
  readonly mulai: Tanggal
  readonly sampai: Tanggal
  readonly kebutuhan: readonly (Kebutuhan & { readonly jam_mulai: Detik; readonly jam_selesai: Detik })[]
}

/** The posts of sites that are to be filled between two days, with all that they need; of all sites where none are named. */
export async function listPosHariIni(
  db: Db,
  kantorIds: readonly number[] | null,
  dari: Tanggal,
  sampai: Tanggal,
): Promise<PosHariIni[]> {
  const milik = kantorIds === null ? sql`true` : sql`p.kantor_id = any(${[...kantorIds]}::integer[])`
  const { rows } = await sql<PosHariIni>`
    select p.id, p.nama, p.kantor_id, o.nama as kantor_nama, o.zona_waktu, c.toleransi_kosong_detik, c.mulai,
      least(c.sampai, p.tutup_mulai - 1) as sampai,
      coalesce((select json_agg(json_build_object('berlaku_dari', n.berlaku_dari, 'jenis_shift_id', n.jenis_shift_id,
          'hari', n.hari, 'jumlah', n.jumlah, 'jam_mulai', j.jam_mulai, 'jam_selesai', j.jam_selesai))
        from pos_kebutuhan n join jenis_shift j on j.id = n.jenis_shift_id where n.pos_id = p.id), '[]') as kebutuhan
    from pos p join kontrak_klien c on c.id = p.kontrak_klien_id join kantor o on o.id = p.kantor_id
    where ${milik} and c.mulai <= ${sampai}::date and c.sampai >= ${dari}::date
      and (p.tutup_mulai is null or p.tutup_mulai > ${dari}::date)
    order by p.urutan, lower(p.nama), p.id`.execute(db)
  return rows
}

/** What some posts are called. */
export async function fetchNamaPos(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('pos').select(['id', 'nama']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

export type OrangHilang = {
  readonly id: number
  readonly kode: string
  readonly nama: string
  readonly nomor: string | null
  /** Its owner lets others see it */
  readonly disetujui: boolean
  /** Leave or permission that is asked for and waits */
  readonly menunggu: readonly { readonly mulai: Tanggal; readonly selesai: Tanggal }[]
}

/** How some people are called and reached: by a number that they consent to, or for whom it is given without. */
export async function fetchOrangHilang(
  db: Db,
  ids: readonly number[],
  tanpaSetuju: Lingkup | null,
  saat: Instan,
): Promise<ReadonlyMap<number, OrangHilang>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<OrangHilang>`
    select k.id, k.kode, k.nama, coalesce(k.nomor_hp = k.nomor_hp_disetujui, false) as disetujui,
      case when k.nomor_hp = k.nomor_hp_disetujui or ${isInLingkup(tanpaSetuju, 'k.id', saat)} then k.nomor_hp end as nomor,
      (select coalesce(json_agg(json_build_object('mulai', a.tanggal_mulai, 'selesai', a.tanggal_selesai)), '[]')
        from absensi a where a.karyawan_id = k.id and a.status = 'menunggu' and a.jenis_izin <> 'KOREKSI_PRESENSI') as menunggu
    from karyawan k where k.id = any(${[...ids]}::integer[])`.execute(db)
  return new Map(rows.map((satu) => [satu.id, satu]))
}

/** What some people are called. */
export async function fetchNamaOrang(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('karyawan')
    .select(['id', 'nama'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, nama }) => [id, nama]))
}

export type AlarmPapan = { readonly naik_pada: Instan; readonly ditanggapi_oleh: string | null }

/** Alarms that stand, by `kunciAlarm`. */
export async function fetchAlarm(
  db: Db,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<string, AlarmPapan>> {
  if (karyawanIds.length === 0) return new Map()
  const { rows } = await sql<AlarmPapan & KerjaAlarm>`
    select a.karyawan_id as "karyawanId", a.tanggal, a.mulai, a.naik_pada, coalesce(k.nama, u.nama) as ditanggapi_oleh
    from alarm a left join pengguna u on u.id = a.ditanggapi_oleh_id left join karyawan k on k.id = u.karyawan_id
    where a.karyawan_id = any(${[...karyawanIds]}::integer[]) and a.reda_pada is null`.execute(db)
  return new Map(rows.map((satu) => [kunciAlarm(satu), satu]))
}

type KerjaAlarm = { readonly karyawanId: number; readonly tanggal: Tanggal; readonly mulai: Instan }

export function kunciAlarm({ karyawanId, tanggal, mulai }: KerjaAlarm): string {
  return `${karyawanId} ${tanggal} ${mulai}`
}
