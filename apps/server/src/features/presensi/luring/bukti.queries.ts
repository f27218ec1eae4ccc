import type { AlasanWaktu } from '@rekan/domain/presensi/luring/waktu'
import { type Pengaturan, pengaturanFrom } from '@rekan/domain/perusahaan/pengaturan'
import { pengaturanBagi } from '@rekan/domain/perusahaan/penjaga'
import { type Instan, type Tanggal, hariBarat } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { RentangPanggilan } from '../../../platform/panggilan.ts'
import { type Tx, at } from '../../../platform/db.ts'
import { rentangSekitar } from '../hari/hari.service.ts'
import { jadwalAntara } from '../hari/hari.sql.ts'
import type { Dahulu } from './dahulu.ts'

/** A punch with evidence: by whom, for whom, on which phone, heard and taken when. */
export type PunchBerbukti = {
  readonly penggunaId: number
  readonly karyawanId: number
  readonly ponselId: number
  /** The server time that its phone heard; null: none */
  readonly token: Instan | null
  readonly taksir: Instan
  readonly tiba: Instan
  /** A hearing counts that is older than this */
  readonly sebelum: Instan
}

/** What the server holds against a punch's evidence, and by what it is judged. */
export type Pembanding = {
  /** The phone's public key; null: no such phone */
  readonly kunci: Buffer | null
  /** Since when it is known */
  readonly kunciSejak: Instan | null
  /** Whether this account has signed in on it */
  readonly terhubung: boolean
  /** When the account was heard last before that: on this phone, of what was taken offline on any */
  readonly didengar: Instan | null
  /** When the account called since its phone heard the time, of what was taken offline */
  readonly panggilan: readonly RentangPanggilan[]
  readonly pengaturan: Pick<Pengaturan, 'luring_jam' | 'luring_sampel_persen'>
  /** Hours that a punch may wait, of the sites that have their own */
  readonly jamKantor: Readonly<Record<number, number>>
  /** The last day of the months whose pay was published to the person since it was taken */
  readonly terbitSampai: Tanggal | null
  /** What was otherwise when it was taken; null of what was made online */
  readonly dahulu: Dahulu | null
}

/** All of it in one statement: a punch with evidence costs this one more. */
export async function fetchPembanding(tx: Tx, punch: PunchBerbukti, isLuring: boolean): Promise<Pembanding> {
  const { penggunaId, karyawanId, ponselId, taksir } = punch
  const { rows } = await sql<Baris>`
    select (select p.kunci from ponsel p where p.id = ${ponselId}) as kunci,
      (select p.dibuat_pada from ponsel p where p.id = ${ponselId}) as kunci_sejak,
      exists (select from ponsel_pengguna g where g.ponsel_id = ${ponselId} and g.pengguna_id = ${penggunaId}
        and (g.dilepas_pada is null or g.dilepas_pada > ${at(taksir)})) as terhubung,
      (select max(d.pada) from ponsel_pengguna g join ponsel_dengar d using (ponsel_id, pengguna_id)
        where g.pengguna_id = ${penggunaId} and (g.ponsel_id = ${ponselId} or ${isLuring})
          and d.pada < ${at(punch.sebelum)}) as didengar,
      ${isLuring ? selectPanggilan(punch) : sql`'[]'::json`} as panggilan,
      (select coalesce(json_agg(g), '[]') from (
        select distinct on (g.kunci) g.kunci, g.nilai from pengaturan g
        where g.kunci in ('luring_jam', 'luring_sampel_persen') and g.berlaku_dari <= ${hariBarat(taksir)}
        order by g.kunci, g.berlaku_dari desc) g) as pengaturan,
      (select coalesce(json_agg(d), '[]') from (
        select d.kunci, d.sebelum as nilai from pengaturan_dilonggarkan d
        where d.sampai > ${at(taksir)} and d.kunci in ('luring_jam', 'luring_sampel_persen')
          and akun_dari(d.oleh_id, ${karyawanId})) d) as dilonggarkan,
      (select coalesce(json_object_agg(o.id, o.luring_jam), '{}') from kantor o where o.luring_jam is not null)
        as jam_kantor,
      (select (max(make_date(s.tahun, s.bulan, 1)) + interval '1 month - 1 day')::date from payroll s
        where s.karyawan_id = ${karyawanId} and s.status = 'TERBIT' and s.jenis = 'BULANAN' and s.terbit_pada > ${at(taksir)}) as terbit_sampai,
      ${isLuring ? selectDahulu(punch) : sql`null`} as dahulu`.execute(tx)
  const [baris] = rows
  if (baris === undefined) throw new Error('this statement gives one row')
  const { kunci, terhubung, didengar, dahulu } = baris
  return {
    kunci,
    kunciSejak: baris.kunci_sejak,
    terhubung,
    didengar,
    panggilan: baris.panggilan,
    pengaturan: pengaturanBagi(pengaturanFrom(baris.pengaturan), baris.dilonggarkan),
    jamKantor: baris.jam_kantor,
    terbitSampai: baris.terbit_sampai,
    dahulu,
  }
}

