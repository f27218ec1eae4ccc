import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { bulanLokal } from '@rekan/domain/bulan'
import type { JenisSlip } from '@rekan/domain/payroll/jenis-slip'
import { serverNow } from '../../../lib/clock.ts'
import { useFileTab } from '../../../lib/file-tab.ts'
import { fileUrl } from '../../../lib/file-url.ts'
import { call } from '../../../lib/http.ts'
import { type CallData, query } from '../../../lib/query.ts'

type WireSlip = CallData<'GET /payroll'>[number]
export type RincianSlip = CallData<'GET /payroll/{id}'>
export type BarisRincian = RincianSlip['penghasilan'][number]

/** As a list has it, and a phone keeps it (`beranda/baca.ts`); without a network, the amount is not there. */
export type SlipDaftar = Omit<ReturnType<typeof slipFrom>, 'gajiBersih' | 'jenis'> & {
  readonly gajiBersih: number | null
  /** Absent: kept on this device by a version that knew one kind */
  readonly jenis?: JenisSlip
}

/** One's own payslips of a year, newest month first, and what waits for one's approval. */
export function slipTahunQuery(tahun: number) {
  return queryOptions({
    queryKey: ['payroll', 'tahun', tahun],
    queryFn: async ({ signal }) => {
      const answer = await call('GET /payroll', { query: { tahun: String(tahun) }, signal })
      return {
        slip: answer.data.map((wire): SlipDaftar => slipFrom(wire)),
        perluPersetujuan: answer.perlu_persetujuan ?? [],
      }
    },
  })
}

function slipFrom(wire: WireSlip) {
  return {
    id: wire.id,
    bulan: wire.bulan,
    tahun: wire.tahun,
    jenis: wire.jenis,
    status: wire.status,
    gajiBersih: wire.gaji_bersih,
    gajiKotor: wire.gaji_kotor,
    totalPotongan: wire.total_potongan,
    totalTambahan: wire.total_tambahan,
    catatan: wire.catatan,
    revisi: wire.revisi,
    terbitPada: wire.terbit_pada === null ? null : Date.parse(wire.terbit_pada),
    berkas: wire.lampiran,
  }
}

/** One payslip with its lines. */
export const slipQuery = (id: string) => query('GET /payroll/{id}', { params: { id } })

/** What one asked of a payslip's lines, and what HR answered. */
export const tanyaQuery = (id: number) => query('GET /payroll/{id}/tanya', { params: { id } })

/** The year that the company's payslips are written in. */
export function tahunIni(): number {
  return bulanLokal(serverNow(), 'WIB').tahun
}

/** Fetches the current year's ahead of the screen; a failure leaves nothing that would count as fresh. */
export async function prefetchSlip(queryClient: QueryClient): Promise<void> {
  const asked = slipTahunQuery(tahunIni())
  try {
    await queryClient.query(asked)
  } catch {
    await queryClient.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' })
  }
}

/** Opens a payslip's PDF in a tab of its own, where it can be read for a minute. */
export function useSlipPdf(id: number) {
  return useFileTab('Slip gaji', async () =>
    fileUrl((await call('GET /payroll/{id}/slip-gaji', { params: { id } })).data.url),
  )
}
