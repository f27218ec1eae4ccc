import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { login, logout } from './auth.service.ts'
import { forgotPassword, resetPassword } from './reset.service.ts'

export function mountAuth(mount: Mount, deps: Deps): void {
  mount('POST /login', async ({ body, userAgent }) => ({ data: await login(deps, body, userAgent) }))

  mount('POST /forgot-password', async ({ body }) => {
    await forgotPassword(deps, body.email)
    const message =
      'Jika alamat itu terdaftar, tautan untuk mengatur ulang kata sandi sudah kami kirim. Periksa email Anda.'
    return { data: { message }, message }
  })

  mount('POST /reset-password', async ({ body }) => {
    await resetPassword(deps, body.token, body.password)
    return { data: { message: 'Kata sandi berhasil diubah. Silakan masuk dengan kata sandi baru.' } }
  })

  mount('POST /logout', async ({ session, write }) => {
    await write((tx) => logout(tx, session.tokenHash))
    return { message: 'Logout berhasil.' }
  })
}
