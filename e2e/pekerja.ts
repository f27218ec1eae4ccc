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
