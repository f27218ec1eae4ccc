import { createECDH } from 'node:crypto'
import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { TujuanPush } from '@rekan/domain/notifikasi/notifikasi'

/** A browser's subscription, as it came from there. */
export type Langganan = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** `mati`: the browser wants no more of it; `gagal`: worth another try. */
export type HasilPush = 'terkirim' | 'mati' | 'gagal'

/** What a device shows: the lock screen as well, whoever holds it. */
export type IsiPush = {
  readonly title: string
  readonly body?: string
  /** The screen that a tap opens; the app's service worker knows these and no other. */
  readonly tujuan: TujuanPush
}

export type Push = {
  /** The application server key, base64url (RFC 8292) */
  readonly publicKey: string
  /** Whether a push service of a browser answers there: nothing else is ever called. */
  isAllowed(endpoint: string): boolean
  /** A push service keeps it for a device that is off, `simpanMs` at most. */
  send(langganan: Langganan, isi: IsiPush, simpanMs: number): Promise<HasilPush>
}

type Options = {
  /** 256 bits, base64url: the private key */
  readonly secret: string
  /** The address people use: whom a push service may ask */
  readonly publicUrl: string
  /** How push services are reached */
  readonly fetch?: typeof fetch | undefined
}

/** Push services of Chrome and its relatives, Firefox, Edge and Safari: these hosts and their subdomains. */
const HOSTS = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']
/** A service that is slower than that is taken for one that is down. */
const LIMIT_MS = 5_000

export function createPush({ secret, publicUrl, fetch = globalThis.fetch }: Options): Push {
  const key = createECDH('prime256v1')
  key.setPrivateKey(secret, 'base64url')
  const publicKey = key.getPublicKey('base64url')
  // Whom to ask; a push service takes no plain http.
  const subject = publicUrl.replace(/^http:/, 'https:')
  const vapid = { subject, publicKey, privateKey: secret }

  const isAllowed = (endpoint: string) => {
    const url = URL.parse(endpoint)
    if (url === null) return false
    const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
    return isPlain && HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
  }
  return {
    publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, isi, simpanMs) {
      if (!isAllowed(endpoint)) return 'mati'
      const payload = await buildPushPayload(
        { data: isi, options: { ttl: Math.ceil(simpanMs / 1000), urgency: 'high' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        vapid,
      ).catch(() => null)
      // Keys that are none.
      if (payload === null) return 'mati'
      return sendTo(fetch, endpoint, payload)
    },
  }
}

async function sendTo(
  fetch: typeof globalThis.fetch,
  endpoint: string,
  { method, headers, body }: Awaited<ReturnType<typeof buildPushPayload>>,
): Promise<HasilPush> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const response = await fetch(endpoint, { method, headers, body, redirect: 'manual', signal })
    await response.body?.cancel()
    if (response.ok) return 'terkirim'
    return response.status === 404 || response.status === 410 ? 'mati' : 'gagal'
  } catch {
    return 'gagal'
  }
}
