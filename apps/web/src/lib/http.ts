import { ApiError, UNREACHABLE, errorFrom, errorFromBody } from './api-error.ts'
import type { CallAnswer, CallArgs, CallKey, LooseInput } from './http.types.ts'
import { encodeForm, encodePath } from './http.encode.ts'
import { isBerganti, readToken, endHalaman } from './session.ts'

export type { CallAnswer } from './http.types.ts'

declare global {
  interface Window {
    /** The profile's answer, asked for by the page's inline script before this code had arrived. */
    earlyProfile?: Promise<Response> | undefined
  }
}

const BASE = `${import.meta.env.VITE_SERVER_URL}/api`
/** Past this a call counts as failed: one bar of signal may hold a connection open for ever. */
const TIMEOUT_MS = 45_000

let unauthorized: () => unknown = () => undefined

/** Sets what happens when a call other than the profile's is answered by 401. */
export function onUnauthorized(listener: () => unknown): void {
  unauthorized = listener
}

let openKonfirmasi: () => Promise<boolean> = () => Promise.resolve(false)
/** While the password is being asked for: calls that need it meanwhile wait for the same answer. */
let asking: Promise<boolean> | undefined

/** Sets what asks for the password when a call needs it again; it resolves to whether it was given. */
export function onPerluSandi(listener: () => Promise<boolean>): void {
  openKonfirmasi = listener
}

/**
 * Makes one call of the contract: `call('POST /login', { body })`. Throws `ApiError` for whatever fails, save an
 * abort, which passes as it is. A call that needs the password once more is made again after it was given.
 */
export async function call<K extends CallKey>(key: K, ...args: CallArgs<K>): Promise<CallAnswer<K>> {
  const input: LooseInput = args[0] ?? {}
  try {
    const response = await withTimeout(input.signal, (signal) => send(key, input, signal))
    const body = await readBody(response)
    if (!response.ok) {
      const failure = errorFromBody(response.status, body)
      if (failure.error?.error !== 'PERLU_SANDI') throw failure
      asking ??= openKonfirmasi().finally(() => (asking = undefined))
      if (!(await asking)) throw failure
      return await call(key, ...args)
    }
    if (import.meta.env.DEV) await verifyAnswer(key, body)
    return body as CallAnswer<K>
  } catch (cause) {
    if (input.signal?.aborted) throw cause
    throw errorFrom(cause)
  }
}

async function send(key: string, input: LooseInput, signal: AbortSignal): Promise<Response> {
  // What one person sees is not sent as another.
  if (isBerganti()) {
    endHalaman()
    throw new ApiError({ message: 'Akun di peramban ini sudah berganti. Tidak ada yang dikirim.' })
  }
  const prefetched = key === 'GET /profile' ? takePrefetched() : undefined
  const token = readToken()
  const [method = 'GET', path = '/'] = key.split(' ')
  const headers = new Headers({ Accept: 'application/json' })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey)
  if (input.versi !== undefined) headers.set('If-Match', `"${input.versi}"`)
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  const body = input.form
    ? encodeForm(input.form)
    : input.body === undefined
      ? null
      : JSON.stringify(input.body)

  const url = BASE + encodePath(path, input.params, input.query)
  const request =
    prefetched ?? fetch(url, { method, headers, body, signal, keepalive: input.keepalive ?? false })
  const response = await request.catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw new ApiError({ message: UNREACHABLE })
  })
  if (response.status === 401 && token !== null && token === readToken() && key !== 'GET /profile')
    unauthorized()
  return response
}

function takePrefetched(): Promise<Response> | undefined {
  const answer = window.earlyProfile
  window.earlyProfile = undefined
  return answer
}

async function withTimeout<T>(
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', abort)
  const late = new ApiError({ message: 'Server tidak kunjung menjawab. Coba lagi sebentar lagi.' })
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(late)
        controller.abort(late)
      }, TIMEOUT_MS)
    })
    return await Promise.race([run(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    // A proxy's page instead of the server's answer.
    throw new ApiError({
      status: response.ok ? 500 : response.status,
      message: 'Jawaban server tidak dapat dibaca.',
    })
  }
}

async function verifyAnswer(key: CallKey, body: unknown): Promise<void> {
  // oxlint-disable-next-line rekan/boundaries -- development only: the production bundle holds none of it
  const { contract } = await import('@rekan/contract/contract')
  contract[key].response.parse(body)
}
