import { type CallAnswer, call } from '../../lib/http.ts'
import { type Page, pageByMeta } from '../../lib/pages.ts'

/** What somebody did; of fields that are not the administrator's to see, their names alone. */
export type Jejak = CallAnswer<'GET /sistem/audit'>['data'][number]

export async function fetchAudit(nama: string, page: number, signal: AbortSignal): Promise<Page<Jejak>> {
  const answer = await call('GET /sistem/audit', {
    signal,
    query: { page: String(page), per_page: '20', ...(nama !== '' && { nama }) },
  })
  return pageByMeta(answer, (satu) => satu)
}
