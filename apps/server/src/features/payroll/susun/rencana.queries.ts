import type { Bulan } from '@rekan/domain/bulan'
import type { Rentang } from '@rekan/domain/bulan/masa'
import { KEMBALI, type SlipLain } from '@rekan/domain/payroll/gaji'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { addSaldo } from '@rekan/domain/payroll/saldo-pajak'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { listSaldo } from '../aturan/saldo.queries.ts'

/** What a year's other payslips come to: of the months before, and those of the month itself that are of another kind. */
export type Lampau = {
  readonly bruto: number
  readonly iuran: number
  /** Months with a monthly slip, up to the one of the last day at work */
  readonly bulan: number
  /** PPh 21 withheld, less what was given back */
  readonly dipotong: number
  /** What a former employer's A1 says was left */
  readonly netoLain?: number
  /** Those of the month itself alone */
  readonly sebulan: SlipLain
  /** How many of them do not say what the tax was reckoned from */
  readonly tanpa_bruto: number
}

/**
 * By karyawan, what the months of the year before one come to with its opening balance, and the other slips of the month beside one of a kind; of
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
  const semua = new Map<number, Lampau>(
    rows.map(({ karyawan_id, bruto_sebulan: sebulan, dipotong_sebulan: dipotong, ...lampau }) => [
      karyawan_id,
      { ...lampau, sebulan: { bruto: sebulan, dipotong } },
    ]),
  )
  for (const { karyawan, ...saldo } of await listSaldo(db, tahun, karyawanIds))
    semua.set(karyawan.id, addSaldo(semua.get(karyawan.id) ?? TANPA_SLIP, saldo))
  return semua
}

/** Of who has no slip of the year yet. */
const TANPA_SLIP: Lampau = {
  bruto: 0,
  iuran: 0,
  bulan: 0,
  dipotong: 0,
  tanpa_bruto: 0,
  sebulan: { bruto: 0, dipotong: 0 },
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

/**
 * By karyawan, what they were paid in a month on average in so many months before one, without overtime and what is not of each
 * month (PP 35/2021, article 33); who has no slip of these months is absent.
 */
export async function fetchRataUpah(
  db: Db | Tx,
  { bulan, tahun }: Bulan,
  karyawanIds: readonly number[],
  banyakBulan: number,
): Promise<ReadonlyMap<number, number>> {
  const ke = tahun * 12 + bulan
  const { rows } = await sql<{ karyawan_id: number; rata: number }>`
    with slip as (
      select distinct on (karyawan_id, tahun, bulan) id, karyawan_id from payroll
      where karyawan_id = any(${karyawanIds}::integer[]) and jenis = 'BULANAN'
        and tahun * 12 + bulan between ${ke - banyakBulan}::integer and ${ke - 1}::integer
      order by karyawan_id, tahun, bulan, revisi desc)
    select s.karyawan_id, round(sum(b.jumlah)::numeric / count(distinct s.id))::bigint as rata
    from slip s join payroll_baris b on b.payroll_id = s.id
    where b.kelompok = 'PENGHASILAN' and b.jenis in ('TETAP', 'TIDAK_TETAP')
    group by s.karyawan_id`.execute(db)
  return new Map(rows.map(({ karyawan_id, rata }) => [karyawan_id, rata]))
}
