import { type CallAnswer, call } from '../../../lib/http.ts'

export type Perusahaan = CallAnswer<'GET /pengaturan/perusahaan'>['data']

export async function fetchPerusahaan(signal: AbortSignal): Promise<Perusahaan> {
  const { data } = await call('GET /pengaturan/perusahaan', { signal })
  return data
}

export async function editPerusahaan(
  perusahaan: { readonly nama: string; readonly alamat: string },
  idempotencyKey: string,
): Promise<Perusahaan> {
  const { data } = await call('POST /pengaturan/perusahaan', { body: perusahaan, idempotencyKey })
  return data
}
