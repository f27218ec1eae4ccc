import type { JenisTunggakan, Tunggakan } from '@rekan/domain/bulan/kunci'
import type { Rentang } from '@rekan/domain/bulan/masa'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Instan, KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { SEMUA_SANGGAHAN, hariMenunggu } from '../presensi/hari/rentang.sql.ts'

/** Which days are asked about: of a month, those before today, at some sites or at all. */
export type HariDiminta = Rentang & {
  readonly hariIni: Tanggal
  /** Null: of the whole company */
  readonly lokasi: readonly number[] | null
}

type BarisTunggakan = {
  readonly kantor_id: number | null
  readonly jenis: JenisTunggakan
  readonly n: number
}

/** How much is open by kind at each of these sites; null: of people who belong to none. */
export async function countTunggakan(
  db: Db | Tx,
  diminta: HariDiminta,
): Promise<Map<number | null, Tunggakan>> {
  const { rows } = await sql<BarisTunggakan>`
    select kantor_id, jenis, count(*)::integer as n from (
      select kantor_id, jenis from (${selectPengecualian(diminta)}) e
      union all select kantor_id, jenis from (${selectMenunggu(diminta)}) m) semua
    group by kantor_id, jenis`.execute(db)
  const hasil = new Map<number | null, Tunggakan>()
  for (const { kantor_id, jenis, n } of rows)
    hasil.set(kantor_id, { ...(hasil.get(kantor_id) ?? TANPA_TUNGGAKAN), [jenis]: n })
  return hasil
}

export const TANPA_TUNGGAKAN: Tunggakan = { tanpa_check_out: 0, perlu_tinjauan: 0, izin: 0, lembur: 0 }

export function sumTunggakan(semua: Iterable<Tunggakan>): Tunggakan {
  const jumlah = { ...TANPA_TUNGGAKAN }
  for (const satu of semua)
    for (const jenis of Object.keys(jumlah) as JenisTunggakan[]) jumlah[jenis] += satu[jenis]
  return jumlah
}

export type BarisPengecualian = {
  readonly karyawan_id: number
  readonly nama: string
  readonly kode: string | null
  readonly lokasi: string | null
  readonly tanggal: Tanggal
  readonly jenis: 'tanpa_check_out' | 'perlu_tinjauan'
  readonly zona_waktu: KodeZona
  readonly penugasan_id: number | null
  readonly mulai: Instan | null
  readonly selesai: Instan | null
  readonly check_in: Instan | null
  readonly check_out: Instan | null
  readonly total: number
}

/** Days to be put right, by person and day; `total` is of how many these are the first. */
export async function listPengecualian(
  db: Db,
  diminta: HariDiminta,
  paling: number,
): Promise<BarisPengecualian[]> {
  const waktu = (jenis: string) => sql`(select e.waktu from presensi_kejadian e
    where e.presensi_id = s.presensi_id and e.tanggal = s.tanggal and e.jenis = ${jenis})`
  const { rows } = await sql<BarisPengecualian>`
    select s.karyawan_id, k.nama, k.kode, o.nama as lokasi, s.tanggal, s.jenis, coalesce(o.zona_waktu, 'WIB') as zona_waktu,
      s.penugasan_id, t.mulai, t.selesai, ${waktu('check_in')} as check_in, ${waktu('check_out')} as check_out, s.total
    from (select e.*, count(*) over ()::integer as total from (${selectPengecualian(diminta)}) e
        join karyawan orang on orang.id = e.karyawan_id
        order by lower(orang.nama), e.karyawan_id, e.tanggal, e.presensi_id, e.jenis limit ${paling}) s
      join karyawan k on k.id = s.karyawan_id
      left join kantor o on o.id = s.kantor_id left join penugasan t on t.id = s.penugasan_id
    order by lower(k.nama), k.id, s.tanggal, s.presensi_id, s.jenis`.execute(db)
  return rows
}

export type BarisMenunggu = {
  readonly karyawan_id: number
  readonly nama: string
  readonly kode: string | null
  readonly lokasi: string | null
  readonly id: number
  readonly jenis: 'izin' | 'lembur'
  readonly jenis_izin: JenisIzin | null
  readonly tanggal_mulai: Tanggal
  readonly tanggal_selesai: Tanggal
  readonly pemutus: string
  readonly total: number
}

