import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/http.ts'
import { login, logout } from './masuk/auth.service.ts'
import { finishLogin, loginPasskey } from './masuk/langkah.service.ts'
import { loginSso, showCara, showPenyedia, startSso } from './masuk/sso.service.ts'
import { startPasskey } from './faktor/passkey.service.ts'
import { confirmSesi } from './sandi/konfirmasi.service.ts'
import { editKataSandi } from './sandi/kata-sandi.service.ts'
import { createKodeReset, resetByKode } from './sandi/kode.service.ts'
import { resetPassword, sendResetLink } from './sandi/reset.service.ts'
import { listPerangkat, removeSesi, removeSesiLain } from './akun/sesi.service.ts'

export function mountAuth(mount: Mount, deps: Deps): void {
  mount('POST /login', async ({ body, asal, sendRahasia }) => {
    const hasil = await login(deps, body, asal)
    if ('tantangan' in hasil) return { data: hasil }
    const { rahasia, ...data } = hasil
    sendRahasia(rahasia)
    return { data }
  })

  mount('POST /login/faktor-kedua', async ({ body, asal, sendRahasia }) => {
    const { rahasia, ...data } = await finishLogin(deps, body, asal)
    sendRahasia(rahasia)
    return { data }
  })

  mount('POST /passkey/tantangan', async () => ({ data: startPasskey(deps) }))

  mount('POST /login/passkey', async ({ body, asal, sendRahasia }) => {
    const { rahasia, ...data } = await loginPasskey(deps, body, asal)
    sendRahasia(rahasia)
    return { data }
  })

  mount('GET /login/cara', async () => ({ data: await showCara(deps) }))

  mount('POST /sso/tantangan', async ({ body, asal, sendRahasia }) => {
    const { alamat, rahasia } = await startSso(deps, asal, body.ulang)
    sendRahasia(rahasia)
    return { data: { alamat } }
  })

  mount('POST /login/sso', async ({ body, asal, sendRahasia }) => {
    const { rahasia, ...data } = await loginSso(deps, body.jawaban, asal)
    sendRahasia(rahasia)
    return { data }
  })

  mount('GET /kelola/pengaturan/masuk', async () => ({ data: showPenyedia(deps) }))

  mount('POST /forgot-password', async ({ body, asal }) => {
    await sendResetLink(deps, body.email, asal)
    const message =
      'Jika alamat itu terdaftar, tautan untuk mengatur ulang kata sandi sudah kami kirim. Periksa email Anda.'
    return { data: { message }, message }
  })

  mount('POST /reset-password', async ({ body, asal, sendRahasia }) => {
    const { token, kode_karyawan = '', kode = '', password } = body
    const { rahasia, passkey } =
      token === undefined
        ? await resetByKode(deps, { kode_karyawan, kode, password }, asal)
        : await resetPassword(deps, token, password, asal)
    sendRahasia(rahasia)
    const message = 'Kata sandi berhasil diubah. Silakan masuk dengan kata sandi baru.'
    return { data: withPasskey(message, passkey) }
  })

  mount('POST /karyawan/{id}/kode-reset', async ({ params, pelaku }) => ({
    data: await createKodeReset(deps, pelaku, params.id),
  }))

  mount('POST /kata-sandi', async ({ body, session, asal, sendRahasia }) => {
    const { rahasia, passkey } = await editKataSandi(deps, session, body, asal)
    sendRahasia(rahasia)
    const message = 'Kata sandi berhasil diganti. Perangkat lain sudah dikeluarkan.'
    return { data: withPasskey(message, passkey) }
  })

  mount('POST /konfirmasi', async ({ body, session, asal }) => ({
    data: await confirmSesi(deps, session, body, asal),
  }))

  mount('GET /sesi', async ({ session }) => ({ data: await listPerangkat(deps, session) }))

  mount('POST /sesi/{id}/revoke', async ({ params, session, asal, write }) => {
    await write(({ tx }) => removeSesi(tx, session, asal, params.id))
    return { message: 'Perangkat sudah dikeluarkan.' }
  })

  mount('POST /sesi/revoke-others', async ({ session, asal, write }) => {
    await write(({ tx }) => removeSesiLain(tx, session, asal))
    return { message: 'Semua perangkat lain sudah dikeluarkan.' }
  })

  mount('POST /logout', async ({ session, write }) => {
    await write(({ tx }) => logout(tx, session.tokenHash))
    return { message: 'Logout berhasil.' }
  })
}

/** Passkeys open the account whatever its password; only their owner knows which to keep. */
function withPasskey(message: string, passkey: readonly string[]) {
  if (passkey.length === 0) return { message }
  const kalimat = `Passkey ini tetap membuka akun Anda: ${passkey.join(', ')}. Lepas yang bukan milik Anda di Keamanan.`
  return { message: `${message} ${kalimat}`, passkey: [...passkey] }
}
