import type { JamKerja } from '@rekan/domain/jadwal/jadwal'
import type { LiburBerlaku } from '@rekan/domain/jadwal/libur'
import type { JenisIzin } from '@rekan/domain/pengajuan/izin/absensi'
import type { Paruh } from '@rekan/domain/pengajuan/izin/paruh'
import type { AsalPenugasan } from '@rekan/domain/penugasan/penugasan'
import type { AreaKantor } from '@rekan/domain/perusahaan/area'
import type { Pengaturan } from '@rekan/domain/perusahaan/pengaturan'
import type { ModeKodePos } from '@rekan/domain/presensi/kode-pos/kode'
import type { NilaiWaktu } from '@rekan/domain/presensi/luring/waktu'
import type { KebijakanLokasi, Lokasi } from '@rekan/domain/presensi/tempat/lokasi'
import type { Tanda } from '@rekan/domain/presensi/tinjauan/tanda'
import type { KodeZona, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { JenisLibur } from '../../../platform/schema.kantor.ts'
import { type Kolom, kolomJson } from '../../../platform/kolom.ts'
import type { JenisKejadian } from '../../../platform/schema.presensi.ts'

/** In SQL, the people and the days to read: `milik` says whether a column that names a person names one of them. */
export type HariDiminta = {
  readonly milik: (kolom: RawBuilder<number>) => RawBuilder<SqlBool>
  readonly dari: RawBuilder<Tanggal>
  readonly sampai: RawBuilder<Tanggal>
  /** Whether columns that name a person and a date name one of the days; left out: all days of theirs */
  readonly pada?: (orang: RawBuilder<number>, tanggal: RawBuilder<Tanggal>) => RawBuilder<SqlBool>
}

/**
 * In SQL, one row of all that the days of some people follow from, punches aside, table by table: offices and schedules
 * stand in it once, however many people are placed there. `rencanaPerOrang` parts it by person.
 */
export function selectRencana(diminta: HariDiminta): RawBuilder<RencanaSemua> {
  return rencanaDengan(diminta, UTUH) as RawBuilder<RencanaSemua>
}

/** The same for what only counts works: of each nobody's name and no post's. */
export function selectRencanaPokok(diminta: HariDiminta): RawBuilder<RencanaPokok> {
  return rencanaDengan(diminta, {
    kolom: sql``,
    penugasan: kolomJson<PenugasanPokok>('t', KOLOM_PENUGASAN),
    roster: kolomJson<RosterMentah>('g', ['karyawan_id', 'tanggal', 'jam_mulai', 'jam_selesai']),
  }) as RawBuilder<RencanaPokok>
}

const KOLOM_PENUGASAN = [
  'id',
  'karyawan_id',
  'tanggal',
  'kantor_id',
  'pos_id',
  'asal',
  'turunan',
  'menggantikan_id',
  'mulai',
  'selesai',
  'toleransi_detik',
  'istirahat_detik',
  'istirahat_sesudah_detik',
] as const satisfies readonly (keyof PenugasanPokok)[]

/** How works `t` and roster `g` leave, and what of works beside what they all have. */
type Bentuk = {
  readonly kolom: RawBuilder<unknown>
  readonly penugasan: RawBuilder<unknown>
  readonly roster: RawBuilder<unknown>
}

function rencanaDengan(diminta: HariDiminta, bentuk: Bentuk): RawBuilder<unknown> {
  const { dari, sampai } = diminta
  return sql`
    ${withSendiri(diminta, bentuk)}
    select ${liburAntara(dari, sampai)} as libur, ${aturanSampai(sampai)} as aturan,
      (select coalesce(json_agg(o), '[]') from (
        select ${KANTOR} from kantor o
        where o.id = any(array(select kantor_id from p union all select kantor_id from t))) o) as kantor,
      (select coalesce(json_agg(j), '[]') from (
        select ${jadwalAntara(dari, sampai)} from jadwal j where j.id = any(array(select jadwal_id from p))) j) as jadwal,
      ${kolomSendiri(diminta, bentuk)}`
}

/** The same of `selectRencana` but what is everybody's, of which it names the state in force: see `bersama.queries`. */
export function selectSendiri(diminta: HariDiminta): RawBuilder<RencanaSendiri> {
  return sql<RencanaSendiri>`
    ${withSendiri(diminta, UTUH)}
    select (select versi from versi_bersama) as versi, ${kolomSendiri(diminta, UTUH)}`
}

/** In SQL, all that is everybody's, in whatever state it is. */
export function selectBersama(): RawBuilder<RencanaBersama> {
  const [dari, sampai] = [sql<Tanggal>`'-infinity'::date`, sql<Tanggal>`'infinity'::date`]
  return sql<RencanaBersama>`
    select (select versi from versi_bersama) as versi, ${liburAntara(dari, sampai)} as libur, ${aturanSampai(sampai)} as aturan,
      (select coalesce(json_agg(o), '[]') from (select ${KANTOR} from kantor o) o) as kantor,
      (select coalesce(json_agg(j), '[]') from (select ${jadwalAntara(dari, sampai)} from jadwal j) j) as jadwal`
}

/** In SQL, placements `p` and works `t` of some people's days. */
function withSendiri(diminta: HariDiminta, { kolom }: Bentuk): RawBuilder<unknown> {
  const { milik, dari, sampai } = diminta
  return sql`
    with p as materialized (
      select p.id, p.karyawan_id, p.kantor_id, p.jadwal_id, p.jabatan, p.unit, p.tanggal_masuk, p.tanggal_selesai, p.utama,
        p.koordinator_id
      from penempatan p
      where ${milik(sql`p.karyawan_id`)} and p.tanggal_masuk <= ${sampai}
        and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})),
    t as materialized (
      select t.id, t.karyawan_id, t.tanggal, t.kantor_id, t.pos_id, t.asal, t.turunan, t.menggantikan_id, t.mulai, t.selesai,
        t.toleransi_detik, t.istirahat_detik, t.istirahat_sesudah_detik${kolom}
      from penugasan t
      where ${isPada(diminta, sql`t.karyawan_id`, sql`t.tanggal`)} and t.dibatalkan_pada is null)`
}

function isPada(
  { milik, dari, sampai, pada }: HariDiminta,
  orang: RawBuilder<number>,
  tanggal: RawBuilder<Tanggal>,
): RawBuilder<SqlBool> {
  const antara = sql<SqlBool>`${milik(orang)} and ${tanggal} between ${dari} and ${sampai}`
  return pada === undefined ? antara : sql<SqlBool>`${antara} and ${pada(orang, tanggal)}`
}

/** In SQL, what is people's own of their days, after `withSendiri`. */
function kolomSendiri(diminta: HariDiminta, { penugasan, roster }: Bentuk): RawBuilder<unknown> {
  const { milik, dari, sampai } = diminta
  return sql`
      (select coalesce(json_agg(p order by p.utama desc, p.id), '[]') from p) as penempatan,
      (select ${penugasan} from t) as penugasan,
      (select ${roster} from (
        select g.karyawan_id, g.tanggal, g.jam_mulai, g.jam_selesai from jadwal_pengganti g
        where ${isPada(diminta, sql`g.karyawan_id`, sql`g.tanggal`)}) g) as roster,
      (select coalesce(json_agg(a), '[]') from (
        select a.karyawan_id, a.jenis_izin, a.tanggal_mulai, a.tanggal_selesai, a.paruh from absensi a
        where ${milik(sql`a.karyawan_id`)} and a.status = 'disetujui' and a.jenis_izin <> 'KOREKSI_PRESENSI'
          and a.tanggal_mulai <= ${sampai} and a.tanggal_selesai >= ${dari}) a) as izin,
      (select coalesce(json_agg(l), '[]') from (
        select l.karyawan_id, l.hari_presensi as tanggal, l.mulai, l.selesai from lembur l
        where ${milik(sql`l.karyawan_id`)} and l.status = 'disetujui'
          and l.hari_presensi between ${dari} and ${sampai}) l) as lembur`
}

/** In SQL, who stands in for the work `t`, and since when they are there; null: nobody. */
const PENGGANTI = sql<Pengganti | null>`(
  select json_build_object('penugasan_id', g.id, 'karyawan_id', g.karyawan_id, 'nama', k.nama, 'sejak',
    masuk_pada(g.id, g.karyawan_id, g.tanggal))
  from penugasan g join karyawan k on k.id = g.karyawan_id
  where g.menggantikan_id = t.id and g.dibatalkan_pada is null)`

/** In SQL, the post of the work `t`. */
const POS = sql<PosKerja | null>`(
  select json_build_object('id', s.id, 'nama', s.nama, 'seragam', s.seragam) from pos s where s.id = t.pos_id)`

/** In SQL, for whom the work `t` is done; null: for nobody. */
const DIGANTI = sql<Diganti | null>`(
  select json_build_object('karyawan_id', k.id, 'nama', k.nama)
  from penugasan g join karyawan k on k.id = g.karyawan_id where g.id = t.menggantikan_id)`

/** As objects, with who and what is named on the works. */
const UTUH: Bentuk = {
  kolom: sql`, ${PENGGANTI} as pengganti, ${DIGANTI} as menggantikan, ${POS} as pos`,
  penugasan: sql`coalesce(json_agg(t), '[]')`,
  roster: sql`coalesce(json_agg(g), '[]')`,
}

/** In SQL, the columns of a place `o` to punch at. */
const KANTOR = sql<KantorMentah>`o.id as kantor_id, o.nama as kantor_nama, o.alamat, o.zona_waktu, o.area, o.kebijakan_lokasi,
  o.toleransi_meter, o.kode_pos`

/** In SQL, whether a waiver `w` holds for a person: not for whoever of HR has made it, nor for who had opened that account lately, as was settled then. */
export function isNotKecuali(milik: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(w.kecuali_karyawan_id is distinct from ${milik}
    and ${milik} <> all(w.kecuali_pembuka))`
}

/**
 * In SQL, whether the lateness of a check-in `e` does not count: it was made while its site's was waived by another.
 *
 * @param milik whose day it is
 */
export function isDiputihkan(milik: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(e.telat_detik > 0 and exists (select from pemutihan w
  where w.kantor_id = e.kantor_id and w.dicabut_pada is null and w.mulai <= e.waktu and w.selesai >= e.waktu
    and ${isNotKecuali(milik)}))`
}

/** In SQL, who made the punch `e` for its person, or put it right; null: they themselves. */
const OLEH = sql<Kejadian['oleh']>`case when e.oleh_id is not null then (
  select json_build_object('nama', coalesce(wk.nama, w.nama), 'dikoreksi', e.dikoreksi)
  from pengguna w left join karyawan wk on wk.id = w.karyawan_id where w.id = e.oleh_id) end`

/** In SQL, what its person says against the punch `e` that another made, and what was decided; null: nothing. */
const SANGGAHAN = sql<Kejadian['sanggahan']>`case when e.oleh_id is not null then (
  select json_build_object('alasan', s.alasan, 'diterima', s.diterima, 'alasan_putusan', s.alasan_putusan)
  from presensi_sanggahan s where s.kejadian_id = e.id and not s.dikoreksi) end`

/** In SQL, whether the punch `e` counts for nothing, because it is disputed and HR has not said that it stands. */
export const DITAHAN = sql<boolean>`(e.oleh_id is not null and exists (select from presensi_sanggahan s
  where s.kejadian_id = e.id and not s.dikoreksi and s.diterima is distinct from false))`

/** In SQL, how late the check-in `e` of a person counts. */
const kolomTelat = (milik: RawBuilder<unknown>) =>
  sql<number>`case when ${isDiputihkan(milik)} or ${DITAHAN} then 0 else e.telat_detik end`

/** In SQL, the columns of a punch of somebody, of `r` with its day and work, `e` presensi_kejadian and `o` kantor. */
const kolomKejadian = (
  r: RawBuilder<unknown>,
  milik: RawBuilder<unknown>,
) => sql<Kejadian>`${r}.tanggal, ${r}.penugasan_id, e.id, e.presensi_id, e.jenis, e.waktu, e.oleh_id, ${OLEH} as oleh, ${SANGGAHAN} as sanggahan,
  ${kolomTelat(milik)} as telat_detik,
  case when ${isDiputihkan(milik)} then e.telat_detik else 0 end as telat_diputihkan,
  case when ${DITAHAN} then 0 else e.lebih_awal_detik end as lebih_awal_detik, e.lokasi, e.jarak_meter, e.di_luar_area, e.perlu_tinjauan, e.tanda,
  e.perlu_tinjauan and e.ditinjau_pada is null as menunggu_tinjauan,
  coalesce(e.diterima_pada, e.waktu) as diterima_pada, e.luring_detik, e.nilai_waktu,
  o.id as kantor_id, o.nama as kantor_nama, o.zona_waktu`
export const KEJADIAN = kolomKejadian(sql`r`, sql`r.karyawan_id`)

/** In SQL, what counts of a punch `e` of the day `r`. */
export const KEJADIAN_POKOK = sql<KejadianPokok>`r.tanggal, r.penugasan_id, e.presensi_id, e.jenis, e.waktu, ${SANGGAHAN} as sanggahan`

/** In SQL, what the desk counts of a punch `e` of the day `r`. */
export const KEJADIAN_RINGKAS = sql<KejadianRingkas>`r.tanggal, r.penugasan_id, e.presensi_id, e.jenis, e.waktu, ${SANGGAHAN} as sanggahan,
  ${kolomTelat(sql`r.karyawan_id`)} as telat_detik,
  case when ${DITAHAN} then 0 else e.lebih_awal_detik end as lebih_awal_detik, e.di_luar_area, e.luring_detik,
  e.perlu_tinjauan and e.ditinjau_pada is null as menunggu_tinjauan, e.kantor_id`

/** In SQL, one row of what days are counted by, of the punches of a stretch `k` of a person's days. */
export const SELECT_KEJADIAN_HITUNG = sql<
  Pick<HariMentah<PenugasanMentah, KejadianHitung>, 'kejadian' | 'istirahat'>
>`
  select coalesce(json_agg(x), '[]') as kejadian,
    case when count(*) > 0 then istirahat_antara(k.id, k.dari, k.sampai) else '[]' end as istirahat
  from kejadian_antara(k.id, k.dari, k.sampai) e
    cross join lateral (select e.tanggal, e.penugasan_id, e.presensi_id, e.jenis, e.waktu, ${OLEH} as oleh, ${SANGGAHAN} as sanggahan,
      ${kolomTelat(sql`k.id`)} as telat_detik,
      case when ${DITAHAN} then 0 else e.lebih_awal_detik end as lebih_awal_detik offset 0) x
  where not e.ditarik`

/** In SQL, one row of the punches of a stretch `k` of a person's days, and of those that were withdrawn. */
export const SELECT_KEJADIAN = sql<KejadianSemua>`
  select coalesce(json_agg(x) filter (where not e.ditarik), '[]') as kejadian,
    coalesce(json_agg(x) filter (where e.ditarik), '[]') as ditarik,
    case when count(*) > 0 then istirahat_antara(k.id, k.dari, k.sampai) else '[]' end as istirahat
  from kejadian_antara(k.id, k.dari, k.sampai) e join kantor o on o.id = e.kantor_id
    -- By itself: each aggregate would have all of it worked out once more.
    cross join lateral (select ${kolomKejadian(sql`e`, sql`k.id`)} offset 0) x`

/** In SQL, the holidays in force between two dates with the sites where they are, as JSON. */
export function liburAntara(
  dari: RawBuilder<Tanggal>,
  sampai: RawBuilder<Tanggal>,
): RawBuilder<LiburMentah[]> {
  return sql<LiburMentah[]>`(select coalesce(json_agg(l), '[]') from (
    select l.tanggal, l.jenis, l.kantor_ids, l.hanya from libur l
    where l.berlaku and l.tanggal between ${dari} and ${sampai}) l)`
}

/** In SQL, the settings that days follow from, by the day from which they hold, the earliest first, as JSON; who lowered a guard goes by the former. */
function aturanSampai(sampai: RawBuilder<Tanggal>): RawBuilder<AturanHari[]> {
  return sql<AturanHari[]>`(select coalesce(json_agg(g order by g.berlaku_dari), '[]') from (
    select g.kunci, g.berlaku_dari, g.nilai, (select json_agg(json_build_object('karyawan_id', k.id, 'nilai', d.sebelum,
        'dari', (d.pada at time zone 'Asia/Jakarta')::date, 'sampai', (d.sampai at time zone 'Asia/Jakarta')::date))
      from pengaturan_dilonggarkan d join pengguna u on u.id = d.oleh_id
        join karyawan k on k.id = u.karyawan_id or (u.karyawan_id is null and lower(btrim(k.nama)) = lower(btrim(u.nama)))
      where d.kunci = g.kunci and (d.sampai at time zone 'Asia/Jakarta')::date > g.berlaku_dari) as kecuali
    from pengaturan g
    where g.kunci in ('tanpa_pulang', 'presensi_istirahat') and g.berlaku_dari <= ${sampai}) g)`
}

/** In SQL, the columns of a schedule `j`, with its versions in force between two dates, oldest first. */
export function jadwalAntara(
  dari: RawBuilder<Tanggal>,
  sampai: RawBuilder<Tanggal>,
): RawBuilder<JadwalMentah> {
  return sql<JadwalMentah>`j.id as jadwal_id, (select coalesce(json_agg(v order by v.berlaku_dari), '[]') from (
    select v.berlaku_dari, v.toleransi_detik, v.masuk_saat_libur, (select coalesce(json_object_agg(h.hari,
        case when h.istirahat_detik = 0 then json_build_object('mulai', h.jam_mulai, 'selesai', h.jam_selesai)
          else json_build_object('mulai', h.jam_mulai, 'selesai', h.jam_selesai, 'istirahat',
            json_build_object('detik', h.istirahat_detik, 'sesudah', h.istirahat_sesudah_detik)) end), '{}')
      from jadwal_hari h where h.jadwal_id = v.jadwal_id and h.berlaku_dari = v.berlaku_dari) as minggu
    from jadwal_versi v
    where v.jadwal_id = j.id and v.berlaku_dari <= ${sampai} and not exists (select from jadwal_versi w
      where w.jadwal_id = v.jadwal_id and w.berlaku_dari > v.berlaku_dari and w.berlaku_dari <= ${dari})) v) as versi`
}

/** Parts what `selectRencana` gives by the people it was asked for. */
export function rencanaPerOrang<B extends TanpaKantor<KerjaMentah>>(
  karyawanIds: readonly number[],
  { libur, aturan, ...semua }: RencanaSemua<B>,
): ReadonlyMap<number, RencanaMentah<B & Pick<KerjaMentah, 'kantor'>>> {
  const kantor = new Map(semua.kantor.map((o) => [o.kantor_id, o]))
  const jadwal = new Map(semua.jadwal.map((j) => [j.jadwal_id, j]))
  const penempatan = perOrang(
    semua.penempatan.flatMap((p) => {
      const [o, j] = [kantor.get(p.kantor_id), jadwal.get(p.jadwal_id)]
      return o && j ? [{ ...p, ...o, ...j }] : []
    }),
  )
  const penugasan = perOrang(
    semua.penugasan.flatMap((t) => {
      const o = kantor.get(t.kantor_id)
      return o === undefined ? [] : [{ ...t, kantor: o }]
    }),
  )
  const [roster, izin, lembur] = [perOrang(semua.roster), perOrang(semua.izin), perOrang(semua.lembur)]
  return new Map(
    karyawanIds.map((id) => [
      id,
      {
        karyawan_id: id,
        libur,
        aturan,
        penempatan: penempatan(id),
        penugasan: penugasan(id),
        roster: roster(id),
        izin: izin(id),
        lembur: lembur(id),
      },
    ]),
  )
}

function perOrang<T extends Milik>(baris: readonly T[]): (id: number) => readonly T[] {
  const semua = Map.groupBy(baris, (b) => b.karyawan_id)
  return (id) => semua.get(id) ?? []
}

/** A setting that days follow from, from a day on. */
export type AturanHari = BarisAturan<'tanpa_pulang'> | BarisAturan<'presensi_istirahat'>
type BarisAturan<K extends keyof Pengaturan> = {
  readonly kunci: K
  readonly berlaku_dari: Tanggal
  readonly nilai: Pengaturan[K]
  /** People who lowered it themselves, and by which former value and days they go; null: nobody */
  readonly kecuali:
    | readonly (Milik & { readonly nilai: Pengaturan[K]; readonly dari: Tanggal; readonly sampai: Tanggal })[]
    | null
}
export type LiburMentah = LiburBerlaku & { readonly jenis: JenisLibur }
export type Milik = { readonly karyawan_id: number }
/** A place to punch at. */
export type KantorMentah = Pick<
  Penempatan,
  | 'kantor_id'
  | 'kantor_nama'
  | 'alamat'
  | 'zona_waktu'
  | 'area'
  | 'kebijakan_lokasi'
  | 'toleransi_meter'
  | 'kode_pos'
>
/** What a schedule says from a day on. */
export type VersiJadwal = Pick<Penempatan, 'toleransi_detik' | 'masuk_saat_libur' | 'minggu'> & {
  readonly berlaku_dari: Tanggal
}
export type JadwalMentah = {
  readonly jadwal_id: number
  /** Those in force on the dates that were asked for, oldest first */
  readonly versi: readonly VersiJadwal[]
}
export type RencanaSemua<B extends TanpaKantor<KerjaMentah> = TanpaKantor<PenugasanMentah>> = {
  readonly libur: readonly LiburMentah[]
  readonly aturan: readonly AturanHari[]
  readonly penempatan: readonly (Omit<PenempatanMentah, keyof KantorMentah | keyof JadwalMentah> &
    Milik & { readonly kantor_id: number; readonly jadwal_id: number })[]
  readonly kantor: readonly KantorMentah[]
  readonly penugasan: readonly (B & Milik & { readonly kantor_id: number })[]
  readonly jadwal: readonly JadwalMentah[]
  readonly roster: readonly RosterMentah[]
  readonly izin: readonly (RencanaMentah['izin'][number] & Milik)[]
  readonly lembur: readonly (RencanaMentah['lembur'][number] & Milik)[]
}
type TanpaKantor<P> = Omit<P, 'kantor'>
type RosterMentah = RencanaMentah['roster'][number] & Milik
type PenugasanPokok = TanpaKantor<KerjaMentah> & Milik & { readonly kantor_id: number }
/** Works and roster by their columns */
export type RencanaPokok = Omit<RencanaSemua, 'penugasan' | 'roster'> & {
  readonly penugasan: Kolom<PenugasanPokok>
  readonly roster: Kolom<RosterMentah>
}
/** What of it is everybody's: holidays, settings, places and schedules; of these all versions */
type Bersama = 'libur' | 'aturan' | 'kantor' | 'jadwal'
export type RencanaBersama = Pick<RencanaSemua, Bersama> & Bernama
/** The rest, with the state in which that was */
export type RencanaSendiri = Omit<RencanaSemua, Bersama> & Bernama
type Bernama = { readonly versi: string }
export type KejadianSemua = Pick<HariMentah, 'kejadian' | 'istirahat' | 'ditarik'>

/** What some days of a person follow from, punches aside. Moments arrive as ISO texts, because they travel inside JSON. */
export type RencanaMentah<P extends KerjaMentah = PenugasanMentah> = Omit<
  HariMentah<P>,
  'kejadian' | 'istirahat' | 'ditarik'
>

export type HariMentah<P extends KerjaMentah = PenugasanMentah, K extends KejadianPokok = Kejadian> = {
  readonly karyawan_id: number
  readonly libur: readonly LiburMentah[]
  /** The earliest first */
  readonly aturan: readonly AturanHari[]
  readonly penempatan: readonly PenempatanMentah[]
  /** Works that stand as rows, in no order */
  readonly penugasan: readonly P[]
  readonly roster: readonly { tanggal: Tanggal; jam_mulai: number | null; jam_selesai: number | null }[]
  readonly izin: readonly {
    jenis_izin: JenisIzin
    tanggal_mulai: Tanggal
    tanggal_selesai: Tanggal
    paruh: Paruh | null
  }[]
  /** By the attendance day it counts to */
  readonly lembur: readonly { tanggal: Tanggal; mulai: string; selesai: string }[]
  readonly kejadian: readonly K[]
  /** Breaks that were punched, by their start */
  readonly istirahat: readonly IstirahatMentah[]
  /** Punches that were withdrawn */
  readonly ditarik: readonly { tanggal: Tanggal; perlu_tinjauan: boolean }[]
}

/** A placement with what its schedule says on the dates that were asked for. */
export type PenempatanMentah = Omit<Penempatan, keyof VersiJadwal> & Pick<JadwalMentah, 'versi' | 'jadwal_id'>

/** A placement as it is on one date. */
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
  readonly area: AreaKantor | null
  readonly kebijakan_lokasi: KebijakanLokasi
  readonly toleransi_meter: number
  readonly kode_pos: ModeKodePos
  readonly toleransi_detik: number
  readonly masuk_saat_libur: boolean
  /** By ISO weekday */
  readonly minggu: Readonly<Record<string, JamKerja>>
}

