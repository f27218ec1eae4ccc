/** What the worker tells its pages (`worker/push.ts`). */
type Pesan = { readonly jenis: 'notifikasi' } | { readonly jenis: 'buka'; readonly tujuan: string }

/** A page left open asks whether there is a new version when it comes to the front, at most so often. */
const TANYA_LAGI_MS = 3_600_000
/** Nothing is typed there. */
const BERANDA = /^\/home\/?$/

let registration: Promise<ServiceWorkerRegistration | null> | undefined

/**
 * Registers `/sw.js` for the whole site and answers its registration: the same at every ask, null where the browser has
 * no workers, the page is no secure one, or the worker can't be had.
 */
export function startServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  registration ??= startWorker().catch(() => {
    // Without a connection: the next ask tries again.
    registration = undefined
    return null
  })
  return registration
}

async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || container() === undefined) return null
  return (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })) ?? null
}

/** Registers it once the first screen is there, and does in this page what it asks for: `open` goes to a path. */
export async function connectServiceWorker(open: (path: string) => unknown): Promise<void> {
  const workers = container()
  if (workers === undefined) return
  workers.addEventListener('message', ({ data }: MessageEvent<Pesan | null>) => {
    if (data?.jenis === 'buka') open(data.tujuan)
  })
  watchVersions(workers, await startServiceWorker())
}

/** Takes what was shown to one person away before the next one sees it, what is kept to read, and the outbox's leave to send. */
export async function closeNotifications(): Promise<void> {
  void import('./kotak/kotak.ts').then(({ endKotak }) => endKotak())
  const shown = (await (await container()?.getRegistration())?.getNotifications()) ?? []
  for (const notification of shown) notification.close()
}

/**
 * A page runs as the version it was loaded as. One that was left open through a deploy is loaded anew when it comes to
 * the front, on the screen where that loses nothing.
 */
function watchVersions(workers: ServiceWorkerContainer, own: ServiceWorkerRegistration | null): void {
  let isOld = false
  let askedAt = Date.now()
  // The first worker of all takes over a page that is as new as itself.
  let hasWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    isOld = hasWorker
    hasWorker = true
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (isOld && BERANDA.test(location.pathname)) return location.reload()
    if (Date.now() - askedAt < TANYA_LAGI_MS) return
    askedAt = Date.now()
    own?.update().catch(() => undefined)
  })
}

/** Missing where the page is no secure one, whatever the types say. */
function container(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker
}
