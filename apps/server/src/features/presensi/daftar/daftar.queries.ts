import { type Pelaku, lingkup } from '@rekan/domain/akses/akses'
import { polaBerisi } from '@rekan/domain/teks/cari'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Halaman, offsetOf } from '../../../platform/paging.ts'
import { isInForceAt, isInLingkup, isMungkinDalamLingkup, tanggalDi } from '../../penempatan/lingkup.sql.ts'
import type { TanggalOrang } from '../hari/hari.banyak.service.ts'
import { SEMUA_SANGGAHAN, hariMenunggu } from '../hari/rentang.sql.ts'
import type { Pandangan } from '../../../platform/perbuatan.ts'

const DAFTAR = 'GET /karyawan/presensi'

/** Which people's days, as far as the tables alone can tell. */
export type Saringan = {
  /** Each person's own today; some days, none of them to come; all that wait to be looked at */
  readonly hari: 'hariIni' | 'menunggu' | Rentang
  readonly nama?: string | undefined
  readonly kantor_id?: number | undefined
  /** Whether something of the day still waits to be looked at; each person's own today can't be told so */
  readonly perlu_tinjauan?: boolean | undefined
}

type Rentang = { readonly dari: Tanggal; readonly sampai: Tanggal; readonly isDenganNanti: boolean }

/** A page of days that have a placement, of the people whom the reader may see: the newest first, by name. */
export async function listTanggalOrang(
  { db, pelaku, saat }: Pandangan,
  saringan: Saringan,
  halaman?: Halaman,
): Promise<TanggalOrang[]> {
  const batas = halaman === undefined ? sql`` : sql`limit ${halaman.per_page} offset ${offsetOf(halaman)}`
  const { rows } = await sql<TanggalOrang>`
    ${orang(pelaku, saringan, saat)}
    select id as "karyawanId", tanggal from (${hari(pelaku, saringan, saat)}) h
    order by tanggal desc, urut, id ${batas}`.execute(db)
  return rows
}

