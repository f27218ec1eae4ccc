import type { Browser, BrowserContext, Page } from '@playwright/test'
import { DI_DALAM } from '../../apps/server/test/selfie.ts'
import { type Sign, type Told, installProbe } from './probe.ts'
import { longTasksDuring } from './tasks.ts'
import { SLOW_4G } from './line.ts'
import { type Exchange, noteTraffic } from './traffic.ts'

/** A screen of the app, opened by its address. */
export type Screen = {
  readonly name: string
  readonly path: string
  readonly sign: Sign
  /** Opened by someone signed in */
  readonly isSignedIn: boolean
  /** Whether it is of the app and may register its worker; yes unless said */
  readonly hasWorker?: boolean
  /** What the browser has in its storage */
  readonly keeps?: Readonly<Record<string, string>>
}
export type Visit = Told & {
  readonly usable: number
  /** Long tasks of the main thread, until the page has come to rest; processor milliseconds */
  readonly longTasks: readonly number[]
  /** What was asked for until the screen could be used */
  readonly exchanges: readonly Exchange[]
}

/**
 * Lighthouse's slow 4G as it applies it to single requests: 150 ms round trip × 3.75, 1.6 Mbit/s down and 750 kbit/s up
 * × 0.9. And its phone: a processor four times slower.
 */
const JALUR = {
  offline: false,
  latency: SLOW_4G.latency,
  downloadThroughput: SLOW_4G.down / 8,
  uploadThroughput: SLOW_4G.up / 8,
}
const CPU_SLOWDOWN = 4
const GIVE_UP_MS = 30_000
/** After the screen is usable: tasks that still run then, such as the toasts', block as well. */
const AFTERMATH_MS = 2500

type VisitOptions = { readonly origin: string; readonly screen: Screen; readonly token: string }

/** A first visit by a browser that has nothing, and a second by the same one, which has kept the shell and what the screen showed. */
export async function visitTwice(browser: Browser, options: VisitOptions): Promise<readonly [Visit, Visit]> {
  const [latitude, longitude] = [Number(DI_DALAM.latitude), Number(DI_DALAM.longitude)]
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    geolocation: { latitude, longitude, accuracy: 12 },
    permissions: ['geolocation'],
    serviceWorkers: options.screen.hasWorker === false ? 'block' : 'allow',
  })
  try {
    if (options.screen.isSignedIn)
      await context.addInitScript((token) => localStorage.setItem('rekan.token', token), options.token)
    await context.addInitScript((keeps) => {
      for (const [key, value] of Object.entries(keeps)) localStorage.setItem(key, value)
    }, options.screen.keeps ?? {})
    await context.addInitScript(installProbe, options.screen.sign)
    return [await visit(browser, context, options), await visit(browser, context, options)]
  } finally {
    await context.close()
  }
}

async function visit(
  browser: Browser,
  context: BrowserContext,
  { origin, screen: { hasWorker = true, ...screen } }: VisitOptions,
): Promise<Visit> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', JALUR)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const exchanges = noteTraffic(client)
  const longTasks = await longTasksDuring(browser, page, async () => {
    await page.goto(origin + screen.path, { waitUntil: 'commit', timeout: GIVE_UP_MS })
    await untilUsable(page, screen)
    await page.waitForTimeout(AFTERMATH_MS)
  })
  const told = await page.evaluate(() => window.rekanProbe())
  if (hasWorker) await page.evaluate(untilKept)
  await page.close()
  const usable = told.usable ?? Number.NaN
  const begun = Math.min(...exchanges.map((exchange) => exchange.begun))
  return {
    ...told,
    usable,
    longTasks,
    exchanges: exchanges.filter((exchange) => exchange.begun < begun + usable),
  }
}

/** Runs in the page: resolves once its worker keeps the shell. */
async function untilKept(): Promise<void> {
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller !== null) return
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

async function untilUsable(page: Page, { name }: Screen): Promise<void> {
  try {
    await page.waitForFunction(() => window.rekanProbe().usable !== null, undefined, {
      polling: 250,
      timeout: GIVE_UP_MS,
    })
  } catch (cause) {
    const shown = await page.locator('body').innerText()
    throw new Error(`${name} does not become usable; it shows: ${shown}`, { cause })
  }
}
