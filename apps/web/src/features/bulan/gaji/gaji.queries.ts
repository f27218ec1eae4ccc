import type { Bulan } from '@rekan/domain/bulan'
import { fetchFile } from '../../../lib/download.ts'
import { type CallData, type Subject, query } from '../../../lib/query.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'

export type SelisihGaji = CallData<'GET /kelola/payroll/selisih'>

/** All that the desk shows: asked for again at once, after a lock, its opening or an approval */
export const TUTUP_BULAN: readonly Subject[] = [
  'kelola/tutup-bulan',
  'GET /kelola/payroll/persetujuan',
  'GET /kelola/payroll/selisih',
]

export const daftarPersetujuanQuery = (bulan: Bulan) =>
  query('GET /kelola/payroll/persetujuan', { query: queryFrom(bulan) })

export const daftarSelisihQuery = (bulan: Bulan) =>
  query('GET /kelola/payroll/selisih', { query: queryFrom(bulan) })

export const fetchSelisihFile = (bulan: Bulan, format: ExportFormat) =>
  fetchFile('GET /kelola/payroll/selisih/berkas', { query: { ...queryFrom(bulan), format } })

function queryFrom({ tahun, bulan }: Bulan) {
  return { tahun: String(tahun), bulan: String(bulan) }
}
