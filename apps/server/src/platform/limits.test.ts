import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dial, readAnswer } from '../../test/raw.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

/** So long that all of a test's connections are there before the first of them is closed */
const STALLED_MS = 2500
const TIMEOUT_MS = 3500
const MAX_CONNECTIONS = 60

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, {
    requestTimeoutMs: TIMEOUT_MS,
    stalledMs: STALLED_MS,
    maxConnections: MAX_CONNECTIONS,
    withMetrics: true,
  })
})
afterAll(() => server.close())

/** Sends one byte after the other for as long as the server listens. */
function trickle(socket: Socket, byte: string): () => void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(byte)
  }, 20)
  return () => clearInterval(timer)
}

const count = async (name: string) => {
  const lines = (await server.metrics().text()).split('\n')
  return Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
}
const BEGIN_POST = 'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: '

// A tenth of what `npm run bench:stalled` does to a server with its own limits.
it('[SAFE-22] closes connections whose head or body never ends, and counts them', async () => {
  const heads = Array.from({ length: 20 }, () => 'GET /api/health HTTP/1.1\r\nhost: a\r\nx-a: ')
  const bodies = Array.from({ length: 30 }, () => `${BEGIN_POST}5000\r\n\r\n{`)
  const closed = [...heads, ...bodies].map(async (begin) => {
    const socket = dial(server)
    socket.write(begin)
    return (await readAnswer(socket)).status
  })
  await expect.poll(() => count('rekan_connections')).toBe(50)
  expect(new Set(await Promise.all(closed))).toEqual(new Set([408]))
  await expect.poll(() => count('rekan_connections')).toBe(0)
  expect(await count('rekan_connections_stalled_total')).toBe(50)
})

it.concurrent.each([
  ['a head', 'GET /api/health HTTP/1.1\r\nhost: a\r\nx-lambat: ', 'a'],
  ['a body', `${BEGIN_POST}5000\r\n\r\n{`, ' '],
  ['a body of 200 bytes at a time', `${BEGIN_POST}65000\r\n\r\n{`, ' '.repeat(200)],
])('ends %s that takes for ever', async (_name, begin, byte) => {
  const socket = dial(server)
  socket.write(begin)
  const stop = trickle(socket, byte)
  const { status, body } = await readAnswer(socket)
  stop()
  expect([status, body['message']]).toEqual([
    408,
    'Kiriman terlalu lama sampai. Periksa sinyal, lalu coba lagi.',
  ])
})

it('[SAFE-48] turns away who comes beyond the limit, and lets those who only sit there make room', async () => {
  const get = 'GET /api/health HTTP/1.1\r\nhost: a\r\n\r\n'
  const idle: Socket[] = []
  for (let i = 0; i < MAX_CONNECTIONS; i += 1) {
    const socket = dial(server)
    socket.write(get)
    await once(socket, 'data')
    idle.push(socket)
  }
  const gone = Promise.all(idle.map((socket) => once(socket, 'close')))
  const surplus = await readAnswer(dial(server))
  expect(surplus.status).toBe(0)
  expect(await count('rekan_connections_refused_total')).toBe(1)
  await gone
  const welcome = dial(server)
  welcome.end(get.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  expect((await readAnswer(welcome)).status).toBe(200)
})

it('[JAGA-23] half-sent bodies of one address take nobody else’s place, however long they would be waited for', async () => {
  const sabar = await startTestServer(undefined, {
    requestTimeoutMs: 200_000,
    stalledMs: 100_000,
    maxConnections: MAX_CONNECTIONS,
  })
  const ask = async () => {
    const socket = dial(sabar)
    socket.write('GET /api/health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    return (await readAnswer(socket)).status
  }
  const wicked: Socket[] = []
  try {
    // As many again as there are places, bodies and heads; the others come all the while.
    for (let i = 0; i < MAX_CONNECTIONS * 2; i += 1) {
      const socket = dial(sabar, '127.0.0.2').on('error', () => undefined)
      socket.write(i % 3 === 0 ? 'GET /api/health HTTP/1.1\r\nx-a: ' : `${BEGIN_POST}5000\r\n\r\n{`)
      wicked.push(socket)
      if (i % 10 === 9) expect(await ask()).toBe(200)
    }
    for (let i = 0; i < 20; i += 1) expect(await ask()).toBe(200)
    expect(wicked.filter(({ destroyed }) => !destroyed).length).toBeGreaterThan(0)
  } finally {
    for (const socket of wicked) socket.destroy()
    await sabar.close()
  }
})
