import { WebAuthnError, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'

/**
 * Signs in by a passkey that this device or the person's phone holds, as a second step with what the password gave. Returns
 * the access token.
 */
export async function loginByPasskey(tantangan?: string): Promise<string> {
  const { data } = await call('POST /login/passkey', {
    body: { jawaban: await signTantangan(), ...(tantangan !== undefined && { tantangan }) },
  })
  return data.token
}

/** Gives a passkey in the place of the password. */
export async function confirmByPasskey(): Promise<void> {
  await call('POST /konfirmasi', { body: { passkey: await signTantangan() } })
}

/** Makes a passkey for the account. Returns the recovery codes that come with a first factor, else null. */
export async function createPasskey(nama: string): Promise<readonly string[] | null> {
  const { data: optionsJSON } = await call('POST /keamanan/passkey/tantangan', { body: {} })
  const { clientExtensionResults: _, ...jawaban } = await withPlainWords(() =>
    startRegistration({ optionsJSON }),
  )
  const { data } = await call('POST /keamanan/passkey', { body: { nama, jawaban } })
  return data.kode_pemulihan
}

async function signTantangan() {
  const { data: optionsJSON } = await call('POST /passkey/tantangan', { body: {} })
  const { clientExtensionResults: _, ...jawaban } = await withPlainWords(() =>
    startAuthentication({ optionsJSON }),
  )
  return jawaban
}

/** What a browser says in English, in plain words. */
async function withPlainWords<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const isAda = cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new ApiError({
      message: isAda
        ? 'Perangkat ini sudah memiliki passkey untuk akun Anda.'
        : 'Passkey tidak jadi dipakai, atau tidak tersedia di perangkat ini. Coba lagi, atau pakai cara lain.',
    })
  }
}
