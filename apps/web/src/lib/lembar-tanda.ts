import type { KelompokPesan } from '@rekan/domain/lembar/kelompok'
import { fileFrom, openDownload } from './download.ts'
import { call } from './http.ts'

/** Has the browser save a workbook as it was brought, with what is wrong beside its rows. */
export async function openTanda(berkas: File, kelompok: readonly KelompokPesan[]): Promise<void> {
  const { data } = await call('POST /kelola/lembar/tandai', {
    form: { berkas, kelompok: JSON.stringify(kelompok) },
  })
  openDownload(fileFrom(data))
}
