import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendRaw } from '../../test/raw.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

let webDir: string
let server: TestServer

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'rekan web '))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'icons'))
  await writeFile(join(webDir, 'index.html'), '<p>Rekan</p>')
  await writeFile(join(webDir, 'klien.html'), '<p>Klien</p>')
  await writeFile(join(webDir, 'assets', 'app-1.js'), 'export {}')
  await writeFile(join(webDir, 'assets', 'potret.worker-1.js'), 'self')
  await writeFile(join(webDir, 'icons', '192.png'), 'png')
  await writeFile(join(webDir, 'favicon.svg'), '<svg/>')
  await writeFile(join(webDir, 'sw.js'), 'self')
  await writeFile(join(webDir, 'manifest.webmanifest'), '{}')
  await writeFile(join(webDir, 'csp.json'), JSON.stringify({ script: ['sha256-abc='], style: [] }))
  server = await startTestServer(undefined, { webDir })
})
afterAll(async () => {
  await server.close()
  await rm(webDir, { recursive: true })
})

/** As a bare client sends it: no header of its own, the path untouched. */
const raw = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; cache: string; csp: string; body: string }>(
    (resolve, reject) => {
      const sent = request(server.origin, { path, method }, (answer) => {
        let body = ''
        answer.on('data', (text) => (body += String(text)))
        answer.on('end', () => {
          const { headers, statusCode: status = 0 } = answer
          const header = (name: string) => String(headers[name] ?? '')
          resolve({
            status,
            type: header('content-type').replace(/;.*/, ''),
            cache: header('cache-control'),
            csp: header('content-security-policy'),
            body,
          })
        })
      })
      sent.on('error', reject)
      sent.end()
    },
  )

const bare = (path: string, head = 'accept: */*') =>
  sendRaw(server, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${head}\r\n\r\n`)

it.each(['/', '/home', '/home/', '/presensi/5?tanggal=2026-11-20', '/auth/sign-in?redirect_to=//a.example'])(
  'serves the page at %s',
  async (path) => {
    const { status, type, cache, body } = await raw(path)
    expect({ status, type, cache, body }).toEqual({
      status: 200,
      type: 'text/html',
      cache: 'public, max-age=300',
      body: '<p>Rekan</p>',
    })
    expect(await raw(path, 'HEAD')).toMatchObject({ status: 200, body: '' })
  },
)

it('serves hashed files for good', async () => {
  expect(await raw('/assets/app-1.js')).toMatchObject({
    status: 200,
    type: 'text/javascript',
    cache: 'max-age=31536000, immutable',
  })
})

it('sends a hashed file with a short head, in parts and again, and a worker’s with its policy', async () => {
  const whole = await bare('/assets/app-1.js')
  expect([...whole.headers.keys()].toSorted()).toEqual([
    'cache-control',
    'content-length',
    'content-type',
    'date',
    'last-modified',
    'vary',
    'x-content-type-options',
  ])
  const worker = await bare('/assets/potret.worker-1.js')
  expect(worker.headers.get('content-security-policy')).toBe("default-src 'self'")
  const seen = whole.headers.get('last-modified')
  expect(await bare('/assets/app-1.js', `if-modified-since: ${seen}`)).toMatchObject({ status: 304 })
  // How a browser goes on with a file that broke off.
  const rest = await bare('/assets/app-1.js', `range: bytes=7-\r\nif-range: ${seen}`)
  expect([rest.status, rest.headers.get('content-range'), rest.text]).toEqual([206, 'bytes 7-8/9', '{}'])
})

it('knows the page again by its tag', async () => {
  const { headers } = await bare('/')
  expect(await bare('/', `if-none-match: ${headers.get('etag')}`)).toMatchObject({ status: 304 })
})

it.each([
  ['/icons/192.png', 'image/png', 'public, max-age=86400'],
  ['/favicon.svg', 'image/svg+xml', 'public, max-age=86400'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/sw.js', 'application/javascript', 'no-cache'],
])('serves %s as %s, %s', async (path, type, cache) => {
  const answer = await raw(path)
  expect(answer).toMatchObject({ status: 200, type, cache })
  expect(answer.csp).toContain("default-src 'self'")
  expect(answer.csp).toContain("frame-ancestors 'none'")
})

it.each([
  '/assets/',
  '/assets/app-2.js',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/tidak-ada.png',
  '/api/tidak-ada',
])('answers 404 in our shape at %s, never the page', async (path) => {
  const { status, type, body } = await raw(path)
  expect(status).toBe(404)
  expect(type).toBe('application/json')
  expect(JSON.parse(body)).toMatchObject({ message: expect.any(String) })
})

it('allows the build’s inline scripts by their hashes and nothing else inline', async () => {
  const { csp } = await raw('/')
  expect(csp).toContain("script-src 'self' 'sha256-abc='")
  expect(csp).not.toContain('unsafe')
})

it('takes the worker back from browsers that have it where it is switched off', async () => {
  const off = await startTestServer(undefined, { webDir, serviceWorker: false })
  const answer = await fetch(`${off.origin}/sw.js`)
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(await answer.text()).toContain('registration.unregister()')
  await off.close()
})

it('[KLIEN-20] serves one page at whatever link of a client, which no referrer tells', async () => {
  const pages = await Promise.all(
    ['/klien/abc', `/klien/${'x'.repeat(43)}`, '/klien/'].map((path) => fetch(`${server.origin}${path}`)),
  )
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(pages.map((page) => page.text())))).toEqual(new Set(['<p>Klien</p>']))
  expect(pages.map(({ headers }) => headers.get('referrer-policy'))).toEqual(pages.map(() => 'no-referrer'))
  // Opened again within minutes it waits for the sheet alone, and no cache on the way has its address.
  expect(pages.map(({ headers }) => headers.get('cache-control'))).toEqual(
    pages.map(() => 'private, max-age=300'),
  )
})
