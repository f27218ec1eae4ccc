import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { bulanLokal } from '@rekan/domain/bulan'
import { serverNow } from '../../../lib/clock.ts'
import { useFileTab } from '../../../lib/file-tab.ts'
import { fetchSlip, fetchSlipTahun, fetchTautanSlip } from './payroll.api.ts'

/** One's own payslips of a year, newest month first. */
export function slipTahunQuery(tahun: number) {
  return queryOptions({
    queryKey: ['payroll', 'tahun', tahun],
    queryFn: ({ signal }) => fetchSlipTahun(tahun, signal),
  })
}

/** One payslip with its lines. */
export function slipQuery(id: string) {
  return queryOptions({
    queryKey: ['payroll', 'slip', id],
    queryFn: ({ signal }) => fetchSlip(id, signal),
  })
}

/** The year that the company's payslips are written in. */
export function tahunIni(): number {
  return bulanLokal(serverNow(), 'WIB').tahun
}

/** Fetches the current year's ahead of the screen; a failure leaves nothing that would count as fresh. */
export async function prefetchSlip(queryClient: QueryClient): Promise<void> {
  const query = slipTahunQuery(tahunIni())
  try {
    await queryClient.query(query)
  } catch {
    await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
  }
}

/** Opens a payslip's PDF in a tab of its own. */
export function useSlipPdf(id: number) {
  return useFileTab('Slip gaji', () => fetchTautanSlip(id))
}
