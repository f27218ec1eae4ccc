import type { ApiError } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import type { CallInput } from '../../lib/http.types.ts'

export type SyaratKontrak = CallAnswer<'GET /kelola/kontrak-klien/{id}/syarat'>['data']
export type KirimanSyarat = CallInput<'POST /kelola/kontrak-klien/{id}/syarat'>['body']

export async function fetchSyarat(kontrakId: number, signal: AbortSignal): Promise<SyaratKontrak> {
  const params = { id: String(kontrakId) }
  const { data } = await call('GET /kelola/kontrak-klien/{id}/syarat', { params, signal })
  return data
}

/** Writes what a contract pays for from a day on, over terms that were seen in that version. */
export async function sendSyarat(kontrakId: number, body: KirimanSyarat): Promise<SyaratKontrak> {
  const params = { id: String(kontrakId) }
  const { data } = await call('POST /kelola/kontrak-klien/{id}/syarat', { params, body })
  return data
}

/** How the terms stand now, where somebody else was faster. */
export function syaratTerbaruFrom(error: ApiError): SyaratKontrak | undefined {
  return error.error?.error === 'VERSI_USANG' ? (error.data as SyaratKontrak) : undefined
}
