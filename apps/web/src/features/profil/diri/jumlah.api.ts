import { call } from '../../../lib/http.ts'

/** How many requests wait for the reader's decision, and of how many days a punch waits to be looked at. */
export type Jumlah = { readonly izin: number; readonly lembur: number; readonly presensi: number }

export async function fetchJumlah(signal: AbortSignal): Promise<Jumlah> {
  return (await call('GET /pengajuan/jumlah', { signal })).data
}
