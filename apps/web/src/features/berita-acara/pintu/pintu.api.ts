import { KODE_MS } from '@rekan/domain/klien/pintu'
import { ApiError, UNREACHABLE, errorFromBody } from '../../../lib/api-error.ts'
import { encodePath } from '../../../lib/http.encode.ts'
import type { CallAnswer, CallArgs, CallKey, LooseInput } from '../../../lib/http.types.ts'

export type Kontak = CallAnswer<'GET /klien/saya'>['data']
export type Berjalan = CallAnswer<'GET /klien/berjalan'>['data'][number]
export type Tautan = CallAnswer<'POST /klien/tautan'>['data']

/** The calls of the client's door. */
type PintuKey = Extract<CallKey, `${string} /klien/${string}`>

declare global {
  interface Window {
    /** What the link opens, asked for by the page's inline script before this code had come. */
    earlyTautan?: Promise<Response> | undefined
  }
}

const BASE = `${import.meta.env.VITE_SERVER_URL}/api`
/** Past this a call counts as failed. */
const TIMEOUT_MS = 45_000

/** Makes one call of the client's door, by the session's token if there is one. Throws `ApiError`. */
export async function callPintu<K extends PintuKey>(
  key: K,
  token: string | null,
  ...args: CallArgs<K>
): Promise<CallAnswer<K>> {
  const input: LooseInput = args[0] ?? {}
  const [method = 'GET', path = '/'] = key.split(' ')
  const headers = new Headers({ Accept: 'application/json' })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  const early = key === 'POST /klien/tautan' ? takeEarly() : undefined
  const request =
    early ??
    fetch(BASE + encodePath(path, input.params, input.query), {
      method,
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  const response = await request.catch(() => {
    throw new ApiError({ status: 0, message: UNREACHABLE })
  })
  const body: unknown = await response.json().catch(() => {
    throw new ApiError({ message: 'Jawaban server tidak dapat dibaca. Coba lagi sebentar lagi.' })
  })
  if (!response.ok) throw errorFromBody(response.status, body)
  return body as CallAnswer<K>
}

function takeEarly(): Promise<Response> | undefined {
  const answer = window.earlyTautan
  window.earlyTautan = undefined
  return answer
}

const kunciSesi = (kunci: string) => `rekan.klien.${kunci}`

/** The session that this device has for a contact and a contract; the page's memory stands in for a blocked storage. */
export function readSesi(kunci: string): string | null {
  try {
    return localStorage.getItem(kunciSesi(kunci))
  } catch {
    return null
  }
}

export function writeSesi(kunci: string, token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(kunciSesi(kunci))
    else localStorage.setItem(kunciSesi(kunci), token)
  } catch {
    // Signed in for as long as the page is open.
  }
}

const kunciKode = (kunci: string) => `rekan.klien.kode.${kunci}`

/**
 * Whether a code that was asked for on this device may still be in the mailbox: who goes there on a phone often comes back
 * to a page that starts anew.
 */
export function readKodeDiminta(kunci: string): boolean {
  try {
    const umur = Date.now() - Number(localStorage.getItem(kunciKode(kunci)) ?? Number.NaN)
    return umur >= 0 && umur < KODE_MS
  } catch {
    return false
  }
}

export function writeKodeDiminta(kunci: string, isDiminta: boolean): void {
  try {
    if (isDiminta) localStorage.setItem(kunciKode(kunci), String(Date.now()))
    else localStorage.removeItem(kunciKode(kunci))
  } catch {
    // The page itself knows for as long as it is open.
  }
}
