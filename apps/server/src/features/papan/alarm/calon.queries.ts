import type { JamKerja } from '@rekan/domain/jadwal/jadwal'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import { isDekat } from '../../../platform/dekat.ts'

type Ditunggu = { readonly tanggal: Tanggal; readonly zona: KodeZona; readonly mulai: Instan }
/** Works of a date, by a week or by the hours of a date, that somebody at an office in that zone may be missed at. */
export type GiliranAlarm = {
  /** `toleransi` in seconds */
  readonly mingguan: readonly (Ditunggu & { readonly jadwalId: number; readonly toleransi: number })[]
  readonly roster: readonly (Ditunggu & { readonly jam: JamKerja })[]
}

/** A person's attendance day that is to be looked at. */
export type CalonAlarm = { readonly karyawanId: number; readonly tanggal: Tanggal }

/** Seconds: no tolerance is longer, and of hours that a date has of its own it is not known here. */
const TOLERANSI_TERPANJANG = 14_400

/**
 * Whose works fell due after `sesudah`, up to `saat`, without a punch. The facts of their days decide.
 */
export async function listCalon(
  tx: Tx,
  { mingguan, roster }: GiliranAlarm,
  sesudah: Instan,
  saat: Instan,
): Promise<readonly CalonAlarm[]> {
  const saatnya = (mulai: RawBuilder<unknown>, longgar = 0) => {
    const jatuh = sql`${mulai} + make_interval(mins => o.alarm_menit)`
    return sql<SqlBool>`(${jatuh} > ${at(sesudah - longgar * 1000)} and ${jatuh} <= ${at(saat)})`
  }
  const dekat = (kolom: RawBuilder<unknown>) => isDekat(kolom, sesudah - LUAS_MS, saat)
  /** Nobody has checked in to what follows from the week of `p` on the date of `m`. */
  const tanpaMasuk = sql<SqlBool>`not exists (select from presensi r
      join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and ${dekat(sql`e.tanggal`)}
      left join penugasan w on w.id = r.penugasan_id
    where r.karyawan_id = p.karyawan_id and r.tanggal = m.tanggal and ${dekat(sql`r.tanggal`)} and e.jenis = 'check_in'
      and (w.id is null or w.turunan))`
  const { rows } = await sql<CalonAlarm>`
    with calon as (
      select p.karyawan_id, m.tanggal
      from unnest(${mingguan.map((m) => m.jadwalId)}::integer[], ${mingguan.map((m) => m.tanggal)}::date[],
          ${mingguan.map((m) => m.zona)}::text[],
          ${mingguan.map((m) => new Date(m.mulai + m.toleransi * 1000))}::timestamptz[]) m (jadwal_id, tanggal, zona, jatuh)
        join penempatan p on p.jadwal_id = m.jadwal_id and p.utama and ${BERLAKU}
        join kantor o on o.id = p.kantor_id and o.zona_waktu = m.zona
      where ${saatnya(sql`m.jatuh`)} and ${tanpaMasuk}
        and not exists (select from jadwal_pengganti g where g.karyawan_id = p.karyawan_id and g.tanggal = m.tanggal)
      union
      select p.karyawan_id, m.tanggal
      from unnest(${roster.map((r) => r.jam.mulai)}::integer[], ${roster.map((r) => r.jam.selesai)}::integer[],
          ${roster.map((r) => r.tanggal)}::date[], ${roster.map((r) => r.zona)}::text[],
          ${roster.map((r) => new Date(r.mulai))}::timestamptz[]) m (jam_mulai, jam_selesai, tanggal, zona, jatuh)
        join jadwal_pengganti g on g.tanggal = m.tanggal and g.jam_mulai = m.jam_mulai and g.jam_selesai = m.jam_selesai
        join penempatan p on p.karyawan_id = g.karyawan_id and p.utama and ${BERLAKU}
        join kantor o on o.id = p.kantor_id and o.zona_waktu = m.zona
      where ${saatnya(sql`m.jatuh`, TOLERANSI_TERPANJANG)} and ${tanpaMasuk}
      union
      select t.karyawan_id, t.tanggal
      from penugasan t join kantor o on o.id = t.kantor_id
      where t.dibatalkan_pada is null and t.mulai > ${at(sesudah - LUAS_MS)} and t.mulai <= ${at(saat)}
        and ${saatnya(sql`t.mulai + make_interval(secs => t.toleransi_detik)`)}
        and masuk_pada(t.id, t.karyawan_id, t.tanggal) is null)
    select c.karyawan_id as "karyawanId", c.tanggal
    from calon c join karyawan k on k.id = c.karyawan_id
    where k.aktif order by 1, 2`.execute(tx)
  return rows
}

/** No tolerance with its site's minutes is longer. */
const LUAS_MS = (TOLERANSI_TERPANJANG + 240 * 60) * 1000

/** In SQL, whether the placement `p` is in force on the date of `m`. */
const BERLAKU = sql<SqlBool>`p.tanggal_masuk <= m.tanggal
  and (p.tanggal_selesai is null or p.tanggal_selesai >= m.tanggal)`

/** By how many minutes each site tells of who is missing. */
export async function fetchAlarmMenit(tx: Tx): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.selectFrom('kantor').select(['id', 'alarm_menit']).execute()
  return new Map(rows.map(({ id, alarm_menit }) => [id, alarm_menit]))
}

/** Of some days of people, those on which leave or permission was asked for that waits. */
export async function listKata(tx: Tx, hari: readonly CalonAlarm[]): Promise<readonly CalonAlarm[]> {
  const { rows } = await sql<CalonAlarm>`
    select h.karyawan_id as "karyawanId", h.tanggal
    from unnest(${hari.map((h) => h.karyawanId)}::integer[], ${hari.map((h) => h.tanggal)}::date[]) h (karyawan_id, tanggal)
    where exists (select from absensi a where a.karyawan_id = h.karyawan_id and a.status = 'menunggu'
      and a.jenis_izin not in ('WFH', 'KOREKSI_PRESENSI') and h.tanggal between a.tanggal_mulai and a.tanggal_selesai)`.execute(
    tx,
  )
  return rows
}

/** Of some works, those that somebody stands in for. */
export async function listDigantikan(tx: Tx, penugasanIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select t.menggantikan_id as id from penugasan t
    where t.menggantikan_id = any(${[...penugasanIds]}::bigint[]) and t.dibatalkan_pada is null`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Whether an alarm stands whose person has come, or one ended by a punch that is there no more. */
export async function hasBerubah(db: Db, saat: Instan): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select exists (select from alarm a where a.reda_pada is null and a.selesai > ${at(saat)}
        and exists (select from penugasan t join presensi r on r.karyawan_id = t.karyawan_id and r.tanggal = t.tanggal
            and r.penugasan_id = t.id and ${isDekat(sql`r.tanggal`, saat, saat)}
            join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and ${isDekat(sql`e.tanggal`, saat, saat)}
          where t.karyawan_id = a.karyawan_id and t.tanggal = a.tanggal and t.mulai = a.mulai
            and t.dibatalkan_pada is null and e.jenis = 'check_in'))
      or exists (select from alarm a where a.sebab = 'datang' and a.selesai > ${at(saat)}
        and not exists (select from presensi_kejadian e 
          where e.id = a.kejadian_id and e.tanggal = a.tanggal and ${isDekat(sql`e.tanggal`, saat, saat)})) as ada`.execute(
    db,
  )
  return rows[0]?.ada === true
}
