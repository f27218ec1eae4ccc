import { type Instan, SEHARI } from '@rekan/domain/waktu'
import { startServiceWorker } from '../../../lib/service-worker.ts'
import { isBerganti, sessionMark } from '../../../lib/session.ts'
import { call } from '../../../lib/http.ts'
import { simpanan } from '../../../lib/simpanan.ts'

/** How this browser stands to being told while the app is closed. */
export type KeadaanPush = 'nyala' | 'mati' | 'ditolak' | 'tidak_aman' | 'belum_dipasang' | 'tidak_didukung'

/**
 * The account for which this browser subscribes to push; the session and the address last reported to the server, and
 * when.
 */
type Tanda = {
  readonly akun: number
  readonly sesi: string
  readonly pada: Instan
  readonly endpoint?: string
}

const KEY = 'rekan.push'
const PERBARUI_MS = SEHARI * 1000
/** A push service that can't be reached may never say so. */
const TUNGGU_MS = 30_000
const TAK_TERJANGKAU =
  'Layanan notifikasi peramban ini tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.'

export async function readKeadaan(akun: number): Promise<KeadaanPush> {
  if (!isSecureContext) return 'tidak_aman'
  if (!isSupported()) return isIosBrowser() ? 'belum_dipasang' : 'tidak_didukung'
  if (Notification.permission === 'denied') return 'ditolak'
  const tanda = readTanda()
  const isMine = tanda?.akun === akun && tanda.sesi === sessionMark()
  return isMine && Notification.permission === 'granted' && (await findLangganan()) !== null
    ? 'nyala'
    : 'mati'
}

/** Subscribes this browser for an account and tells the server. Throws what to tell the person. */
export async function startPush(akun: number, saat: Instan): Promise<void> {
  // Wanted from here on: a renewal meanwhile does not take it for another's.
  storeTanda({ akun, sesi: '', pada: 0 })
  try {
    await tellServer(akun, saat)
  } catch (error) {
    simpanan.remove(KEY)
    throw error
  }
}

/** Ends it. One of browser and server is enough: the other learns of it with the next push. */
export async function stopPush(): Promise<void> {
  const [browser, server] = await Promise.allSettled([
    removePush(),
    call('POST /push/berhenti', { body: {} }),
  ])
  if (browser.status === 'rejected' && server.status === 'rejected') throw server.reason
}

/**
 * Tells the server again, once a day, in each new session and where the browser has another address (the worker took it:
 * `worker/push.ts`), since a subscription ends with its session and browsers and servers lose theirs. What another account has left in this browser is ended.
 */
export async function ensurePush(akun: number, saat: Instan): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted' || isBerganti()) return
  const tanda = readTanda()
  if (tanda?.akun !== akun) return removePush()
  const isLama = tanda.sesi !== sessionMark() || Math.abs(saat - tanda.pada) >= PERBARUI_MS
  if (isLama || (await findLangganan())?.endpoint !== tanda.endpoint) await tellServer(akun, saat)
}

/** Ends this browser's subscription, so that the next person who signs in here gets nothing of this account's. */
export async function removePush(): Promise<void> {
  simpanan.remove(KEY)
  if (isSupported()) await (await findLangganan())?.unsubscribe()
}

async function tellServer(akun: number, saat: Instan): Promise<void> {
  const { data } = await call('GET /push/public-key')
  const { endpoint, p256dh, auth } = await inTime(createLangganan(data.public_key))
  await call('POST /push/langganan', { body: { endpoint, keys: { p256dh, auth } } })
  storeTanda({ akun, sesi: sessionMark(), pada: saat, endpoint })
}

async function createLangganan(kunci: string) {
  if ((await startServiceWorker()) === null)
    throw new Error(
      'Peramban ini belum dapat menjalankan aplikasi di latar belakang. Muat ulang halaman, lalu coba lagi.',
    )
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(kunci)
  const lama = await pushManager.getSubscription()
  const isOther = lama !== null && !isSame(lama.options.applicationServerKey, applicationServerKey)
  if (isOther) await lama.unsubscribe()
  const langganan = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch((cause: unknown) => {
      throw new Error(TAK_TERJANGKAU, { cause })
    })
  const { endpoint, keys } = langganan.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

async function findLangganan(): Promise<PushSubscription | null> {
  return (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null
}

function readTanda(): Tanda | null {
  return JSON.parse(simpanan.get(KEY) ?? 'null') as Tanda | null
}

function storeTanda(tanda: Tanda): void {
  simpanan.set(KEY, JSON.stringify(tanda))
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** There the home screen's app alone is given pushes. iPads call themselves Macs. */
function isIosBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
}

function isSame(given: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(given ?? [])
  return bytes.length === wanted.length && bytes.every((byte, i) => byte === wanted[i])
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(TAK_TERJANGKAU)), TUNGGU_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
