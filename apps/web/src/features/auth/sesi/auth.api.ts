import { call } from '../../../lib/http.ts'

export type Credentials = { readonly email: string; readonly password: string }

export type Cara = 'passkey' | 'totp' | 'pemulihan'
/** What the second step of a sign-in begins with, and by what it may be taken. */
export type Langkah = { readonly tantangan: string; readonly cara: readonly Cara[] }

/** Returns the access token, or what the second step begins with. */
export async function login(credentials: Credentials): Promise<string | Langkah> {
  const { data } = await call('POST /login', { body: credentials })
  return 'token' in data ? data.token : data
}

export async function logout(): Promise<void> {
  await call('POST /logout', { body: {} })
}
