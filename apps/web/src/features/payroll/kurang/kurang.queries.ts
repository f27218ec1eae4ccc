import type { Bulan } from '@rekan/domain/bulan'
import { type CallData, query } from '../../../lib/query.ts'

/** What is missing before a month's pay is proposed. */
export type SebelumSusun = CallData<'GET /kelola/payroll/kurang'>
/** Minimum wages, and which sites follow them. */
export type DaftarMinimum = CallData<'GET /kelola/upah-minimum'>
export type LokasiGaji = DaftarMinimum['lokasi'][number]

export const gajiKurangQuery = ({ bulan, tahun }: Bulan) => ({
  ...query('GET /kelola/payroll/kurang', { query: { bulan: String(bulan), tahun: String(tahun) } }),
  // Mended on another screen: always as it is now.
  staleTime: 0,
})

export const minimumQuery = query('GET /kelola/upah-minimum')

/** Opening balances of a tax year. */
export const saldoQuery = (tahun: number) =>
  query('GET /kelola/payroll/saldo', { query: { tahun: String(tahun) } })
