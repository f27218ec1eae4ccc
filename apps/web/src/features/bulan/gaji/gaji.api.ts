import type { Bulan } from '@rekan/domain/bulan'
import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'

export type PersetujuanGaji = CallAnswer<'GET /kelola/payroll/persetujuan'>['data']
export type SelisihGaji = CallAnswer<'GET /kelola/payroll/selisih'>['data']

export async function fetchPersetujuan(masa: Bulan, signal: AbortSignal): Promise<PersetujuanGaji> {
  const { data } = await call('GET /kelola/payroll/persetujuan', { query: bulanQuery(masa), signal })
  return data
}

/** Approves what was shown, and nothing else. */
export async function sendPersetujuan(
  { tahun, bulan }: Bulan,
  { slip, gaji_bersih, rekening }: PersetujuanGaji['boleh'],
): Promise<string> {
  const { message } = await call('POST /kelola/payroll/persetujuan', {
    body: { tahun, bulan, slip, gaji_bersih, rekening },
  })
  return message ?? ''
}

export async function fetchSelisih(masa: Bulan, signal: AbortSignal): Promise<SelisihGaji> {
  const { data } = await call('GET /kelola/payroll/selisih', { query: bulanQuery(masa), signal })
  return data
}

export async function fetchSelisihFile(masa: Bulan, format: ExportFormat): Promise<File> {
  const { data } = await call('GET /kelola/payroll/selisih/berkas', {
    query: { ...bulanQuery(masa), format },
  })
  return fileFrom(data)
}

function bulanQuery({ tahun, bulan }: Bulan) {
  return { tahun: String(tahun), bulan: String(bulan) }
}
