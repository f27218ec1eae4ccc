import { type CallAnswer, call } from '../../../lib/http.ts'

/** How many requests wait for the reader's decision, of how many days a punch waits to be looked at, and what of people of HR. */
export type Jumlah = CallAnswer<'GET /pengajuan/jumlah'>['data']

export async function fetchJumlah(signal: AbortSignal): Promise<Jumlah> {
  return (await call('GET /pengajuan/jumlah', { signal })).data
}