/** A work that stands as a row, by what it counts. */
export type KerjaMentah = {
  readonly id: number
  readonly tanggal: Tanggal
  readonly kantor: KantorMentah
  readonly pos_id: number | null
  readonly asal: AsalPenugasan
  /** It stands in place of what follows from the week */
  readonly turunan: boolean
  readonly menggantikan_id: number | null
  /** ISO text */
  readonly mulai: string
  readonly selesai: string
  readonly toleransi_detik: number
  readonly istirahat_detik: number
  readonly istirahat_sesudah_detik: number
}

/** The same with who and what is named on it. */
export type PenugasanMentah = KerjaMentah & {
  readonly pengganti: Pengganti | null
  readonly menggantikan: Diganti | null
  readonly pos: PosKerja | null
}

/** Who stands in for somebody, in a work of their own. */
export type Pengganti = Diganti & {
  readonly penugasan_id: number
  /** When they checked in, as ISO text; null: not yet */
  readonly sejak: string | null
}
/** A client's post, with what is worn there. */
export type PosKerja = { readonly id: number; readonly nama: string; readonly seragam: string | null }
/** Whose work somebody does. */
export type Diganti = { readonly karyawan_id: number; readonly nama: string }

/** A break as it was punched; times as ISO text. */
export type Istirahat = { readonly mulai: string; readonly selesai: string | null }
export type IstirahatMentah = Istirahat & { readonly presensi_id: number }

