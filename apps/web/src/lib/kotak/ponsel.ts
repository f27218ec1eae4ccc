import { ApiError } from '../api-error.ts'
import { call } from '../http.ts'
import { readToken, sessionMark } from '../session.ts'
import { toast } from '../toast.ts'
import { setDengar, watchJam } from './jam.ts'
import { readHal, setHal } from './simpan.ts'

// The phone's key, made at the first sign-in and never to be taken out of it, and the server's time, which it hears again
// and again while the page can be seen.

const HAL_KUNCI = 'kunci'
const HAL_PONSEL = 'ponsel'
const LOCK = 'rekan.ponsel'
const ALGORITMA = { name: 'ECDSA', namedCurve: 'P-256' } as const
/** While the page can be seen; the server takes calls of a page that has not heard it for longer as a sign (`waktu.ts`). */
const DENGAR_LAGI_MS = 600_000
/** A try that came to nothing is made again. */
const COBA_LAGI_MS = 60_000
/** So soon after a sign-in it is asked. */
const MASUK_MS = 5000

/** Under which number the server knows this phone, and in which sessions it was told so. */
type Ponsel = { readonly id: number; readonly sesi: string }

let kunci: Promise<CryptoKeyPair> | undefined
let timer: ReturnType<typeof setInterval> | undefined
let terakhir = 0
let didengar = -DENGAR_LAGI_MS
let sesiTerakhir = ''
let sesiPenuh = ''
/** The session in which somebody did not give the password that another key asks for: they are asked once. */
let sesiMenolak = ''

/** Hears the server's time now, when the page or the network comes back, and every so often; once is enough. */
export function watchWaktu(): void {
  if (timer !== undefined || !isSecureContext) return
  watchJam()
  const lagi = () => document.visibilityState === 'visible' && void fetchWaktu().catch(tellPenuh)
  timer = setInterval(() => performance.now() - didengar >= DENGAR_LAGI_MS && lagi(), COBA_LAGI_MS)
  setInterval(() => readToken() !== null && sessionMark() !== sesiTerakhir && lagi(), MASUK_MS)
  addEventListener('online', lagi)
  document.addEventListener('visibilitychange', lagi)
  lagi()
}

/** Of an account with too many phones its person chooses which: told once a sign-in, whatever else came to nothing comes again. */
function tellPenuh(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) return
  didengar = performance.now()
  if (sesiPenuh === sesiTerakhir) return
  sesiPenuh = sesiTerakhir
  toast.error(error.message, 'ponsel')
}

/** The number of this phone, told to the server where this session has not; null without a network. */
export async function readPonsel(): Promise<number | null> {
  const kept = await readHal<Ponsel>(HAL_PONSEL)
  return kept?.sesi === sessionMark() ? kept.id : null
}

/** Signs the UTF-8 bytes of a text: r and s in base64url. */
export async function signTeks(teks: string): Promise<string> {
  const { privateKey } = await loadKunci()
  const tanda = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    new TextEncoder().encode(teks),
  )
  return btoa(String.fromCharCode(...new Uint8Array(tanda)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function fetchWaktu(): Promise<void> {
  // Two events at once, such as a page that comes back with its network, are one.
  if (readToken() === null || !navigator.onLine || performance.now() - terakhir < 1000) return
  terakhir = performance.now()
  const sesi = sessionMark()
  sesiTerakhir = sesi
  const kept = await readPonsel()
  if (kept === null && sesi === sesiMenolak) return
  const id = kept ?? (await addPonsel(sesi))
  try {
    const { data } = await call('POST /ponsel/{id}/waktu', { params: { id: String(id) }, body: {} })
    didengar = performance.now()
    if (sesi === sessionMark())
      await setDengar({ sesi, ponsel: id, token: data.token, waktu: Date.parse(data.waktu) })
  } catch (error) {
    // Another database than the one that gave the number: it is told anew at the next ask.
    if (error instanceof ApiError && error.status === 404) await setHal(HAL_PONSEL, undefined)
    throw error
  }
}

async function addPonsel(sesi: string): Promise<number> {
  const { publicKey } = await loadKunci()
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  if (kty !== 'EC' || crv !== 'P-256' || x === undefined || y === undefined) throw new Error('No such key')
  const { data } = await call('POST /ponsel', { body: { kunci: { kty, crv, x, y } } }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 403) sesiMenolak = sesi
      throw error
    },
  )
  await setHal(HAL_PONSEL, { id: data.id, sesi } satisfies Ponsel)
  return data.id
}

/** The one of this phone: of two tabs that come first, one makes it. */
function loadKunci(): Promise<CryptoKeyPair> {
  kunci ??= navigator.locks
    .request(LOCK, async () => {
      const kept = await readHal<CryptoKeyPair>(HAL_KUNCI)
      if (kept !== undefined) return kept
      const baru = await crypto.subtle.generateKey(ALGORITMA, false, ['sign', 'verify'])
      await setHal(HAL_KUNCI, baru)
      return baru
    })
    .catch((error: unknown) => {
      kunci = undefined
      throw error
    })
  return kunci
}
