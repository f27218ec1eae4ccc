import type { Bulan } from '@rekan/domain/bulan'
import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'

export type HasilImpor = CallAnswer<'POST /kelola/payroll/impor'>['data']

export async function fetchTemplat({ bulan, tahun }: Bulan): Promise<File> {
  const { data } = await call('GET /kelola/payroll/templat', {
    query: { bulan: String(bulan), tahun: String(tahun) },
  })
  return fileFrom(data)
}

/** `isUji`: judged, nothing written. */
export async function importGaji(
  { bulan, tahun }: Bulan,
  berkas: File,
  isUji: boolean,
  idempotencyKey?: string,
): Promise<HasilImpor> {
  const { data } = await call('POST /kelola/payroll/impor', {
    form: { bulan: String(bulan), tahun: String(tahun), ...(isUji && { uji: '1' }), berkas },
    idempotencyKey,
  })
  return data
}
