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

export type Administrator = { readonly nama: string; readonly email: string; readonly password: string }

/** Makes the first account by the link that the server printed; returns the access token. */
export async function createPertama(kode: string, administrator: Administrator): Promise<string> {
  const { data } = await call('POST /administrator-pertama', { body: { kode, ...administrator } })
  return data.token
}
