import { call } from '../../../lib/http.ts'
import { type Page, pageByMeta } from '../../../lib/pages.ts'
import { type Orang, orangFrom } from '../orang/orang.api.ts'

/** What the directory is narrowed to; all of it is in the address. */
export type Saringan = {
  readonly nama?: string
  readonly jenis?: number
  /** Unless set: those who work here now */
  readonly status?: 'nonaktif' | 'semua'
}

const PER_HALAMAN = 20

export async function fetchDirektori(
  saringan: Saringan,
  page: number,
  signal: AbortSignal,
): Promise<Page<Orang>> {
  const { nama, jenis, status } = saringan
  const answer = await call('GET /karyawan', {
    signal,
    query: {
      page: String(page),
      per_page: String(PER_HALAMAN),
      sort: 'nama,asc',
      nama,
      jenis_karyawan_id: jenis,
      active: status === 'semua' ? undefined : status === 'nonaktif' ? '0' : '1',
    },
  })
  return pageByMeta(answer, orangFrom)
}
