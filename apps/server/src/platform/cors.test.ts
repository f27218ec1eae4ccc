import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../test/server.ts'

const APP = 'https://app.rekan.example'
let server: TestServer
let closed: TestServer

beforeAll(async () => {
  server = await startTestServer(undefined, { corsOrigins: [APP, 'http://localhost:5173'] })
  closed = await startTestServer()
})
afterAll(() => Promise.all([server.close(), closed.close()]))

const preflight = (to: TestServer, origin: string, path = '/presensi/check-in') =>
  fetch(`${to.origin}/api${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key,content-type',
    },
  })

describe('pages of a named origin', () => {
  it.each([APP, 'http://localhost:5173'])('%s may call', async (origin) => {
    const answer = await preflight(server, origin)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
    for (const name of ['Authorization', 'Idempotency-Key', 'Content-Type']) {
      expect(answer.headers.get('access-control-allow-headers')).toContain(name)
    }
    // Tokens travel in a header; a cookie of this host is nobody else's business.
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('read answers and refusals alike, with their id and when to try again', async () => {
    for (const key of ['GET /health', 'GET /profile', 'GET /tidak-ada', 'POST /login']) {
      const { headers } = await server.call(key, { headers: { origin: APP } })
      expect(headers.get('access-control-allow-origin'), key).toBe(APP)
      expect(headers.get('access-control-expose-headers')).toMatch(/Retry-After.*X-Request-Id/)
      expect(headers.get('vary')).toMatch(/origin/i)
    }
  })

  it('may show files', async () => {
    const { headers } = await server.call('GET /health')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })
})

it.each([
  'https://app.rekan.example.lain.example',
  'http://app.rekan.example',
  'https://rekan.example',
  'null',
])('pages of %s may not', async (origin) => {
  const answer = await preflight(server, origin)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  const { headers } = await server.call('GET /health', { headers: { origin } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

it('without the setting no page of another origin may', async () => {
  expect((await preflight(closed, APP)).headers.get('access-control-allow-origin')).toBeNull()
  const { headers } = await closed.call('GET /health', { headers: { origin: APP } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
})
