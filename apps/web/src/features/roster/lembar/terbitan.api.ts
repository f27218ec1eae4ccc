import { type CallAnswer, call } from '../../../lib/http.ts'
import type { Lembar } from './roster.api.ts'

/** A publication of many sites. */
export type Terbitan = NonNullable<CallAnswer<'GET /kelola/roster/terbitan'>['data']>

export async function fetchTerbitan(signal: AbortSignal): Promise<Terbitan | null> {
  const { data } = await call('GET /kelola/roster/terbitan', { signal })
  return data
}

/** Publishes what is drafted at every site on the days that are shown, beside the requests. */
export async function startTerbitan({ mulai, hari }: Lembar, alasan: string): Promise<Terbitan> {
  const { data } = await call('POST /kelola/roster/terbitan', { body: { mulai, hari, alasan } })
  return data
}

export async function cancelTerbitan(): Promise<Terbitan> {
  const { data } = await call('POST /kelola/roster/terbitan/batal', { body: {} })
  return data
}
