import { type CallAnswer, call } from '../../../lib/http.ts'

/** People and sites that the server finds. */
export type Temuan = CallAnswer<'GET /kelola/cari'>['data']

export async function fetchTemuan(q: string, signal: AbortSignal): Promise<Temuan> {
  return (await call('GET /kelola/cari', { query: { q }, signal })).data
}
