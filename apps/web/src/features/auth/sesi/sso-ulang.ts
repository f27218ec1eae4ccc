import { ApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { simpanan } from '../../../lib/simpanan.ts'

const KEY = 'rekan.sso-ulang'

// The form that is being sent stays in its own window; the provider gets another, which comes back to `/auth/sso`.

/**
 * Confirms the session by signing in anew at the company's provider, in a window beside the form. To be called from a click,
 * for browsers open no other window.
 */
export async function confirmBySso(signal: AbortSignal): Promise<void> {
  const jendela = open('', '_blank')
  if (jendela === null)
    throw new ApiError({
      message: 'Peramban menahan jendela SSO. Izinkan jendela baru di sini, lalu coba lagi.',
    })
  const { data } = await call('POST /sso/tantangan', { body: { ulang: true } }).catch((cause: unknown) => {
    jendela.close()
    throw cause
  })
  const kembali = waitForJawaban(signal)
  simpanan.set(KEY, new URL(data.alamat).searchParams.get('state') ?? '')
  jendela.location.href = data.alamat
  await call('POST /konfirmasi', { body: { sso: await kembali } })
}

/** Hands what the provider answered to the window that asked for it; false where none did. */
export function answerForm(jawaban: string): boolean {
  const state = new URLSearchParams(jawaban).get('state')
  if (state === null || simpanan.get(KEY) !== state) return false
  simpanan.remove(KEY)
  const channel = new BroadcastChannel(KEY)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of its own origin alone
  channel.postMessage(jawaban)
  channel.close()
  return true
}

function waitForJawaban(signal: AbortSignal): Promise<string> {
  const channel = new BroadcastChannel(KEY)
  return new Promise<string>((resolve, reject) => {
    channel.addEventListener('message', ({ data }) => resolve(String(data)))
    signal.addEventListener('abort', () => reject(new ApiError({ message: 'Masuk lewat SSO tidak jadi.' })))
  }).finally(() => channel.close())
}
