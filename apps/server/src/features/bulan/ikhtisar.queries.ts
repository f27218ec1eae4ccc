import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import type { Tanggal } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export type BarisLokasi = {
  readonly id: number
  readonly nama: string
  readonly klien: readonly string[]
  readonly orang: number
  readonly hari: number
}

/** Sites where somebody is placed or works in these days, with their clients, people and days with a check-in. */
export async function listLokasiBulan(db: Db, { dari, sampai }: Rentang): Promise<BarisLokasi[]> {
  const { rows } = await sql<BarisLokasi>`
    with orang as (
      select p.kantor_id, count(distinct p.karyawan_id)::integer as n from penempatan p
      where p.utama and p.tanggal_masuk <= ${sampai} and (p.tanggal_selesai is null or p.tanggal_selesai >= ${dari})
      group by p.kantor_id),
    hari as (
      select h.kantor_id, count(*)::integer as n from (
        select distinct on (r.karyawan_id, r.tanggal) r.karyawan_id, r.tanggal, coalesce(t.kantor_id, e.kantor_id) as kantor_id
        from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
          left join penugasan t on t.id = r.penugasan_id
        where e.jenis = 'check_in' and e.tanggal between ${dari} and ${sampai} and r.tanggal between ${dari} and ${sampai}
        order by r.karyawan_id, r.tanggal, t.mulai, e.waktu) h
      group by h.kantor_id)
    select o.id, o.nama, coalesce(g.n, 0) as orang, coalesce(h.n, 0) as hari,
      array(select distinct c.nama from pos p join kontrak_klien k on k.id = p.kontrak_klien_id join klien c on c.id = k.klien_id
        where p.kantor_id = o.id and k.mulai <= ${sampai} and k.sampai >= ${dari}
          and (p.tutup_mulai is null or p.tutup_mulai > ${dari}) order by c.nama) as klien
    from kantor o left join orang g on g.kantor_id = o.id left join hari h on h.kantor_id = o.id
    where g.n is not null or h.n is not null
    order by lower(o.nama), o.id`.execute(db)
  return rows
}

/** Clients with a post in these days. */
export async function listKlienBulan(
  db: Db,
  { dari, sampai }: Rentang,
): Promise<{ id: number; nama: string }[]> {
  const { rows } = await sql<{ id: number; nama: string }>`
    select distinct c.id, c.nama from klien c join kontrak_klien k on k.klien_id = c.id join pos p on p.kontrak_klien_id = k.id
    where k.mulai <= ${sampai} and k.sampai >= ${dari} and (p.tutup_mulai is null or p.tutup_mulai > ${dari})
    order by c.nama, c.id`.execute(db)
  return rows
}

export type BarisBeritaAcara = {
  readonly id: number | null
  readonly kontrak_id: number
  readonly klien_id: number
  readonly klien: string
  readonly nomor: string
  readonly status: 'belum' | 'draf' | 'dikirim' | 'ditandatangani'
  readonly revisi: number | null
  readonly tenggat: Tanggal | null
  readonly keberatan: number
}

/** The contracts with posts in these days, by client, each with how the sheet of the month stands: its newest revision. */
export async function listBeritaAcaraBulan(
  db: Db | Tx,
  { tahun, bulan }: Bulan,
  { dari, sampai }: Rentang,
): Promise<BarisBeritaAcara[]> {
  const { rows } = await sql<BarisBeritaAcara>`
    select b.id, k.id as kontrak_id, c.id as klien_id, c.nama as klien, k.nomor,
      case when r.id is null then 'belum' when t.revisi_id is not null then 'ditandatangani'
        when r.dikirim_pada is not null then 'dikirim' else 'draf' end as status, r.ke as revisi, r.tenggat,
      (select count(*)::integer from berita_acara_keberatan w
        where w.berita_acara_id = b.id and w.dijawab_pada is null) as keberatan
    from kontrak_klien k join klien c on c.id = k.klien_id
      left join berita_acara b on b.kontrak_klien_id = k.id and b.tahun = ${tahun} and b.bulan = ${bulan}
      left join lateral (select r.id, r.ke, r.dikirim_pada, r.tenggat from berita_acara_revisi r
        where r.berita_acara_id = b.id order by r.ke desc limit 1) r on true
      left join berita_acara_tanda_tangan t on t.revisi_id = r.id
    where k.mulai <= ${sampai} and k.sampai >= ${dari} and exists (select from pos p
      where p.kontrak_klien_id = k.id and (p.tutup_mulai is null or p.tutup_mulai > ${dari}))
    order by lower(c.nama), lower(k.nomor)`.execute(db)
  return rows
}

/**
 * Of how many people in these days, and how many slips of the month of pay are drafted and published; how many drafts wait for a second
 * person, and how many newest slips one has approved as they stand.
 */
export async function countSlip(
  db: Db,
  { tahun, bulan }: Bulan,
  { dari, sampai }: Rentang,
): Promise<JumlahSlip> {
  const { rows } = await sql<JumlahSlip>`
    with slip as (
      select p.karyawan_id, p.status, exists (select from payroll_persetujuan s
          where s.payroll_id = p.id and s.versi = p.versi) as disetujui,
        not exists (select from payroll q where q.karyawan_id = p.karyawan_id and q.jenis = p.jenis and q.tahun = p.tahun
          and q.bulan = p.bulan and q.revisi > p.revisi) as terbaru
      from payroll p where p.jenis = 'BULANAN' and p.tahun = ${tahun} and p.bulan = ${bulan})
    select (select count(distinct karyawan_id)::integer from penempatan
        where tanggal_masuk <= ${sampai} and (tanggal_selesai is null or tanggal_selesai >= ${dari})) as orang,
      count(*) filter (where status = 'DRAFT')::integer as draf,
      count(distinct karyawan_id) filter (where status = 'TERBIT')::integer as terbit,
      count(*) filter (where status = 'DRAFT' and not disetujui)::integer as menunggu,
      count(*) filter (where terbaru and disetujui)::integer as disetujui
    from slip`.execute(db)
  return rows[0] ?? { orang: 0, draf: 0, terbit: 0, menunggu: 0, disetujui: 0 }
}

type JumlahSlip = {
  readonly orang: number
  readonly draf: number
  readonly terbit: number
  readonly menunggu: number
  readonly disetujui: number
}
