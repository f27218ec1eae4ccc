import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../apps/server/src/demo/akun.ts'
import { test as base, expect } from './test.ts'

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
