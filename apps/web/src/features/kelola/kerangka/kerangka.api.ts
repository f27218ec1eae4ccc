import { type CallAnswer, call } from '../../../lib/http.ts'

export type Kerangka = CallAnswer<'GET /kelola/kerangka'>['data']

export async function fetchKerangka(signal: AbortSignal): Promise<Kerangka> {
  return (await call('GET /kelola/kerangka', { signal })).data
}
