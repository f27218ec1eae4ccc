import { call } from '../../../lib/http.ts'

/** By a link's token, or by the code HR gave to the person of a kode karyawan. */
export type KataSandiBaru = { readonly password: string } & (
  | { readonly token: string }
  | { readonly kode_karyawan: string; readonly kode: string }
)

/** Asks for a link by mail. Returns the text for the person, which is the same whether or not the address is known. */
export async function sendResetRequest(email: string): Promise<string> {
  const { data } = await call('POST /forgot-password', { body: { email } })
  return data.message
}

/** Sets a new password. Returns the text for the person. */
export async function resetPassword(given: KataSandiBaru): Promise<string> {
  const { data } = await call('POST /reset-password', { body: given })
  return data.message
}
