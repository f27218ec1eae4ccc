import { type CallAnswer, call } from '../../../lib/http.ts'
import { type Page, pageByMeta } from '../../../lib/pages.ts'

/** One change of a person's data; numbers and addresses show their end alone. */
export type Perubahan = CallAnswer<'GET /karyawan/{id}/perubahan'>['data'][number]

export async function fetchPerubahan(
  id: string,
  page: number,
  signal: AbortSignal,
): Promise<Page<Perubahan>> {
  const answer = await call('GET /karyawan/{id}/perubahan', {
    signal,
    params: { id },
    query: { page: String(page), per_page: '10' },
  })
  return pageByMeta(answer, (satu) => satu)
}
