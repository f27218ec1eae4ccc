import { call } from '../../lib/http.ts'

/** How many requests wait for the reader's decision. */
export type Jumlah = { readonly izin: number; readonly lembur: number }

export async function fetchJumlah(signal: AbortSignal): Promise<Jumlah> {
  return (await call('GET /pengajuan/jumlah', { signal })).data
}
