import { call } from '../../../lib/http.ts'

/** How much the reader has been told of and not read. */
export async function fetchBelumDibaca(signal: AbortSignal): Promise<number> {
  return (await call('GET /notifikasi/jumlah', { signal })).data.belum_dibaca
}
