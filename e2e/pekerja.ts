import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type BrowserContext, type CDPSession, type Page, type Worker, expect } from '@playwright/test'

/** Waits until the page's worker keeps the shell and answers for it. */
export async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller !== null) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

/** Does something, and waits until another worker has taken the page over. */
export async function taken(page: Page, act: () => Promise<unknown>): Promise<void> {
  const worker = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('rekan-'))
      const { active, installing, waiting } = await navigator.serviceWorker.ready
      return installing === null && waiting === null && active?.state === 'activated' ? names.at(-1) : ''
    })
  const before = await worker()
  await act()
  await expect.poll(async () => ['', before].includes(await worker())).toBe(false)
}

export async function workerOf(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('No worker')
  return worker
}

/** Delivers pushes to the page's worker as a push service would. */
export async function openPushService(page: Page): Promise<(data: string) => Promise<void>> {
  const client: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  return (data) =>
    client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }).then(() => undefined)
}

/** Everything that the site has put away in the browser for later, by its address. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

export type Ditampilkan = { readonly title: string; readonly body: string; readonly data: unknown }

/** What the worker's scope has and a page's types don't. */
type Scope = EventTarget & { readonly registration: ServiceWorkerRegistration }
type Globals = { readonly self: Scope; readonly ExtendableEvent: typeof Event }

/**
 * Lets the worker show notifications. Chromium's shell without a screen refuses that whatever is granted: there a list
 * stands in for the device's.
 */
export async function allowNotifications(page: Page, worker: Worker): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await worker.evaluate(() => {
    if (Notification.permission === 'granted') return
    const { registration } = (globalThis as unknown as Globals).self
    const shown = new Map<string, object>()
    Object.assign(registration, {
      showNotification: async (title: string, { tag = '', data }: NotificationOptions) => {
        shown.set(tag, { title, body: '', data: data as unknown, close: () => shown.delete(tag) })
      },
      getNotifications: async () => [...shown.values()],
    })
  })
}

/** The notifications that stand on the device, by title. */
export async function shownBy(worker: Worker): Promise<Ditampilkan[]> {
  const shown = await worker.evaluate(async () => {
    const { registration } = (globalThis as unknown as Globals).self
    const all = await registration.getNotifications()
    return all.map(({ title, body, data }): Ditampilkan => ({ title, body, data: data as unknown }))
  })
  return shown.toSorted((a, b) => a.title.localeCompare(b.title))
}

/** Taps the only one. */
export async function tapShown(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { self, ExtendableEvent } = globalThis as unknown as Globals
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  })
}

/** A web server whose deploys are folders. */
export type Penyaji = { readonly origin: string; deploy(folder: string, sw?: string): void; close(): void }

/** Serves a build as the application does, `sw` in place of its `sw.js`; each file `lateMs` late. Calls go to `api`. */
export async function serveBuild(lateMs = 0, api?: string): Promise<Penyaji> {
  let deployed = { folder: '', sw: '' }
  const server = createServer(
    (request, response) => void setTimeout(answer, lateMs, request, response),
  ).listen(0, '127.0.0.1')
  function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', 'http://x').pathname
    if (api !== undefined && path.startsWith('/api/')) return forward(api, request, response)
    const type = TYPES[extname(path)]
    const file = join(deployed.folder, type === undefined ? 'index.html' : path)
    const isWorker = path === '/sw.js' && deployed.sw !== ''
    if (!isWorker && !existsSync(file)) return void response.writeHead(404).end()
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { 'content-type': type ?? 'text/html', 'cache-control': cache })
    response.end(isWorker ? deployed.sw : readFileSync(file))
  }
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (folder, sw = '') => void (deployed = { folder, sw }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Hands a call on to the application, and its answer back. */
function forward(api: string, from: IncomingMessage, to: ServerResponse): void {
  const { hostname, port } = new URL(api)
  const { method, url = '/', headers } = from
  const call = ask({
    hostname,
    port,
    method,
    path: url,
    headers: { ...headers, host: `${hostname}:${port}` },
  })
  call.on('response', (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  call.on('error', () => to.destroy())
  from.pipe(call)
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/**
 * The build as it would be after a change: every script has another name, which the page and the worker know, and none
 * of the old ones is there.
 */
export function rebuild(from: string, to: string, mark: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const scripts = new Set(readdirSync(join(to, 'assets')).filter((name) => name.endsWith('.js')))
  const renamed = (text: string) =>
    text.replaceAll(/[\w.~-]+\.js\b/g, (name) =>
      scripts.has(name) ? `${name.slice(0, -3)}-${mark}.js` : name,
    )
  const page = (folder: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'index.html')))
      .digest('hex')
  const before = page(to)
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((n) =>
    /\.(js|html)$/.test(n),
  )) {
    const text = renamed(readFileSync(join(to, name), 'utf8'))
    rmSync(join(to, name))
    writeFileSync(join(to, renamed(name)), text)
  }
  const sw = readFileSync(join(to, 'sw.js'), 'utf8')
  const after = sw.replaceAll(before, page(to)).replace(/version:`[\da-f]+`/, `version:\`${mark}\``)
  if (after === sw) throw new Error('The worker knows another page')
  writeFileSync(join(to, 'sw.js'), after)
}
