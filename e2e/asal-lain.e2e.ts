import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/orang/akun.ts'
import { type Penyaji, serveBuild } from './pekerja.ts'
import { DI_DALAM, test as base, expect } from './test.ts'

/** A page of another origin than the application's, which is told of it. */
const test = base.extend<{ asal: string }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter's shape
  asal: async ({}, use) => {
    const server = createServer((_request, answer) =>
      answer.setHeader('content-type', 'text/html').end('<p>Lain'),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
  corsOrigins: async ({ asal }, use) => use([asal]),
})

/** What a script of the page gets to see of a call. */
const call = (
  page: Page,
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: string },
) =>
  page.evaluate(
    async ([to, how]) => {
      try {
        const answer = await fetch(to, how)
        return {
          status: answer.status,
          id: answer.headers.get('x-request-id'),
          body: (await answer.json()) as Record<string, unknown>,
        }
      } catch (error) {
        return { status: 0, id: null, body: { message: String(error) } }
      }
    },
    [url, init] as const,
  )

const json = { 'content-type': 'application/json' }
const akun = JSON.stringify({ email: 'karyawan@rekan.example', password: DEMO_PASSWORD })

test('a page of an allowed origin signs in, reads with its token and sends under a key', async ({
  rekan,
  asal,
  page,
}) => {
  await page.goto(asal)
  const masuk = await call(page, `${rekan.origin}/api/login`, { method: 'POST', headers: json, body: akun })
  expect(masuk.status).toBe(200)
  expect(masuk.id).toMatch(/^[0-9A-Z]{10}$/)
  const { token } = masuk.body['data'] as { token: string }
  const authorization = `Bearer ${token}`
  expect(await call(page, `${rekan.origin}/api/profile`, { headers: { authorization } })).toMatchObject({
    status: 200,
  })
  const keluar = {
    method: 'POST',
    headers: { ...json, authorization, 'idempotency-key': 'satu' },
    body: '{}',
  }
  expect(await call(page, `${rekan.origin}/api/logout`, keluar)).toMatchObject({ status: 200 })
  expect(await call(page, `${rekan.origin}/api/profile`, { headers: { authorization } })).toMatchObject({
    status: 401,
    body: { message: 'Sesi Anda telah berakhir. Silakan masuk kembali.' },
  })
})

base('a page of any other origin gets to see nothing', async ({ rekan, page }) => {
  // The same server under another name is another origin.
  await page.goto(rekan.origin.replace('localhost', '127.0.0.1'))
  for (const [path, init] of [
    ['/api/health', {}],
    ['/api/login', { method: 'POST', headers: json, body: akun }],
  ] as const) {
    expect(await call(page, rekan.origin + path, init)).toMatchObject({
      status: 0,
      body: { message: expect.stringContaining('Failed to fetch') },
    })
  }
})

/** A build of the app served from elsewhere. */
const terpisah = base.extend<{ penyaji: Penyaji }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the parameter's shape
  penyaji: async ({}, use) => {
    const penyaji = await serveBuild()
    await use(penyaji)
    penyaji.close()
  },
  corsOrigins: async ({ penyaji }, use) => use([penyaji.origin]),
})
terpisah.use({ permissions: ['geolocation', 'camera'], geolocation: DI_DALAM })

terpisah(
  '[SPEK-06, AUTH-09] a build that names another server signs in, punches and shows a picture there, and asks nothing of its own',
  async ({ rekan, penyaji, page }) => {
    terpisah.setTimeout(240_000)
    const folder = mkdtempSync(join(tmpdir(), 'rekan-terpisah-'))
    const [vite = '', web = ''] = ['../node_modules/vite/bin/vite.js', '../apps/web'].map((path) =>
      fileURLToPath(new URL(path, import.meta.url)),
    )
    const build = [vite, 'build', web, '--outDir', folder, '--emptyOutDir', '--mode', 'uji']
    await promisify(execFile)(process.execPath, build, {
      env: { ...process.env, NODE_ENV: 'production', VITE_SERVER_URL: rekan.origin },
    })
    penyaji.deploy(folder)
    const asked = { here: [] as string[], there: [] as string[] }
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (origin === penyaji.origin && /^\/(api|berkas)(\/|$)/.test(pathname)) asked.here.push(pathname)
      if (origin === rekan.origin) asked.there.push(pathname)
    })

    await page.goto(`${penyaji.origin}/auth/sign-in`)
    await page.getByLabel('Email atau kode karyawan').fill('karyawan@rekan.example')
    await page.getByLabel('Kata sandi', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Masuk' }).click()
    await page.getByRole('link', { name: 'Check In' }).click()
    await page.getByRole('button', { name: 'Ambil foto' }).click()
    await expect(page.getByText('Check in tercatat')).toBeVisible()

    const token = await page.evaluate(() => localStorage.getItem('rekan.token'))
    const diganti = await page.request.post(`${rekan.origin}/api/profile`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: {
        avatar: {
          name: 'potret.jpg',
          mimeType: 'image/jpeg',
          buffer: readFileSync('e2e/fixtures/potret.jpg'),
        },
      },
    })
    expect(diganti.status()).toBe(200)
    await page.goto(`${penyaji.origin}/akun`)
    const picture = page.getByRole('button', { name: 'Ubah foto profil' }).locator('img')
    await expect(picture).toHaveAttribute('src', new RegExp(`^${rekan.origin}/`))
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    expect(asked.here).toEqual([])
    expect(asked.there).toEqual(
      expect.arrayContaining(['/api/login', '/api/profile', '/api/presensi/check-in']),
    )
    rmSync(folder, { recursive: true })
  },
)
