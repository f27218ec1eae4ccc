import { networkInterfaces } from 'node:os'
import type { BrowserContext } from '@playwright/test'

/** Chromium tells pages that they are offline where a machine has nothing but itself, and the app believes it. */
const isAlone = Object.values(networkInterfaces()).every((links) => links?.every(({ internal }) => internal))

/** Contexts that were told already */
const told = new WeakSet<BrowserContext>()

/** On a machine without a network pages are offline when a test says so, and not before. */
export function believeNetwork(context: BrowserContext): void {
  if (!isAlone || told.has(context)) return
  told.add(context)
  const tell = (onLine: boolean) =>
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })
  void context.addInitScript(tell, true)
  const setOffline = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    await setOffline(offline)
    await context.addInitScript(tell, !offline)
    for (const page of context.pages()) {
      await page.evaluate(tell, !offline)
      await page.evaluate((name) => dispatchEvent(new Event(name)), offline ? 'offline' : 'online')
    }
  }
}
