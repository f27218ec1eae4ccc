import { call } from '../../lib/http.ts'

export type Credentials = { readonly email: string; readonly password: string }

/** Answers the access token. */
export async function signIn(credentials: Credentials): Promise<string> {
  const { data } = await call('POST /login', { body: credentials })
  return data.token
}

export async function signOut(): Promise<void> {
  await call('POST /logout', { body: {} })
}
