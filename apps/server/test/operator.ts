import { openForOwner } from '../src/features/auth/admin.service.ts'
import type { TestServer } from './server.ts'

const KATA_SANDI = 'kata-sandi-dari-operator-1'

/** Has the operator open an account, and goes in by the link as its owner does; the token of the new session. */
export async function enterByOperator(server: TestServer, email: string): Promise<string> {
  const tautan = await openForOwner(server.owner, server.deps, email)
  const token = new URL(tautan).searchParams.get('token')
  const { status } = await server.call('POST /reset-password', { body: { token, password: KATA_SANDI } })
  if (status !== 200) throw new Error(`the link of ${email} does not open: ${status}`)
  const { body } = await server.call('POST /login', { body: { email, password: KATA_SANDI } })
  return body['data'].token as string
}
