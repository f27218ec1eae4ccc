import type { BrowserContext, Page } from '@playwright/test'

/** Pages whose `goto` and `reload` wait already */
const waiting = new WeakSet<Page>()

/**
 * Makes `goto` and `reload` of all pages resolve once the app listens, `waitUntil: 'commit'` apart: a screen that is
 * looked at while it comes.
 */
export function awaitApp(context: BrowserContext): void {
  const patch = (page: Page) => {
    if (waiting.has(page)) return
    waiting.add(page)
    const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)]
    page.goto = async (url, options) => {
      const response = await goTo(url, options)
      if (options?.waitUntil !== 'commit') await untilSiap(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload(options)
      if (options?.waitUntil !== 'commit') await untilSiap(page)
      return response
    }
  }
  context.on('page', patch)
  context.pages().forEach(patch)
}

/**
 * Waits until the app at this page listens (`<html data-siap>`), or says that it cannot be had. Files and other pages are
 * ready as they are.
 */
export async function untilSiap(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('root') === null ||
      document.documentElement.dataset['siap'] !== undefined ||
      document.querySelector('#root > [role=alert]:not([hidden])') !== null,
    null,
    { polling: 30 },
  )
}