/** Requests that wait, the earliest first. */
export async function listMenunggu(db: Db, diminta: HariDiminta, paling: number): Promise<BarisMenunggu[]> {
  const { rows } = await sql<BarisMenunggu>`
    select m.karyawan_id, k.nama, k.kode, o.nama as lokasi, m.id, m.jenis, m.jenis_izin, m.tanggal_mulai, m.tanggal_selesai,
      coalesce(kp.nama, u.nama) as pemutus, count(*) over ()::integer as total
    from (${selectMenunggu(diminta)}) m join karyawan k on k.id = m.karyawan_id join pengguna u on u.id = m.koordinator_id
      left join karyawan kp on kp.id = u.karyawan_id left join kantor o on o.id = m.kantor_id
    order by m.tanggal_mulai, lower(k.nama), m.jenis, m.id limit ${paling}`.execute(db)
  return rows
}

/** In SQL, whether a day that belongs to a site is asked about. */
function isDiLokasi({ lokasi }: HariDiminta, kantor: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return lokasi === null ? sql<SqlBool>`true` : sql<SqlBool>`${kantor} = any(${lokasi}::integer[])`
}

/** In SQL, the days that were left without a check-out, unless the plan's end counts for it, and those to be looked at. */
function selectPengecualian(diminta: HariDiminta): RawBuilder<unknown> {
  const { dari, sampai, hariIni } = diminta
  const antara = sql`r.tanggal between ${dari} and ${sampai} and r.tanggal < ${hariIni}`
  return sql`
    select p.* from (
      select r.id as presensi_id, r.karyawan_id, r.tanggal, r.penugasan_id, 'tanpa_check_out' as jenis,
        kantor_hari(r.karyawan_id, r.tanggal) as kantor_id
      from (select e.presensi_id, e.tanggal from presensi_kejadian e
          where e.tanggal between ${dari} and ${sampai} and e.tanggal < ${hariIni}
          group by e.presensi_id, e.tanggal having bool_and(e.jenis = 'check_in')) e
        join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
      where ${antara} and (coalesce((select s.nilai #>> '{}' from pengaturan s
          where s.kunci = 'tanpa_pulang' and s.berlaku_dari <= r.tanggal order by s.berlaku_dari desc limit 1), 'tanya')
        <> 'akhir_rencana'
        or exists (select from pengaturan_dilonggarkan d where d.kunci = 'tanpa_pulang'
          and (d.pada at time zone 'Asia/Jakarta')::date <= r.tanggal and (d.sampai at time zone 'Asia/Jakarta')::date > r.tanggal
          and akun_dari(d.oleh_id, r.karyawan_id)))
      union all
      select r.id, r.karyawan_id, r.tanggal, r.penugasan_id, 'perlu_tinjauan', kantor_hari(r.karyawan_id, r.tanggal)
      from ${hariMenunggu(sql`e.tanggal between ${dari} and ${sampai}`, SEMUA_SANGGAHAN)} where ${antara}) p
    where ${isDiLokasi(diminta, sql`p.kantor_id`)}`
}

/**
 * In SQL, the requests about these days that wait, each by the site of its first day among them that is asked about. A
 * punch that came after the lock waits for the next month's adjustment, and is none.
 */
function selectMenunggu(diminta: HariDiminta): RawBuilder<unknown> {
  const { dari, sampai } = diminta
  return sql`
    select a.id, a.karyawan_id, a.koordinator_id, a.jenis_izin, a.tanggal_mulai, a.tanggal_selesai, 'izin' as jenis, h.kantor_id
    from absensi a cross join lateral (
      select kantor_hari(a.karyawan_id, d.tanggal) as kantor_id
      from (select greatest(a.tanggal_mulai, ${dari}::date) + ke as tanggal
        from generate_series(0, least(a.tanggal_selesai, ${sampai}::date) - greatest(a.tanggal_mulai, ${dari}::date)) ke) d
      where ${isDiLokasi(diminta, sql`kantor_hari(a.karyawan_id, d.tanggal)`)}
      order by d.tanggal limit 1) h
    where a.status = 'menunggu' and a.tanggal_mulai <= ${sampai} and a.tanggal_selesai >= ${dari}
      and not (a.setelah_kunci
        and kunci_atas(a.karyawan_id, daterange(a.tanggal_mulai, a.tanggal_selesai, '[]')) is not null)
    union all
    select l.id, l.karyawan_id, l.koordinator_id, null, l.hari_presensi, l.hari_presensi, 'lembur', l.kantor_id
    from (select *, kantor_hari(karyawan_id, hari_presensi) as kantor_id from lembur
      where status = 'menunggu' and hari_presensi between ${dari} and ${sampai}) l
    where ${isDiLokasi(diminta, sql`l.kantor_id`)}`
}
