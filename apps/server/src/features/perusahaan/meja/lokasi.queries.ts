import { polaBerisi } from '@rekan/domain/teks/cari'
import type { Instan, Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import { type Db, type Tx, at } from '../../../platform/db.ts'
import type { Context } from '../../../platform/http.ts'
import type { RincianLokasi, TergantungLokasi } from './lokasi.service.ts'

type Diminta = Context<'GET /kelola/lokasi'>['query']
type Kini = { readonly hariIni: Tanggal; readonly sejak: Instan }
export type BarisLokasi = Omit<
  RincianLokasi,
  'zona_tetap' | 'area' | 'versi' | 'alarm_menit' | 'luring_jam' | 'koordinator' | 'regu'
>

/** More are no picture any more. */
const POSISI_TERBANYAK = 5000
const ORANG_TERBANYAK = 200

/**
 * Sites with their figures, and how many of each state the other filters leave.
 *
 * @param ids of these alone; null: of all
 */
export async function listLokasi(db: Db, ids: readonly number[] | null, diminta: Diminta, kini: Kini) {
  const cari = polaBerisi(diminta.q ?? '')
  const milik = ids === null ? sql`true` : sql`o.id = any(${[...ids]}::integer[])`
  const lain = sql`(${milik} and lower(o.nama || ' ' || o.kode || ' ' || o.alamat) like lower(${cari})
    and (${diminta.zona ?? null}::text is null or o.zona_waktu = ${diminta.zona ?? null})
    and (${diminta.kebijakan ?? null}::text is null or o.kebijakan_lokasi = ${diminta.kebijakan ?? null}))`
  const isTutup = sql`(o.tutup_mulai is not null and o.tutup_mulai <= ${kini.hariIni}::date)`
  const keadaan =
    diminta.keadaan === 'semua' ? sql`true` : diminta.keadaan === 'tutup' ? isTutup : sql`not ${isTutup}`
  const { rows: jumlah } = await sql<{ aktif: number; tutup: number }>`
    select count(*) filter (where not ${isTutup})::integer as aktif, count(*) filter (where ${isTutup})::integer as tutup
    from kantor o where ${lain}`.execute(db)
  const { aktif = 0, tutup = 0 } = jumlah[0] ?? {}
  const { rows: data } = await sql<BarisLokasi>`
    select * from (${selectLokasi(kini)} where ${lain} and ${keadaan}) o
    order by ${urutan(diminta.urut)}, lower(nama), id limit ${diminta.jumlah} offset ${diminta.mulai}`.execute(
    db,
  )
  const total = diminta.keadaan === 'semua' ? aktif + tutup : diminta.keadaan === 'tutup' ? tutup : aktif
  return { data, meta: { total, aktif, tutup } }
}

export async function findLokasi(db: Db | Tx, id: number, kini: Kini): Promise<RincianLokasi | undefined> {
  const { rows } = await sql<RincianLokasi>`
    select l.*, o.area, o.versi, o.alarm_menit, o.luring_jam,
      ${selectDitunjuk('kantor_koordinator')} as koordinator,
      json_build_object('pin', o.pin_regu, 'saksi', ${selectDitunjuk('kantor_saksi')}) as regu,
      exists (select from penempatan p where p.kantor_id = o.id) as zona_tetap
    from (${selectLokasi(kini)} where o.id = ${id}) l join kantor o on o.id = l.id`.execute(db)
  return rows[0]
}

/** In SQL, whom a table names for the site `o`, by date. */
function selectDitunjuk(tabel: 'kantor_koordinator' | 'kantor_saksi') {
  return sql`(select coalesce(json_agg(json_build_object('pengguna_id', u.id, 'nama', coalesce(k.nama, u.nama),
      'mulai', s.mulai, 'sampai', s.sampai) order by s.mulai, u.id), '[]')
    from ${sql.table(tabel)} s join pengguna u on u.id = s.pengguna_id left join karyawan k on k.id = u.karyawan_id
    where s.kantor_id = o.id)`
}

/** Where the punches of a site were made, [lng, lat], the latest first; exact as long as that is kept. */
export async function listPosisi(db: Db, id: number, sejak: Instan) {
  const { rows } = await sql<{ lng: number; lat: number }>`
    select coalesce(b.longitude, e.longitude) as lng, coalesce(b.latitude, e.latitude) as lat
    from presensi_kejadian e left join presensi_bukti b on b.kejadian_id = e.id and b.tanggal = e.tanggal
    where e.kantor_id = ${id} and e.waktu >= ${at(sejak)} and e.latitude is not null
    order by e.waktu desc limit ${POSISI_TERBANYAK + 1}`.execute(db)
  return {
    posisi: rows.slice(0, POSISI_TERBANYAK).map(({ lng, lat }) => [lng, lat] as const),
    terpotong: rows.length > POSISI_TERBANYAK,
  }
}

/** What hangs on a site from a day on. */
export async function fetchTergantung(db: Db | Tx, id: number, mulai: Tanggal): Promise<TergantungLokasi> {
  const { rows } = await sql<TergantungLokasi>`
    with p as (
      select p.karyawan_id, p.jadwal_id, p.jabatan, p.tanggal_masuk, p.tanggal_selesai from penempatan p
      where p.kantor_id = ${id} and (p.tanggal_selesai is null or p.tanggal_selesai >= ${mulai}::date))
    select (select count(*)::integer from p) as jumlah_orang,
      (select coalesce(json_agg(o), '[]') from (
        select k.id, k.kode, k.nama, p.jabatan, p.tanggal_masuk as mulai, p.tanggal_selesai as selesai
        from p join karyawan k on k.id = p.karyawan_id order by lower(k.nama), k.id limit ${ORANG_TERBANYAK}) o) as orang,
      (select count(*)::integer from jadwal_pengganti g
        where g.tanggal >= ${mulai}::date and g.karyawan_id in (select karyawan_id from p)) as roster,
      (select coalesce(json_agg(j), '[]') from (
        select j.nama, count(*)::integer as orang from p join jadwal j on j.id = p.jadwal_id
        group by j.nama order by j.nama) j) as jadwal,
      (select coalesce(json_agg(s), '[]') from (
        select distinct k.nama, r.tanggal from presensi r join presensi_kejadian e on e.presensi_id = r.id and e.tanggal = r.tanggal
          join karyawan k on k.id = r.karyawan_id
        where e.kantor_id = ${id} and r.tanggal >= ${mulai}::date
        order by r.tanggal desc, k.nama limit ${ORANG_TERBANYAK}) s) as sedang_dipakai`.execute(db)
  return rows[0] as TergantungLokasi
}

function selectLokasi({ hariIni, sejak }: Kini) {
  return sql`
    select o.id, o.kode, o.nama, o.alamat, o.zona_waktu, o.kebijakan_lokasi, o.toleransi_meter, o.tutup_mulai,
      case when o.area is null then null when o.area ? 'lingkaran' then 'lingkaran' else 'poligon' end as bentuk_area,
      (select count(distinct p.karyawan_id)::integer from penempatan p where p.kantor_id = o.id
        and p.tanggal_masuk <= ${hariIni}::date and coalesce(p.tanggal_selesai, 'infinity') >= ${hariIni}::date) as orang,
      e.presensi_dalam, e.presensi_luar
    from kantor o, lateral (
      select count(*) filter (where not e.di_luar_area)::integer as presensi_dalam,
        count(*) filter (where e.di_luar_area)::integer as presensi_luar
      from presensi_kejadian e where e.kantor_id = o.id and e.waktu >= ${at(sejak)}) e`
}

const KOLOM = {
  nama: sql`lower(nama)`,
  kode: sql`kode`,
  zona: sql`array_position(array['WIB', 'WITA', 'WIT'], zona_waktu)`,
  orang: sql`orang`,
  luar: sql`presensi_luar`,
}

function urutan(urut: Diminta['urut']) {
  const turun = urut.startsWith('-')
  const kolom = KOLOM[(turun ? urut.slice(1) : urut) as keyof typeof KOLOM]
  return sql`${kolom} ${turun ? sql`desc` : sql`asc`}`
}
