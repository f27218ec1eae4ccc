import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { DasarKirim } from '../baris/draf.service.ts'

/** What a year's earlier payslips come to. */
export type Lampau = {
  readonly bruto: number
  readonly iuran: number
  readonly bulan: number
  readonly dipotong: number
  /** How many of them do not say what the tax was reckoned from */
  readonly tanpa_bruto: number
}

/** By karyawan, what the tax was reckoned by in their last payslip before a month that says so. */
export async function fetchDasarTerakhir(
  db: Db | Tx,
  { bulan, tahun }: Bulan,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, DasarKirim>> {
  const { rows } = await sql<DasarKirim & { readonly karyawan_id: number }>`
    select distinct on (karyawan_id) karyawan_id, ptkp, npwp_valid, kelas_jkk, upah_minimum from payroll
    where karyawan_id = any(${karyawanIds}::integer[]) and ptkp is not null
      and (tahun, bulan) < (${tahun}::integer, ${bulan}::integer)
    order by karyawan_id, tahun desc, bulan desc, revisi desc`.execute(db)
  return new Map(rows.map(({ karyawan_id, ...dasar }) => [karyawan_id, dasar]))
}

/** By karyawan, what the months of the year before one come to; of each month the newest revision. */
export async function sumSetahun(
  db: Db | Tx,
  { bulan, tahun }: Bulan,
  karyawanIds: readonly number[],
): Promise<ReadonlyMap<number, Lampau>> {
  const { rows } = await sql<Lampau & { readonly karyawan_id: number }>`
    with slip as (
      select distinct on (karyawan_id, bulan) id, karyawan_id, bruto_pajak, gaji_kotor from payroll
      where karyawan_id = any(${karyawanIds}::integer[]) and tahun = ${tahun}::integer and bulan < ${bulan}::integer
      order by karyawan_id, bulan, revisi desc)
    select s.karyawan_id, count(*)::integer as bulan, sum(coalesce(s.bruto_pajak, s.gaji_kotor))::bigint as bruto,
      sum(b.iuran)::bigint as iuran, sum(b.pph)::bigint as dipotong,
      count(*) filter (where s.bruto_pajak is null)::integer as tanpa_bruto
    from slip s cross join lateral (
      select coalesce(sum(jumlah) filter (where jenis in ('BPJS_JHT', 'BPJS_JP')), 0) as iuran,
        coalesce(sum(jumlah) filter (where jenis = 'PPH21'), 0) as pph
      from payroll_baris where payroll_id = s.id) b
    group by s.karyawan_id`.execute(db)
  return new Map(rows.map(({ karyawan_id, ...lampau }) => [karyawan_id, lampau]))
}

/** By karyawan, the spans of approved leave that is not paid and touches some days. */
export async function listCutiTidakDibayar(
  db: Db | Tx,
  karyawanIds: readonly number[],
  { dari, sampai }: Rentang,
): Promise<ReadonlyMap<number, readonly Rentang[]>> {
  const { rows } = await sql<Rentang & { readonly karyawan_id: number }>`
    select a.karyawan_id, a.tanggal_mulai as dari, a.tanggal_selesai as sampai
    from absensi a join jenis_cuti c on c.id = a.cuti_id
    where a.karyawan_id = any(${karyawanIds}::integer[]) and a.status = 'disetujui' and not c.dibayar
      and a.tanggal_mulai <= ${sampai}::date and a.tanggal_selesai >= ${dari}::date
    order by a.tanggal_mulai`.execute(db)
  return Map.groupBy(rows, ({ karyawan_id }) => karyawan_id)
}
