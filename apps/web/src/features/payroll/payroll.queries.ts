import { useState } from 'react'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { bulanLokal } from '@rekan/domain/bulan'
import { normaliseError } from '../../lib/api-error.ts'
import { serverNow } from '../../lib/clock.ts'
import { toast } from '../../lib/toast.ts'
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

/** Opens a payslip's PDF in a tab of its own, by a link asked for at that moment: it lives for five minutes. */
export function useSlipPdf(id: number): { readonly open: () => Promise<void>; readonly isBusy: boolean } {
  const [isBusy, setBusy] = useState(false)
  async function open() {
    // At once, within the press: opened after the answer, a browser would take it for a pop-up and block it.
    const tab = window.open('', '_blank')
    if (tab !== null) {
      tab.opener = null
      tab.document.title = 'Slip Gaji'
      tab.document.body.textContent = 'Menyiapkan slip gaji...'
    }
    setBusy(true)
    try {
      const url = await fetchTautanSlip(id)
      if (tab === null) location.assign(url)
      else tab.location.replace(url)
    } catch (error) {
      tab?.close()
      toast.error(normaliseError(error).message, 'slip')
    } finally {
      setBusy(false)
    }
  }
  return { open, isBusy }
}
