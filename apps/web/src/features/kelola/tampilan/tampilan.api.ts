import { type CallAnswer, call } from '../../../lib/http.ts'

export type Tampilan = CallAnswer<'GET /kelola/tampilan'>['data'][number]

/** The reader's own of a desk, and those that HR shares. */
export async function fetchTampilan(meja: string, signal: AbortSignal): Promise<readonly Tampilan[]> {
  return (await call('GET /kelola/tampilan', { query: { meja }, signal })).data
}

export async function createTampilan(
  body: { readonly meja: string; readonly nama: string; readonly isi: string; readonly bersama: boolean },
  idempotencyKey: string,
): Promise<string> {
  return (await call('POST /kelola/tampilan', { body: { ...body }, idempotencyKey })).message ?? ''
}

export async function editTampilan(id: number, nama: string): Promise<string> {
  return (await call('POST /kelola/tampilan/{id}', { params: { id }, body: { nama } })).message ?? ''
}

export async function removeTampilan(id: number): Promise<string> {
  return (await call('POST /kelola/tampilan/{id}/delete', { params: { id }, body: {} })).message
}

/** Puts one back that was deleted just now. */
export async function restoreTampilan(id: number): Promise<string> {
  return (await call('POST /kelola/tampilan/{id}/restore', { params: { id }, body: {} })).message
}
