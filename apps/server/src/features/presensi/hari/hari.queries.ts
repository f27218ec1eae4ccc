import type { JamKerja } from '@rekan/domain/jadwal/jadwal'
import type { FotoSama } from '@rekan/domain/presensi/hari/presensi'
import { type Instan, type Tanggal, rentangSeluruh } from '@rekan/domain/waktu'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { type Kolom, kolomJson, rowsFrom } from '../../../platform/kolom.ts'
import { type ValueOf, composeOnce } from '../../../platform/statement.ts'
import { fetchBersama } from './bersama.queries.ts'
import {
  type HariDiminta,
  type HariMentah,
  type IstirahatMentah,
  type JadwalMentah,
  type Kejadian,
  type KejadianHitung,
  type KejadianRingkas,
  type KejadianPokok,
  type KejadianSemua,
  type KerjaMentah,
  type LiburMentah,
  type Milik,
  type RencanaMentah,
  type RencanaPokok,
  type RencanaSendiri,
  type RencanaSemua,
  KEJADIAN,
  KEJADIAN_RINGKAS,
  KEJADIAN_POKOK,
  SELECT_KEJADIAN,
  SELECT_KEJADIAN_HITUNG,
  jadwalAntara,
  liburAntara,
  rencanaPerOrang,
  selectRencana,
  selectRencanaPokok,
  selectSendiri,
} from './hari.sql.ts'

/** Days of a person. */
export type RentangHari = {
  readonly karyawanId: number
  readonly dari: Tanggal
  readonly sampai: Tanggal
}

/** All that a person's days from `dari` to `sampai` follow from, punches included, in one statement. */
export async function fetchHariMentah(db: Db | Tx, rentang: RentangHari): Promise<HariMentah> {
  return mentahFrom((await selectHari(db, rentang))[0])
}

const selectHari = composeOnce<RentangHari, Baris>(
  (nilai) => sql`
    select k.id as karyawan_id, f.*, e.*
    from ${rentangHari(nilai)} cross join lateral (${selectRencana(RENTANG)}) f
      cross join lateral (${SELECT_KEJADIAN}) e`,
)

/** A punch about to be made: its photo, its phone where that is known, when it was taken. */
export type PunchBaru = {
  readonly sha256: Buffer
  readonly ponselId: number | null
  readonly saat: Instan
}

/** What doubt about it asks for: the person's own punches of before, the latest first, and who else used its phone within an hour. */
export type RiwayatMentah = {
  readonly lalu: readonly {
    readonly tanggal: Tanggal
    /** Milliseconds */
    readonly saat: number
    readonly lat: number | null
    readonly lng: number | null
    readonly akurasi: number
    readonly lat7: number | null
    readonly lng7: number | null
    /** The mark of a position that was cut, in hexadecimal */
    readonly sidik_titik: string | null
    readonly akurasi_dm: number | null
  }[]
  readonly pemakai: readonly { readonly karyawan_id: number; readonly saat: number }[]
  readonly aturan: readonly AturanDiubah[]
  /** Sites whose code the person may read from afar */
  readonly kode_terbaca: 'semua' | readonly number[]
}

/** A change within two weeks of a site or a week of which its person changed something themselves, the earliest first. */
export type AturanDiubah = {
  readonly objek: 'kantor' | 'jadwal'
  readonly objek_id: number
  /** Of a week, from when it holds */
  readonly berlaku_dari: Tanggal | null
  /** The values before the change, by column */
  readonly sebelum: Readonly<Record<string, unknown>>
  readonly tanggal: Tanggal
  /** Whether its person did, by whichever of their accounts */
  readonly sendiri: boolean
}
type MentahPunch = { readonly foto_sama: readonly FotoSama[]; readonly riwayat: RiwayatMentah }

/**
 * The same of one person, with the punches whose photo had these bytes, late ones that became requests among them, those that stand before
 * those that were withdrawn: of each the person's own first, then the latest.
 */
export async function fetchHariPunch(
  tx: Tx,
  rentang: RentangHari,
  punch: PunchBaru,
): Promise<HariMentah & MentahPunch> {
  const [baris] = await selectHariPunch(tx, { ...rentang, ...punch, saat: new Date(punch.saat) })
  if (baris === undefined) throw new Error(SATU_BARIS)
  const bersama = await fetchBersama(tx, baris, rentang)
  return { ...mentahFrom({ ...baris, ...bersama }), foto_sama: baris.foto_sama, riwayat: baris.riwayat }
}