/** How many of them all pages hold. */
export async function countTanggalOrang(
  { db, pelaku, saat }: Pandangan,
  saringan: Saringan,
): Promise<number> {
  const { hari: diminta, perlu_tinjauan } = saringan
  const siapa = lingkup(pelaku, DAFTAR)
  // A month of thousands of people is a sum of stretches, not a million days.
  const jumlah =
    typeof diminta === 'object' && perlu_tinjauan === undefined && siapa?.jenis !== 'tim'
      ? sql`select coalesce(sum(upper(k.masa) - lower(k.masa)), 0)::integer as total from (${masaOrang(saringan, diminta, saat)}) k`
      : sql`select count(*)::integer as total from (${hari(pelaku, saringan, saat)}) h`
  const { rows } = await sql<{ total: number }>`
    ${orang(pelaku, saringan, saat)}
    ${jumlah}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The people first: whether the reader may see one is asked once, whatever the number of days. */
function orang(pelaku: Pelaku, { nama = '', hari: diminta }: Saringan, saat: Instan): RawBuilder<unknown> {
  const siapa = lingkup(pelaku, DAFTAR)
  const syarat = [
    diminta === 'hariIni' ? isInLingkup(siapa, 'k.id', saat) : isMungkinDalamLingkup(siapa, 'k.id', saat),
  ]
  if (lingkup(pelaku, 'karyawanNonaktif') === null) syarat.push(sql<SqlBool>`k.aktif`)
  if (nama !== '') syarat.push(sql<SqlBool>`k.cari like lower(${polaBerisi(nama)})`)
  return sql`with orang as materialized (
    select k.id, lower(k.nama) as urut, k.tanggal_keluar as keluar from karyawan k where ${sql.join(syarat, sql` and `)})`
}

/** Their days with a placement, none after their last; a second one on the same day adds none. */
function hari(pelaku: Pelaku, saringan: Saringan, saat: Instan): RawBuilder<unknown> {
  const { hari: diminta, kantor_id, perlu_tinjauan } = saringan
  const siapa = lingkup(pelaku, DAFTAR)
  /** Who coordinates a site sees the days on which somebody works there. */
  const terlihat = (tanggal: RawBuilder<unknown>) =>
    siapa?.jenis === 'tim' ? isInLingkup(siapa, 'k.id', saat, tanggal) : sql`true`
  const tempat = sql`orang k join penempatan p on p.karyawan_id = k.id join kantor o on o.id = p.kantor_id`
  const diKantor = kantor_id === undefined ? sql`true` : sql`p.kantor_id = ${kantor_id}`
  const bekerja = (tanggal: RawBuilder<unknown>) => sql`(k.keluar is null or ${tanggal} <= k.keluar)`
  if (diminta === 'hariIni')
    return sql`select distinct k.id, k.urut, null::date as tanggal from ${tempat}
      where ${isInForceAt('p', 'o', saat)} and ${bekerja(tanggalDi('o.zona_waktu', saat))} and ${diKantor}`
  const pada = (tanggal: RawBuilder<unknown>) =>
    sql`${tanggal} >= p.tanggal_masuk and (p.tanggal_selesai is null or ${tanggal} <= p.tanggal_selesai)`
  if (diminta === 'menunggu' || perlu_tinjauan === true) {
    const antara =
      diminta === 'menunggu' ? sql`true` : sql`r.tanggal between ${diminta.dari} and ${diminta.sampai}`
    return sql`select distinct k.id, k.urut, r.tanggal
      from ${hariMenunggu(sql`true`, SEMUA_SANGGAHAN)} join (${tempat}) on k.id = r.karyawan_id
      where ${antara} and ${pada(sql`r.tanggal`)} and ${bekerja(sql`r.tanggal`)} and ${diKantor}
        and ${terlihat(sql`r.tanggal`)}`
  }
  const tanpa =
    perlu_tinjauan === false
      ? sql`not exists (
          select from presensi r
          where r.karyawan_id = k.id and r.tanggal = h.tanggal and ${MENUNGGU})`
      : sql`true`
  return sql`select k.id, k.urut, h.tanggal from (${masaOrang(saringan, diminta, saat)}) k
    cross join lateral (
      select lower(k.masa) + ke as tanggal from generate_series(0, upper(k.masa) - lower(k.masa) - 1) ke) h
    where ${tanpa} and ${terlihat(sql`h.tanggal`)}`
}

/** In SQL, the stretches of days on which each of them has a placement, a second one at the same time adding none. */
function masaOrang(
  { kantor_id }: Saringan,
  { dari, sampai, isDenganNanti }: Rentang,
  saat: Instan,
): RawBuilder<unknown> {
  const akhir = isDenganNanti
    ? sql`${sampai}::date`
    : sql`least(${sampai}::date, ${tanggalDi('o.zona_waktu', saat)})`
  const diKantor = kantor_id === undefined ? sql`true` : sql`p.kantor_id = ${kantor_id}`
  return sql`select k.id, k.urut, unnest(range_agg(daterange(h.mulai, h.akhir, '[]'))) as masa
    from orang k join penempatan p on p.karyawan_id = k.id join kantor o on o.id = p.kantor_id
      cross join lateral (
        select greatest(p.tanggal_masuk, ${dari}::date) as mulai, least(p.tanggal_selesai, k.keluar, ${akhir}) as akhir) h
    where h.mulai <= h.akhir and ${diKantor}
    group by k.id, k.urut`
}

/** As an array, known before the first row: what waits is little, and the planner would think it much. */
const MENUNGGU = sql`r.id = any(array(
  select e.presensi_id from presensi_kejadian e where e.perlu_tinjauan and e.ditinjau_pada is null
  union all select e.presensi_id from presensi_sanggahan s join presensi_kejadian e on e.id = s.kejadian_id and e.tanggal = s.tanggal
  where s.diputus_pada is null and not s.dikoreksi))`
