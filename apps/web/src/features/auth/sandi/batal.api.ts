import { call } from '../../../lib/http.ts'

/** By the token of a mailed link. Returns the text for the person. */
export async function cancelUbah(token: string): Promise<string> {
  const { data } = await call('POST /batal-ubah', { body: { token } })
  return data.message
}
