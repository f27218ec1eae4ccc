import { call } from '../../../lib/http.ts'

/** Whether the account's devices are reminded of a punch that is missing. */
export async function fetchPengingat(signal: AbortSignal): Promise<boolean> {
  return (await call('GET /pengingat', { signal })).data.aktif
}

export async function editPengingat(aktif: boolean): Promise<boolean> {
  return (await call('POST /pengingat', { body: { aktif } })).data.aktif
}
