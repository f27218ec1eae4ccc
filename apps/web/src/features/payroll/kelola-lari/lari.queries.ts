import type { Bulan } from '@rekan/domain/bulan'
import type { HariRaya } from '@rekan/domain/payroll/thr'
import type { Tanggal } from '@rekan/domain/waktu'
import { type CallData, query } from '../../../lib/query.ts'

/** The holy day that THR is for */
export type HariThr = { readonly hari_raya: HariRaya; readonly tanggal: Tanggal }
/** What was made, and who was left out */
export type SusunanLari = CallData<'POST /kelola/payroll/thr'>
/** Somebody whose work ends, and why it may have */
export type Pergi = CallData<'GET /kelola/payroll/akhir'>[number]

/** Who has THR of a holy day, as wages stand now. */
export const thrQuery = (hari: HariThr) => ({
  ...query('GET /kelola/payroll/thr', { query: hari }),
  staleTime: 0,
})

/** Whose PKWT ends in a month, and what it gives. */
export const daftarKompensasiQuery = (bulan: Bulan) => ({
  ...query('GET /kelola/payroll/kompensasi', { query: queryFrom(bulan) }),
  staleTime: 0,
})

/** Whose work ends in a month. */
export const daftarPergiQuery = (bulan: Bulan) => ({
  ...query('GET /kelola/payroll/akhir', { query: queryFrom(bulan) }),
  staleTime: 0,
})

function queryFrom({ bulan, tahun }: Bulan) {
  return { bulan: String(bulan), tahun: String(tahun) }
}