const selectHariPunch = composeOnce<
  RentangHari & Omit<PunchBaru, 'saat'> & { readonly saat: Date },
  RencanaSendiri & KejadianSemua & MentahPunch & { readonly karyawan_id: number }
>(
  (nilai) => sql`
    select k.id as karyawan_id, f.*, e.*,
      case when exists (select from selfie_diterima f where f.sha256 = ${nilai('sha256')})
          or exists (select from koreksi_luring l where l.sha256 = ${nilai('sha256')})
        then foto_dipakai(${nilai('sha256')}, k.id) else '[]' end as foto_sama,
      riwayat_ragu(k.id, k.sampai, ${nilai('ponselId')}::integer, ${nilai('saat')}::timestamptz) as riwayat
    from ${rentangHari(nilai)} cross join lateral (${selectSendiri(RENTANG)}) f
      cross join lateral (${SELECT_KEJADIAN}) e`,
)

/** The same of stretches of days, one for each, in their order: one round trip, however many. */
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
  const { rows } = await sql<Baris>`
    select k.id as karyawan_id, f.*, e.*
    from unnest(${ids}::integer[], ${dari}::date[], ${sampai}::date[]) with ordinality as k (id, dari, sampai, urutan)
      cross join lateral (${selectRencana(RENTANG)}) f cross join lateral (${SELECT_KEJADIAN}) e
    order by k.urutan`.execute(db)
  return rows.map(mentahFrom)
}

/** What the days from `dari` to `sampai` follow from, of many people, punches aside: each table is read once. */
export async function fetchRencanaBanyak(
  db: Db | Tx,
  karyawanIds: readonly number[],
  dari: Tanggal,
  sampai: Tanggal,
): Promise<ReadonlyMap<number, RencanaMentah>> {
  const { rows } = await selectRencana(rentangBanyak(karyawanIds, dari, sampai)).execute(db)
  return rencanaPerOrang(karyawanIds, rows[0] as RencanaSemua)
}

/** What some days follow from by what only counts works, punches aside, by person. */
export async function fetchRencanaPokok(
  db: Db | Tx,
  hari: readonly HariOrang[],
): Promise<ReadonlyMap<number, RencanaMentah<KerjaMentah>>> {
  const seluruh = rentangSemua(hari)
  if (seluruh === null) return new Map()
  const [ids, tanggal] = [hari.map((h) => h.karyawanId), hari.map((h) => h.tanggal)]
  const orang = [...new Set(ids)]
  const { rows } = await selectRencanaPokok({
    ...rentangBanyak(orang, seluruh.dari, seluruh.sampai),
    pada: (milik, pada) =>
      sql`(${milik}, ${pada}) in (select * from unnest(${ids}::integer[], ${tanggal}::date[]))`,
  }).execute(db)
  const { penugasan, roster, ...lain } = rows[0] as RencanaPokok
  return rencanaPerOrang(orang, { ...lain, penugasan: rowsFrom(penugasan), roster: rowsFrom(roster) })
}

function rentangBanyak(karyawanIds: readonly number[], dari: Tanggal, sampai: Tanggal): HariDiminta {
  return {
    milik: (kolom) => sql`${kolom} = any(${karyawanIds}::integer[])`,
    dari: sql`${dari}`,
    sampai: sql`${sampai}`,
  }
}

/** A person's attendance day. */
export type HariOrang = { readonly karyawanId: number; readonly tanggal: Tanggal }

/** The punches and breaks of some days, by `kunciHari`; day by day, whatever the planner thinks of how many works a day has. */
export async function fetchKejadianBanyak(
  db: Db | Tx,
  hari: readonly HariOrang[],
): Promise<ReadonlyMap<string, PresensiHari<Kejadian>>> {
  return fetchPresensi(db, hari, {
    kolom: sql<Kejadian>`${KEJADIAN}`,
    gabung: sql`join kantor o on o.id = e.kantor_id`,
    nama: KOLOM_UTUH,
  })
}

/** The same by what the desk counts. */
export async function fetchKejadianRingkas(
  db: Db | Tx,
  hari: readonly HariOrang[],
): Promise<ReadonlyMap<string, PresensiHari<KejadianRingkas>>> {
  return fetchPresensi(db, hari, { kolom: KEJADIAN_RINGKAS, gabung: sql``, nama: KOLOM_MEJA })
}

/** What of punches `e` of days `r` is read, with what is joined for it. */
type BentukKejadian<K> = {
  readonly kolom: RawBuilder<K>
  readonly gabung: RawBuilder<unknown>
  readonly nama: readonly (keyof K & string)[]
}

