import type { BiayaKerja } from '@rekan/domain/berita-acara/margin'
import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import type { Detik } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export type KontrakLokasi = {
  readonly kantor_id: number
  readonly id: number
  readonly klien_id: number
  readonly klien: string
}

/** The contracts with a post at these sites in some days. */
export async function listKontrakLokasi(
  db: Db,
  kantorIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<KontrakLokasi[]> {
  const { rows } = await sql<KontrakLokasi>`
    select distinct p.kantor_id, c.id, k.id as klien_id, k.nama as klien
    from kontrak_klien c join klien k on k.id = c.klien_id join pos p on p.kontrak_klien_id = c.id
    where p.kantor_id = any(${[...kantorIds]}::integer[]) and c.mulai <= ${sampai} and c.sampai >= ${dari}
    order by k.nama, c.id`.execute(db)
  return rows
}

export type BarisBiaya = BiayaKerja & {
  readonly kantorId: number
  /** They have a slip of the month */
  readonly slip: boolean
}

/**
 * Who came to these sites in a month's days, each with all of their days, those there, those on which they stood in for somebody, how long
 * the works took that they came to for each client, and the newest revision of their slip.
 */
export async function listBiaya(
  db: Db,
  kantorIds: readonly number[],
  { tahun, bulan }: Bulan,
  { dari, sampai }: Rentang,
): Promise<BarisBiaya[]> {
  const { rows } = await sql<Omit<BarisBiaya, 'detik'> & { detik: Readonly<Record<string, Detik>> }>`
    with m as (
      select r.karyawan_id, r.tanggal, coalesce(t.kantor_id, e.kantor_id) as kantor_id, t.menggantikan_id, t.pos_id,
        extract(epoch from t.selesai - t.mulai)::integer as detik
      from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
        left join penugasan t on t.id = r.penugasan_id
      where e.jenis = 'check_in' and e.tanggal between ${dari} and ${sampai} and r.tanggal between ${dari} and ${sampai}),
    h as (
      select karyawan_id, tanggal, kantor_id, bool_or(menggantikan_id is not null) as ganti from m group by 1, 2, 3),
    l as (
      select karyawan_id, kantor_id, json_object_agg(klien_id, detik) as detik from (
        select m.karyawan_id, m.kantor_id, c.klien_id, sum(m.detik) as detik
        from m join pos p on p.id = m.pos_id join kontrak_klien c on c.id = p.kontrak_klien_id group by 1, 2, 3) d
      group by 1, 2),
    semua as (select karyawan_id, count(distinct tanggal)::integer as hari from h group by 1),
    o as (
      select karyawan_id, kantor_id, count(*)::integer as lokasi, count(*) filter (where ganti)::integer as ganti
      from h where kantor_id = any(${[...kantorIds]}::integer[]) group by 1, 2)
    select o.kantor_id as "kantorId", semua.hari, o.lokasi as "hariLokasi", o.ganti as "hariGanti", s.id is not null as slip,
      coalesce(l.detik, '{}') as detik,
      coalesce(b.gaji, 0)::float8 as gaji, coalesce(b.lembur, 0)::float8 as lembur, coalesce(b.tetap, 0)::float8 as tetap,
      coalesce((s.iuran ->> 'kesehatan')::bigint + (s.iuran ->> 'jht')::bigint + (s.iuran ->> 'jp')::bigint
        + (s.iuran ->> 'jkk')::bigint + (s.iuran ->> 'jkm')::bigint, 0)::float8 as bpjs
    from o join semua on semua.karyawan_id = o.karyawan_id
      left join l on l.karyawan_id = o.karyawan_id and l.kantor_id = o.kantor_id
      left join lateral (select p.id, p.iuran from payroll p where p.karyawan_id = o.karyawan_id and p.jenis = 'BULANAN'
        and p.tahun = ${tahun} and p.bulan = ${bulan} order by p.revisi desc limit 1) s on true
      left join lateral (
        select sum(case when b.kelompok = 'POTONGAN' then -b.jumlah when b.jenis in ('LEMBUR', 'THR') then 0 else b.jumlah end)
            filter (where b.kelompok = 'PENGHASILAN' or b.jenis = 'ABSENSI') as gaji,
          sum(b.jumlah) filter (where b.kelompok = 'PENGHASILAN' and b.jenis = 'LEMBUR') as lembur,
          sum(b.jumlah) filter (where b.kelompok = 'PENGHASILAN' and b.jenis = 'TETAP') as tetap
        from payroll_baris b where b.payroll_id = s.id) b on true
    order by o.kantor_id, o.karyawan_id`.execute(db)
  return rows.map((satu) => ({
    ...satu,
    detik: new Map(Object.entries(satu.detik).map(([id, lama]) => [Number(id), lama])),
  }))
}
