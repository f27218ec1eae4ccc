import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { machineNow } from '../../test/jam.ts'
import { sendRaw } from '../../test/raw.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

let webDir: string
let server: TestServer
let berkas: string

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'rekan-kepala-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), '<p>Rekan</p>')
  await writeFile(join(webDir, 'assets', 'app-1.js'), 'export {}')
  await writeFile(join(webDir, 'csp.json'), JSON.stringify({ script: ['sha256-abc='], style: [] }))
  server = await startTestServer(undefined, { webDir })
  await server.deps.files.put('selfie/contoh.webp', Buffer.from('RIFF'), 'image/webp')
  berkas = server.deps.files.url('selfie/contoh.webp', server.deps.clock.now() + 60_000)
})
afterAll(async () => {
  await server.close()
  await rm(webDir, { recursive: true })
})

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`

/** Answers that are code or data, by the name of their case. */
const LEAN = new Set([
  'a script that is not there',
  'a post to the page',
  'options of the page',
  'a call',
  'a refusal',
  'an unknown call',
  'a dead link',
])

it.each<[string, number, () => string]>([
  ['the page', 200, () => get('/home')],
  ['a script', 200, () => get('/assets/app-1.js')],
  ['a script that is not there', 404, () => get('/assets/app-2.js')],
  [
    'a script again',
    304,
    () => get('/assets/app-1.js', `if-modified-since: ${new Date(machineNow()).toUTCString()}\r\n`),
  ],
  ['a post to the page', 405, () => get('/home').replace('GET', 'POST')],
  ['options of the page', 204, () => get('/home').replace('GET', 'OPTIONS')],
  ['a page that cannot be decoded', 400, () => get('/%')],
  ['a call', 200, () => get('/api/health')],
  ['a refusal', 401, () => get('/api/profile')],
  ['an unknown call', 404, () => get('/api/tidak-ada')],
  ['a call that cannot be decoded', 400, () => get('/api/%')],
  ['a file', 200, () => get(berkas)],
  ['a dead link', 404, () => get(berkas.replace('contoh', 'lain'))],
  ['no HTTP', 400, () => 'halo\r\n\r\n'],
  ['a head too large', 431, () => get('/', `cookie: ${'x'.repeat(20_000)}\r\n`)],
  ['CONNECT', 405, () => get('localhost:80').replace('GET', 'CONNECT')],
])('%s (%i) carries the security headers', async (name, status, bytes) => {
  const { status: found, headers } = await sendRaw(server, bytes())
  expect(found).toBe(status)
  const csp = headers.get('content-security-policy') ?? ''
  for (const told of ['server', 'x-powered-by']) expect(headers.has(told)).toBe(false)
  const cache = headers.get('cache-control')
  if (name === 'a file') expect(cache).toBe('private, max-age=60')
  else if (name.startsWith('a script') && status !== 404) expect(cache).toContain('immutable')
  else if (name === 'the page') expect(cache).toBe('public, max-age=300')
  else expect(cache).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  if (name.startsWith('a script') && status !== 404) {
    // The same for everybody, and shown by no browser.
    expect(csp + (headers.get('permissions-policy') ?? '')).toBe('')
    return
  }
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  if (LEAN.has(name)) {
    // What no browser shows as a page carries nothing that only a page has a use for.
    expect(csp).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers.has('permissions-policy')).toBe(false)
    return
  }
  expect(csp.split(';').toSorted()).toEqual(
    [
      "default-src 'self'",
      "script-src 'self' 'sha256-abc='",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].toSorted(),
  )
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': 'microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
  })
})

it.each([
  ['/profile', 'gzip, deflate, br', 'gzip'],
  ['/profile', 'br;q=1.0, gzip;q=0.5', 'gzip'],
  ['/profile', 'gzip;q=0, identity', null],
  ['/profile', 'br', null],
  ['/notifikasi/jumlah', 'gzip', null],
])('%s comes to who takes %s as %s', async (path, taken, encoding) => {
  const token = await server.login('karyawan@rekan.example')
  const call = (more: string) =>
    sendRaw(server, get(`/api${path}`, `authorization: Bearer ${token}\r\n${more}`))
  const [short, whole] = [await call(`accept-encoding: ${taken}\r\n`), await call('')]
  expect([short.status, short.headers.get('content-encoding')]).toEqual([200, encoding])
  const [few, many] = [short, whole].map(({ headers }) => Number(headers.get('content-length')))
  expect(few).toBeLessThanOrEqual((many ?? 0) * (encoding === null ? 1 : 0.6))
})