async function fetchPresensi<K extends KejadianPokok>(
  db: Db | Tx,
  hari: readonly HariOrang[],
  { kolom, gabung, nama }: BentukKejadian<K>,
): Promise<ReadonlyMap<string, PresensiHari<K>>> {
  const { hadir, antara } = selectHadir(hari)
  const { rows } = await sql<{
    kejadian: Kolom<K & Milik>
    istirahat: readonly IstirahatMentah[]
  }>`
    with e as materialized (
      select r.karyawan_id, ${kolom} from ${hadir} ${gabung})
    select (select ${kolomJson<K & Milik>('e', ['karyawan_id', ...nama])} from e) as kejadian,
      (select coalesce(json_agg(i), '[]') from (
        select i.presensi_id, i.mulai, i.selesai from presensi_istirahat i
        where i.presensi_id = any(array(select presensi_id from e where jenis = 'check_in')) and ${antara(sql`i.tanggal`)}
        order by i.mulai) i) as istirahat`.execute(db)
  const [satu] = rows
  const kejadian = satu === undefined ? [] : rowsFrom(satu.kejadian)
  const miliknya = Map.groupBy(satu?.istirahat ?? [], ({ presensi_id }) => presensi_id)
  const hariIni = Map.groupBy(kejadian, (k) => kunciHari({ karyawanId: k.karyawan_id, tanggal: k.tanggal }))
  return new Map(
    [...hariIni].map(([kunci, semua]) => {
      const presensiIds = new Set(miliknya.size === 0 ? [] : semua.map(({ presensi_id }) => presensi_id))
      return [kunci, { kejadian: semua, istirahat: [...presensiIds].flatMap((id) => miliknya.get(id) ?? []) }]
    }),
  )
}

const KOLOM_POKOK = ['tanggal', 'penugasan_id', 'presensi_id', 'jenis', 'waktu', 'sanggahan'] as const
const KOLOM_MEJA = [
  ...KOLOM_POKOK,
  'telat_detik',
  'lebih_awal_detik',
  'di_luar_area',
  'luring_detik',
  'menunggu_tinjauan',
  'kantor_id',
] as const satisfies readonly (keyof KejadianRingkas)[]
const KOLOM_UTUH = [
  ...KOLOM_MEJA,
  'id',
  'oleh_id',
  'oleh',
  'telat_diputihkan',
  'lokasi',
  'jarak_meter',
  'perlu_tinjauan',
  'tanda',
  'diterima_pada',
  'nilai_waktu',
  'kantor_nama',
  'zona_waktu',
] as const satisfies readonly (keyof Kejadian)[]

/** What days are counted by, of the punches of stretches of days, one for each, in their order. */
export async function fetchKejadianHitung(
  db: Db | Tx,
  rentang: readonly RentangHari[],
): Promise<readonly PresensiHitung[]> {
  const [ids, dari, sampai] = [
    rentang.map((r) => r.karyawanId),
    rentang.map((r) => r.dari),
    rentang.map((r) => r.sampai),
  ]
  const { rows } = await sql<PresensiHitung>`
    select x.*
    from unnest(${ids}::integer[], ${dari}::date[], ${sampai}::date[]) with ordinality as k (id, dari, sampai, urutan)
      cross join lateral (${SELECT_KEJADIAN_HITUNG}) x
    order by k.urutan`.execute(db)
  return rows
}

type PresensiHitung = Pick<HariMentah<KerjaMentah, KejadianHitung>, 'kejadian' | 'istirahat'>

/** What counts of the punches of some days, by `kunciHari`. */
export async function fetchKejadianPokok(
  db: Db | Tx,
  hari: readonly HariOrang[],
): Promise<ReadonlyMap<string, readonly KejadianPokok[]>> {
  const { rows } = await sql<{ kejadian: Kolom<KejadianPokok & Milik> }>`
    select ${kolomJson<KejadianPokok & Milik>('e', ['karyawan_id', ...KOLOM_POKOK])} as kejadian
    from (select r.karyawan_id, ${KEJADIAN_POKOK} from ${selectHadir(hari).hadir}) e`.execute(db)
  const kejadian = rows.flatMap((satu) => rowsFrom(satu.kejadian))
  return Map.groupBy(kejadian, ({ karyawan_id, tanggal }) => kunciHari({ karyawanId: karyawan_id, tanggal }))
}

