import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dial, readAnswer } from '../../test/raw.ts'
import { type TestServer, startTestServer } from '../../test/server.ts'

const TIMEOUT_MS = 800
const MAX_CONNECTIONS = 5

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(undefined, { requestTimeoutMs: TIMEOUT_MS, maxConnections: MAX_CONNECTIONS })
})
afterAll(() => server.close())

/** Sends one byte after the other for as long as the server listens. */
function trickle(socket: Socket, byte: string): () => void {
  const timer = setInterval(() => {
    if (socket.writable) socket.write(byte)
  }, 20)
  return () => clearInterval(timer)
}

it.each([
  ['a head', 'GET /api/health HTTP/1.1\r\nhost: a\r\nx-lambat: ', 'a'],
  [
    'a body',
    'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    ' ',
  ],
])('ends %s that comes byte by byte', async (_name, begin, byte) => {
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

it('turns away who comes beyond the limit, and lets those who only sit there make room', async () => {
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
  await gone
  const welcome = dial(server)
  welcome.end(get.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'))
  expect((await readAnswer(welcome)).status).toBe(200)
})
