import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Page, test as base, expect } from '@playwright/test'
import { JUMAT_PAGI, type Jam, startJam } from './jam.ts'
import { serve } from './jawaban.ts'

export { expect } from '@playwright/test'

const WEB = new URL('../apps/web/', import.meta.url)
/** Where the parts of the interface and their examples are. */
export const UI = new URL('src/ui/', WEB)

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** The living page, built once a run and served from its folder by the browser's own interception. */
export const test = base.extend<{ jam: Jam; waktu: string }, { living: string }>({
  waktu: [JUMAT_PAGI, { option: true }],
  living: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter's shape
    async ({}, use) => {
      await use(await builtOnce())
    },
    // A first build on a busy machine takes its time.
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: 'http://living.test',
  // Recording every step would double the time of these many small pages.
  trace: 'off',

  // No server stands behind it: the clock is the pages' alone.
  jam: async ({ browser, context, waktu }, use) => {
    const moveServer = async () => undefined
    const { jam, attach, end } = startJam(browser, { waktu, berjalan: false, moveServer })
    await attach(context)
    await use(jam)
    end()
  },

  page: async ({ jam: _jam, page, living }, use) => {
    await serve(page, 'http://living.test/**', (request) => {
      const { pathname } = new URL(request.url())
      const type = TYPES[extname(pathname)]
      const file = join(living, type === undefined ? 'index.html' : pathname)
      if (!existsSync(file)) return { status: 404, json: {} }
      return { body: readFileSync(file), contentType: type ?? 'text/html' }
    })
    await use(page)
  },
})

/** The first worker that asks builds it, the others wait for that; the run throws it away. */
async function builtOnce(): Promise<string> {
  const folder = join(process.env['E2E_FOLDER'] ?? '', 'living')
  const isFirst = mkdirSync(`${folder}.mulai`, { recursive: true }) !== undefined
  if (isFirst) {
    const vite = join(createRequire(WEB).resolve('vite/package.json'), '../bin/vite.js')
    const args = [
      'build',
      fileURLToPath(new URL('living', WEB)),
      '--outDir',
      `${folder}.baru`,
      '--emptyOutDir',
    ]
    execFileSync(process.execPath, [vite, ...args, '--logLevel', 'error'], {
      env: { ...process.env, NODE_ENV: 'production' },
    })
    renameSync(`${folder}.baru`, folder)
  }
  await expect.poll(() => existsSync(folder), { timeout: 230_000 }).toBe(true)
  return folder
}

/** Goes to a part (`sheet`) or an example (`sheet.ScreenSheet`) without loading the page anew. */
export async function show(page: Page, hash: string): Promise<void> {
  if (page.url() === 'about:blank') {
    // Straight there: the overview loads every screen in a frame of its own.
    await page.goto(`/#${hash}`)
    await page.evaluate(() => document.fonts.ready)
  } else await page.evaluate((to) => (location.hash = to), hash)
  await expect(page.locator(`[data-shown="${hash}"]`)).toBeAttached()
}