/** In SQL, the records `r` of some days, each with its punches `e`, and that a column's date is among them. */
function selectHadir(hari: readonly HariOrang[]) {
  const [ids, tanggal] = [hari.map((h) => h.karyawanId), hari.map((h) => h.tanggal)]
  const { dari, sampai } = rentangSemua(hari) ?? { dari: null, sampai: null }
  // Said apart, so that no other month is even looked at.
  const antara = (kolom: RawBuilder<unknown>) => sql`${kolom} between ${dari}::date and ${sampai}::date`
  const sehari = sql`unnest(${ids}::integer[], ${tanggal}::date[]) k (id, tanggal)
    cross join lateral (select r.id, r.karyawan_id, r.tanggal, r.penugasan_id from presensi r
      where r.karyawan_id = k.id and r.tanggal = k.tanggal and ${antara(sql`r.tanggal`)} offset 0)`
  const sepanjang = sql`(select r.id, r.karyawan_id, r.tanggal, r.penugasan_id from presensi r
    where r.karyawan_id = any(${[...new Set(ids)]}::integer[]) and ${antara(sql`r.tanggal`)} offset 0)`
  const hadir = sql`${isPadat(hari) ? sepanjang : sehari} r
    join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal and ${antara(sql`e.tanggal`)}`
  return { hadir, antara }
}

/** Whether they are nearly all days of their people between the first and the last: then one look a person will do. */
function isPadat(hari: readonly HariOrang[]): boolean {
  const seluruh = rentangSemua(hari)
  if (seluruh === null) return false
  const { dari, sampai } = seluruh
  const lama = (Date.parse(sampai) - Date.parse(dari)) / 86_400_000 + 1
  const orang = new Set(hari.map(({ karyawanId }) => karyawanId)).size
  return lama > 7 && hari.length * 2 > lama * orang
}

function rentangSemua(hari: readonly HariOrang[]) {
  return rentangSeluruh(hari.map(({ tanggal }) => ({ dari: tanggal, sampai: tanggal })))
}

type PresensiHari<K extends KejadianPokok> = Pick<HariMentah<KerjaMentah, K>, 'kejadian' | 'istirahat'>

export function kunciHari({ karyawanId, tanggal }: HariOrang): string {
  return `${karyawanId} ${tanggal}`
}

/** All schedules as they are between two dates, the hours that rosters set then, each once, and the holidays. */
export async function fetchJamMentah(db: Db | Tx, dari: Tanggal, sampai: Tanggal): Promise<JamMentah> {
  const { rows } = await sql<JamMentah>`
    select ${liburAntara(sql`${dari}`, sql`${sampai}`)} as libur,
      (select coalesce(json_agg(j), '[]') from (
        select ${jadwalAntara(sql`${dari}`, sql`${sampai}`)} from jadwal j) j) as jadwal,
      (select coalesce(json_agg(g), '[]') from (
        select distinct g.tanggal, g.jam_mulai as mulai, g.jam_selesai as selesai
        from jadwal_pengganti g where g.tanggal between ${dari} and ${sampai} and g.jam_mulai is not null) g) as roster
  `.execute(db)
  return rows[0] as JamMentah
}

type JamMentah = {
  readonly libur: readonly LiburMentah[]
  readonly jadwal: readonly JadwalMentah[]
  readonly roster: readonly (JamKerja & { readonly tanggal: Tanggal })[]
}

type Baris = RencanaSemua & KejadianSemua & { readonly karyawan_id: number }

/** In SQL, the days of the stretch `k`. */
const RENTANG: HariDiminta = {
  milik: (kolom) => sql`${kolom} = k.id`,
  dari: sql`k.dari`,
  sampai: sql`k.sampai`,
}

/** In SQL, one stretch `k`. Of an array PostgreSQL assumes ten elements and plans anew each time: a third of a punch's work. */
function rentangHari(nilai: ValueOf<RentangHari>): RawBuilder<unknown> {
  return sql`(select ${nilai('karyawanId')}::integer, ${nilai('dari')}::date, ${nilai('sampai')}::date) as k (id, dari, sampai)`
}

const SATU_BARIS = 'a stretch of days gives one row'

function mentahFrom(baris: Baris | undefined): HariMentah {
  if (baris === undefined) throw new Error(SATU_BARIS)
  const { karyawan_id: id, kejadian, istirahat, ditarik } = baris
  return { ...(rencanaPerOrang([id], baris).get(id) as RencanaMentah), kejadian, istirahat, ditarik }
}