/** What counts of a punch. */
export type KejadianPokok = Pick<
  Kejadian,
  'tanggal' | 'penugasan_id' | 'presensi_id' | 'jenis' | 'waktu' | 'sanggahan'
>

/** What days are counted by: lateness, and who punched. */
export type KejadianHitung = KejadianPokok & Pick<Kejadian, 'telat_detik' | 'lebih_awal_detik' | 'oleh'>

/** What the desk counts of a punch. */
export type KejadianRingkas = KejadianPokok &
  Pick<
    Kejadian,
    'telat_detik' | 'lebih_awal_detik' | 'di_luar_area' | 'luring_detik' | 'menunggu_tinjauan' | 'kantor_id'
  >

export type Kejadian = {
  readonly tanggal: Tanggal
  /** Of which work; null: of what follows from the week on that date and was not frozen */
  readonly penugasan_id: number | null
  readonly id: number
  readonly presensi_id: number
  readonly jenis: JenisKejadian
  /** ISO text */
  readonly waktu: string
  /** When it arrived, as ISO text */
  readonly diterima_pada: string
  readonly luring_detik: number
  readonly nilai_waktu: NilaiWaktu | null
  readonly oleh_id: number | null
  /** The same by name, and whether they put it right */
  readonly oleh: { readonly nama: string; readonly dikoreksi: boolean } | null
  /** What its person says against it, and whether HR agrees; null of `diterima`: nobody has decided */
  readonly sanggahan: {
    readonly alasan: string
    readonly diterima: boolean | null
    readonly alasan_putusan: string | null
  } | null
  /** What counts of it */
  readonly telat_detik: number
  /** What was waived: then nothing counts */
  readonly telat_diputihkan: number
  readonly lebih_awal_detik: number
  readonly lokasi: Lokasi
  readonly jarak_meter: number | null
  readonly di_luar_area: boolean
  readonly perlu_tinjauan: boolean
  /** Why it is marked */
  readonly tanda: readonly Tanda[]
  /** Marked and not reviewed yet */
  readonly menunggu_tinjauan: boolean
  readonly kantor_id: number
  readonly kantor_nama: string
  readonly zona_waktu: KodeZona
}
