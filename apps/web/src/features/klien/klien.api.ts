import type { ApiError } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import type { CallInput } from '../../lib/http.types.ts'

export type BarisKlien = CallAnswer<'GET /kelola/klien'>['data'][number]
export type Klien = CallAnswer<'GET /kelola/klien/{id}'>['data']
export type KontrakKlien = Klien['kontrak'][number]
export type Pos = KontrakKlien['pos'][number]
export type IsianKlien = Omit<CallInput<'POST /kelola/klien/{id}'>['body'], 'versi'>
export type IsianKontrak = Omit<CallInput<'POST /kelola/kontrak-klien/{id}'>['body'], 'versi'>
export type IsianPos = Omit<CallInput<'POST /kelola/pos/{id}'>['body'], 'versi'>

export async function fetchDaftarKlien(q: string, signal: AbortSignal) {
  return call('GET /kelola/klien', { query: { q, jumlah: '200' }, signal })
}

export async function fetchKlien(id: number, signal: AbortSignal): Promise<Klien> {
  const { data } = await call('GET /kelola/klien/{id}', { params: { id: String(id) }, signal })
  return data
}

/** Saves a client that was seen in that version; a new one where there is none. */
export async function sendKlien(id: number | null, versi: number, isian: IsianKlien): Promise<Klien> {
  const { data } =
    id === null
      ? await call('POST /kelola/klien', { body: isian })
      : await call('POST /kelola/klien/{id}', { params: { id: String(id) }, body: { ...isian, versi } })
  return data
}

/** The same for a contract with it. */
export async function sendKontrak(
  klienId: number,
  id: number | null,
  versi: number,
  isian: IsianKontrak,
): Promise<Klien> {
  const body = { ...isian, versi }
  const { data } =
    id === null
      ? await call('POST /kelola/klien/{id}/kontrak', { params: { id: String(klienId) }, body })
      : await call('POST /kelola/kontrak-klien/{id}', { params: { id: String(id) }, body })
  return data
}

/** The same for a post of a contract. */
export async function sendPos(
  kontrakId: number,
  id: number | null,
  versi: number,
  isian: IsianPos,
): Promise<Klien> {
  const body = { ...isian, versi }
  const { data } =
    id === null
      ? await call('POST /kelola/kontrak-klien/{id}/pos', { params: { id: String(kontrakId) }, body })
      : await call('POST /kelola/pos/{id}', { params: { id: String(id) }, body })
  return data
}

/** How the client stands now, where somebody else was faster. */
export function terbaruFrom(error: ApiError): Klien | undefined {
  return error.error?.error === 'VERSI_USANG' ? (error.data as Klien) : undefined
}
