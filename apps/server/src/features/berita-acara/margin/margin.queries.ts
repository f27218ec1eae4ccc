import type { BiayaOrang } from '@rekan/domain/berita-acara/margin'
import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** The contracts with a post at a site in some days. */
export async function listKontrakLokasi(
  db: Db,
  kantorId: number,
  { dari, sampai }: Rentang,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.id from kontrak_klien c join pos p on p.kontrak_klien_id = c.id
    where p.kantor_id = ${kantorId} and c.mulai <= ${sampai} and c.sampai >= ${dari} order by c.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

export type BarisBiaya = BiayaOrang & {
  /** They have a slip of the month */
  readonly slip: boolean
}

/**
 * Who came to a site in a month's days, each with all of their days, those there, those on which they stood in for somebody, and the
 * newest revision of their slip.
 */
export async function listBiaya(
  db: Db,
  kantorId: number,
  { tahun, bulan }: Bulan,
  { dari, sampai }: Rentang,
): Promise<BarisBiaya[]> {
  const { rows } = await sql<BarisBiaya>`
    with h as (
      select r.karyawan_id, r.tanggal, bool_or(coalesce(t.kantor_id, e.kantor_id) = ${kantorId}) as disini,
        bool_or(coalesce(t.kantor_id, e.kantor_id) = ${kantorId} and t.menggantikan_id is not null) as ganti
      from presensi_kejadian e join presensi r on r.id = e.presensi_id and r.tanggal = e.tanggal
        left join penugasan t on t.id = r.penugasan_id
      where e.jenis = 'check_in' and e.tanggal between ${dari} and ${sampai} and r.tanggal between ${dari} and ${sampai}
      group by r.karyawan_id, r.tanggal),
    o as (
      select karyawan_id, count(*)::integer as hari, count(*) filter (where disini)::integer as lokasi,
        count(*) filter (where ganti)::integer as ganti
      from h group by karyawan_id having bool_or(disini))
    select o.hari, o.lokasi as "hariLokasi", o.ganti as "hariGanti", s.id is not null as slip,
      coalesce(b.gaji, 0)::float8 as gaji, coalesce(b.lembur, 0)::float8 as lembur, coalesce(b.tetap, 0)::float8 as tetap,
      coalesce((s.iuran ->> 'kesehatan')::bigint + (s.iuran ->> 'jht')::bigint + (s.iuran ->> 'jp')::bigint
        + (s.iuran ->> 'jkk')::bigint + (s.iuran ->> 'jkm')::bigint, 0)::float8 as bpjs
    from o
      left join lateral (select p.id, p.iuran from payroll p where p.karyawan_id = o.karyawan_id and p.jenis = 'BULANAN'
        and p.tahun = ${tahun} and p.bulan = ${bulan} order by p.revisi desc limit 1) s on true
      left join lateral (
        select sum(case when b.kelompok = 'POTONGAN' then -b.jumlah when b.jenis in ('LEMBUR', 'THR') then 0 else b.jumlah end)
            filter (where b.kelompok = 'PENGHASILAN' or b.jenis = 'ABSENSI') as gaji,
          sum(b.jumlah) filter (where b.kelompok = 'PENGHASILAN' and b.jenis = 'LEMBUR') as lembur,
          sum(b.jumlah) filter (where b.kelompok = 'PENGHASILAN' and b.jenis = 'TETAP') as tetap
        from payroll_baris b where b.payroll_id = s.id) b on true
    order by o.karyawan_id`.execute(db)
  return rows
}