type Baris = {
  readonly kunci: Buffer | null
  readonly kunci_sejak: Instan | null
  readonly terhubung: boolean
  readonly didengar: Instan | null
  readonly panggilan: readonly RentangPanggilan[]
  readonly pengaturan: readonly { readonly kunci: string; readonly nilai: unknown }[]
  /** Of these, what was before its person lowered it lately */
  readonly dilonggarkan: readonly { readonly kunci: string; readonly nilai: unknown }[]
  readonly jam_kantor: Readonly<Record<number, number>>
  readonly terbit_sampai: Tanggal | null
  readonly dahulu: Dahulu | null
}

/** In SQL, the stretches in which the account called since its phone heard the time, as JSON. */
function selectPanggilan({ penggunaId, token, taksir, tiba }: PunchBerbukti): RawBuilder<unknown> {
  const ms = (saat: string) => sql`(extract(epoch from ${sql.ref(saat)}) * 1000)::float8`
  return sql`(select coalesce(json_agg(json_build_object('sesi', a.sesi, 'kiriman', a.kiriman, 'dari', ${ms('a.dari')},
      'sampai', ${ms('a.sampai')}, 'ponselId', a.ponsel_id)), '[]')
    from akun_panggilan a where a.pengguna_id = ${penggunaId} and a.sampai >= ${at(token ?? taksir)}
      and a.dari <= ${at(tiba)})`
}

