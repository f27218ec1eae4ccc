import { call } from '../../lib/http.ts'

/** Asks for a link by mail. Answers what to tell the person, which is the same whether or not the address is known. */
export async function requestReset(email: string): Promise<string> {
  const { data } = await call('POST /forgot-password', { body: { email } })
  return data.message
}

/** Sets a new password by a link's token. Answers what to tell the person. */
export async function resetPassword(token: string, password: string): Promise<string> {
  const { data } = await call('POST /reset-password', { body: { token, password } })
  return data.message
}
