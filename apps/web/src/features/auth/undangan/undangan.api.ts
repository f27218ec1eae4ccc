import { type CallAnswer, call } from '../../../lib/http.ts'

export type Undangan = CallAnswer<'POST /undangan'>['data']

/** For whom an invitation is. */
export async function fetchUndangan(kode: string): Promise<Undangan> {
  return (await call('POST /undangan', { body: { kode } })).data
}

/** Sets the first password; returns the access token. */
export async function startAkun(kode: string, password: string): Promise<string> {
  return (await call('POST /masuk-pertama', { body: { kode, password } })).data.token
}
