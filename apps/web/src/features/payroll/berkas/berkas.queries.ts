import type { Bulan } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { type CallData, query } from '../../../lib/query.ts'

export type AkhirBulan = CallData<'GET /kelola/payroll/berkas'>
export type Berkas = AkhirBulan['berkas'][number]
export type SumberGaji = AkhirBulan['sumber']

export const berkasQuery = ({ bulan, tahun }: Bulan, slip: JenisSlip) => ({
  ...query('GET /kelola/payroll/berkas', { query: { bulan: String(bulan), tahun: String(tahun), slip } }),
  // Money is sent by it: always as it is now.
  staleTime: 0,
})
