declare const self: ServiceWorkerGlobalScope

const PREFIX = 'rekan-'
const NAME = PREFIX + SHELL.version
const PAGE = '/index.html'
/** Which pages were open when this version took over, as a list of ids. */
const OLD_PAGES = '/.halaman-lama'
/** Versions that pages left open may still need, besides this one. */
const KEPT = 3
/** No page waits longer for a new version. */
const PATIENCE_MS = 20_000
/** Files are the same for everybody, whoever asks. */
const BY_NAME = { ignoreVary: true }

/** Fetches what a start without a network needs. Throws where it isn't all of this one build: the browser tries again. */
export async function fillShell(): Promise<void> {
  // Half a deploy is told by its page: nothing else is fetched of it.
  const page = await fetchPage()
  const cache = await caches.open(NAME)
  await Promise.all([
    cache.put(PAGE, page),
    ...SHELL.files.map(async (path) => {
      const known = isHashed(path) ? await caches.match(path, BY_NAME) : undefined
      await cache.put(path, known ?? (await fetchWhole(path)))
    }),
  ])
}

/** Leaves nothing behind of an installation that failed. */
export async function dropUnfinished(cause: unknown): Promise<never> {
  await caches.delete(NAME)
  throw cause
}

/** Notes who still runs an older version, for `dropOld`. */
export async function noteOldPages(): Promise<void> {
  const ids = (await openPages()).map(({ id }) => id)
  await (await caches.open(NAME)).put(OLD_PAGES, Response.json(ids))
  await dropOld()
}

/** Drops the files of older versions once no page is left that was open when this one took over. */
export async function dropOld(): Promise<void> {
  const older = (await versions()).filter((name) => name !== NAME)
  if (older.length === 0) return
  const noted = await (await caches.open(NAME)).match(OLD_PAGES)
  const ids = noted === undefined ? [] : ((await noted.json()) as string[])
  const isNeeded = (await openPages()).some(({ id }) => ids.includes(id))
  const dropped = isNeeded ? older.slice(0, -KEPT) : older
  await Promise.all(dropped.map((name) => caches.delete(name)))
}

/** An address of the app, as the server judges it: no asset, no call, no file, no client's page. */
export function isPage(path: string): boolean {
  return !/^\/(assets|api|klien)(\/|$)/i.test(path) && !/\.[a-z0-9]+$/i.test(path)
}

export function isFile(path: string): boolean {
  return isHashed(path) || SHELL.files.includes(path)
}

/** The newest page that is here whole, at once; from the network where the browser has thrown it away. */
export async function answerPage(request: Request): Promise<Response> {
  // One that waits for this worker to come to rest is whole.
  const newest = self.registration.waiting === null ? NAME : (await versions()).at(-1)
  return (await caches.match(PAGE, { cacheName: newest ?? NAME })) ?? fetch(request)
}

/** A file of this version or of one that a page still runs; else from the network, and kept if it is named by its content. */
export async function answerFile(request: Request): Promise<Response> {
  const known =
    (await caches.match(request, { ...BY_NAME, cacheName: NAME })) ?? (await caches.match(request, BY_NAME))
  if (known !== undefined) return known
  const response = await fetch(request)
  if (isHashed(new URL(request.url).pathname)) {
    if (response.ok) await (await caches.open(NAME)).put(request, response.clone())
    // Gone with a deploy: whoever misses it loads anew, and must find the new version then.
    else if (response.status === 404) await fetchNewer()
  }
  return response
}

/** Resolves once the version on the server is here, or isn't to be had. */
async function fetchNewer(): Promise<void> {
  await self.registration.update().catch(() => undefined)
  const { installing } = self.registration
  if (installing === null) return
  await new Promise<void>((resolve) => {
    const look = () => installing.state !== 'installing' && resolve()
    installing.addEventListener('statechange', look)
    look()
    setTimeout(resolve, PATIENCE_MS)
  })
}

/** Names of what is kept, the oldest first. */
async function versions(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX))
}

/**
 * The page with the headers the server gives it now. Another build's is left to the browser, which looks for a new
 * worker at every navigation by itself: asked for here, the new one would wait for the event of the very navigation
 * that waits for it.
 */
export async function refreshPage(): Promise<void> {
  const page = await fetchPage().catch(() => null)
  if (page !== null) await (await caches.open(NAME)).put(PAGE, page)
}

/** The page of this very build. Throws for another's. */
async function fetchPage(): Promise<Response> {
  const page = await fetchWhole(PAGE)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await page.clone().arrayBuffer()))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== SHELL.page) throw new Error('index.html is of another build')
  return page
}

async function fetchWhole(path: string): Promise<Response> {
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' })
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/')
}

function openPages(): Promise<readonly WindowClient[]> {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