/** In SQL, what of a person's days was otherwise at a moment, as JSON: requests, placements, works, sites. */
function selectDahulu({ karyawanId, taksir, tiba }: PunchBerbukti): RawBuilder<Dahulu> {
  const { dari, sampai } = rentangSekitar(taksir)
  const saat = at(taksir)
  // What was decided by then and not taken back.
  const berlaku = (p: string) => sql`${sql.ref(`${p}.status`)} in ('disetujui', 'dibatalkan')
    and ${sql.ref(`${p}.diputus_pada`)} <= ${saat}
    and (${sql.ref(`${p}.dibatalkan_pada`)} is null or ${sql.ref(`${p}.dibatalkan_pada`)} > ${saat})`
  // What became of the person since, as its trail tells it; a placement among it.
  const sejak = sql`a.objek = 'karyawan' and a.objek_id = ${String(karyawanId)} and a.waktu > ${saat}
    and a.waktu <= ${at(tiba)}`
  const pindah = sql`${sejak} and a.sesudah ? 'penempatan_id' and a.sesudah ? 'jadwal_id'`
  return sql<Dahulu>`json_build_object(
    'izin', (select coalesce(json_agg(a), '[]') from (
      select a.jenis_izin, a.tanggal_mulai, a.tanggal_selesai, a.paruh from absensi a
      where a.karyawan_id = ${karyawanId} and a.jenis_izin <> 'KOREKSI_PRESENSI' and ${berlaku('a')}
        and a.tanggal_mulai <= ${sampai} and a.tanggal_selesai >= ${dari}) a),
    'lembur', (select coalesce(json_agg(l), '[]') from (
      select l.hari_presensi as tanggal, l.mulai, l.selesai from lembur l
      where l.karyawan_id = ${karyawanId} and ${berlaku('l')} and l.hari_presensi between ${dari} and ${sampai}) l),
    'roster_baru', (select coalesce(json_agg(g.tanggal), '[]') from jadwal_pengganti g
      where g.karyawan_id = ${karyawanId} and g.tanggal between ${dari} and ${sampai} and g.terbit_pertama > ${saat}),
    'penempatan_baru', (select coalesce(json_agg((a.sesudah ->> 'penempatan_id')::integer), '[]') from audit a
      where ${pindah} and (a.sesudah ->> 'tanggal_masuk')::date <= ${sampai}),
    'penempatan_lama', (select coalesce(json_agg(p), '[]') from (
      select p.id, p.jabatan, p.unit, p.tanggal_masuk, l.selesai as tanggal_selesai, p.utama, p.koordinator_id,
        o.id as kantor_id, o.nama as kantor_nama, o.alamat, o.zona_waktu, o.area, o.kebijakan_lokasi, o.toleransi_meter,
        o.kode_pos, ${jadwalAntara(sql`${dari}::date`, sql`${sampai}::date`)}
      from (select distinct on (e.id) e.id, e.selesai from (
          select a.waktu, (a.sesudah -> 'mengakhiri' ->> 'id')::integer as id, null::date as selesai from audit a
          where ${pindah} and (a.sesudah ->> 'tanggal_masuk')::date <= ${sampai}
          union all
          select a.waktu, (a.sebelum ->> 'penempatan_id')::integer, (a.sebelum ->> 'tanggal_selesai')::date from audit a
          where ${sejak} and a.tindakan = 'POST /kelola/lokasi/{id}/tutup'
            and (a.sesudah ->> 'tanggal_selesai')::date < ${sampai}) e
        where e.id is not null order by e.id, e.waktu) l
      join penempatan p on p.id = l.id and p.karyawan_id = ${karyawanId}
      join kantor o on o.id = p.kantor_id join jadwal j on j.id = p.jadwal_id
      where p.tanggal_masuk <= ${sampai} and (l.selesai is null or l.selesai >= ${dari})) p),
    'penugasan_baru', (select coalesce(json_agg(t.id), '[]') from penugasan t
      where t.karyawan_id = ${karyawanId} and t.tanggal between ${dari} and ${sampai} and t.dibuat_pada > ${saat}
        and not t.turunan and t.dibatalkan_pada is null),
    'penugasan_lama', (select coalesce(json_agg(t), '[]') from (
      select t.id, t.tanggal, t.pos_id, t.asal, t.turunan, t.mulai, t.selesai, t.toleransi_detik, t.istirahat_detik,
        t.istirahat_sesudah_detik, null as menggantikan_id, null as pengganti, null as menggantikan, null as pos,
        json_build_object('kantor_id', o.id, 'kantor_nama', o.nama, 'alamat', o.alamat, 'zona_waktu', o.zona_waktu,
          'area', o.area, 'kebijakan_lokasi', o.kebijakan_lokasi, 'toleransi_meter', o.toleransi_meter,
          'kode_pos', o.kode_pos) as kantor
      from penugasan t join kantor o on o.id = t.kantor_id
      where t.karyawan_id = ${karyawanId} and t.tanggal between ${dari} and ${sampai} and t.menggantikan_id is null
        and t.dibuat_pada <= ${saat} and t.dibatalkan_pada > ${saat}) t),
    'kantor', (select coalesce(json_agg(k order by k.id), '[]') from (
      select a.id, a.objek_id::integer as kantor_id, a.sebelum from audit a
      where a.objek = 'kantor' and a.waktu > ${saat} and a.waktu <= ${at(tiba)} and a.sebelum is not null
        and a.sebelum ?| array['area', 'kebijakan_lokasi', 'toleransi_meter']) k),
    'jadwal', (select coalesce(json_agg(j order by j.id), '[]') from (
      select a.id, a.objek_id::integer as jadwal_id, a.sesudah ->> 'berlaku_dari' as berlaku_dari, a.sebelum from audit a
      where a.objek = 'jadwal' and a.waktu > ${saat} and a.waktu <= ${at(tiba)} and a.sebelum is not null
        and a.sesudah ? 'berlaku_dari' and a.objek_id = any(array(
          select p.jadwal_id::text from penempatan p where p.karyawan_id = ${karyawanId}))) j))`
}

/** What is kept of a punch's evidence beside the punch. */
export type BuktiTersimpan = {
  readonly taksir: Instan
  readonly ponselId: number | null
  readonly luring: string
  readonly tanda: string
  readonly penilaian: {
    readonly alasan: readonly AlasanWaktu[]
    /** What the facts on arrival said: accepted, or the refusal's code */
    readonly tiba: string
    /** The same of the facts as they stood when it was taken; null of what was made online */
    readonly saat: string | null
    /** By which of them it was taken; `kedatangan`: as if it had been made when it arrived */
    readonly oleh: 'tiba' | 'saat' | 'kedatangan'
  }
}
