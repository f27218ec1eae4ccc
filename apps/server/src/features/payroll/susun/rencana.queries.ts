import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import { KEMBALI, type SlipLain } from '@rekan/domain/payroll/gaji'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { DasarKirim } from '../baris/draf.service.ts'

/** What a year's other payslips come to: of the months before, and those of the month itself that are of another kind. */
export type Lampau = {
  readonly bruto: number
  readonly iuran: number
  /** Months with a monthly slip, up to the one of the last day at work */
  readonly bulan: number
  /** PPh 21 withheld, less what was given back */
  readonly dipotong: number
  /** Those of the month itself alone */
  readonly sebulan: SlipLain
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

/**
 * By karyawan, what the months of the year before one come to, and the other slips of the month beside one of a kind; of
 * each the newest revision.
 */
export async function sumSetahun(
  db: Db | Tx,
  { bulan, tahun }: Bulan,
  karyawanIds: readonly number[],
  jenis: JenisSlip = 'BULANAN',
): Promise<ReadonlyMap<number, Lampau>> {
  const { rows } = await sql<Omit<Lampau, 'sebulan'> & SebulanKolom & { readonly karyawan_id: number }>`
    with slip as (
      select distinct on (karyawan_id, bulan, jenis) id, karyawan_id, bulan, jenis,
        coalesce(bruto_pajak, gaji_kotor) as bruto, bruto_pajak is null as tanpa_bruto
      from payroll
      where karyawan_id = any(${karyawanIds}::integer[]) and tahun = ${tahun}::integer
        and (bulan < ${bulan}::integer or (bulan = ${bulan}::integer and jenis <> ${jenis}))
      order by karyawan_id, bulan, jenis, revisi desc)
    select s.karyawan_id, sum(s.bruto)::bigint as bruto, sum(b.iuran)::bigint as iuran, sum(b.pph)::bigint as dipotong,
      count(*) filter (where s.jenis = 'BULANAN' and s.bulan < ${bulan}::integer
        and (k.tanggal_keluar is null or make_date(${tahun}::integer, s.bulan, 1) <= k.tanggal_keluar))::integer as bulan,
      count(*) filter (where s.tanpa_bruto)::integer as tanpa_bruto,
      coalesce(sum(s.bruto) filter (where s.bulan = ${bulan}::integer), 0)::bigint as bruto_sebulan,
      coalesce(sum(b.pph) filter (where s.bulan = ${bulan}::integer), 0)::bigint as dipotong_sebulan
    from slip s join karyawan k on k.id = s.karyawan_id cross join lateral (
      select coalesce(sum(jumlah) filter (where jenis in ('BPJS_JHT', 'BPJS_JP')), 0) as iuran,
        coalesce(sum(jumlah) filter (where jenis = 'PPH21'), 0)
          - coalesce(sum(jumlah) filter (where kelompok = 'PENGHASILAN_LAIN' and nama = ${KEMBALI}), 0) as pph
      from payroll_baris where payroll_id = s.id) b
    group by s.karyawan_id`.execute(db)
  return new Map(
    rows.map(({ karyawan_id, bruto_sebulan: bruto, dipotong_sebulan: dipotong, ...lampau }) => [
      karyawan_id,
      { ...lampau, sebulan: { bruto, dipotong } },
    ]),
  )
}

type SebulanKolom = { readonly bruto_sebulan: number; readonly dipotong_sebulan: number }

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
