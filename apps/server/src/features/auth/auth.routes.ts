import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { login, logout } from './auth.service.ts'

export function mountAuth(mount: Mount, deps: Deps): void {
  mount('POST /login', async ({ body, userAgent }) => ({ data: await login(deps, body, userAgent) }))

  mount('POST /logout', async ({ session, write }) => {
    await write((tx) => logout(tx, session.tokenHash))
    return { message: 'Logout berhasil.' }
  })
}
