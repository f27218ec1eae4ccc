import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { judge, say } from './rush/report.ts'
import { freePort, startRushServer } from './rush/server.ts'

/**
 * [SAFE-22] Opens 200 connections that never end their head and 300 that never end their body against the real server, and
 * waits until the server itself counts none of them.
 *
 *   npm run bench:stalled
 *
 * Exits 1 when that takes longer than 35 seconds.
 */
const HEADS = 200
const BODIES = 300
const LIMIT_MS = 35_000

const metricsPort = await freePort()
const server = await startRushServer({ env: { METRICS_LISTEN: String(metricsPort) } })
const sockets: Socket[] = []
try {
  const before = await countOpen()
  const begun = performance.now()
  for (let i = 0; i < HEADS; i += 1) open('GET /api/health HTTP/1.1\r\nhost: localhost\r\nx-a: ')
  for (let i = 0; i < BODIES; i += 1)
    open(
      'POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
    )
  while ((await countOpen()) < before + HEADS + BODIES) await sleep(20)
  say(`${HEADS} heads and ${BODIES} bodies that never end stand open`)
  while ((await countOpen()) > before) {
    if (performance.now() - begun > 2 * LIMIT_MS) break
    await sleep(100)
  }
  const tookMs = performance.now() - begun
  say(`the server counts ${(await countOpen()) - before} of them after ${(tookMs / 1000).toFixed(1)} s`)
  judge('closed after, s', tookMs / 1000, tookMs <= LIMIT_MS, 'at most 35')
} finally {
  for (const socket of sockets) socket.destroy()
  await server.stop()
}

function open(bytes: string): void {
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
  socket.on('error', () => undefined)
  socket.resume()
  sockets.push(socket)
}

/** What the server counts of its own sockets. */
async function countOpen(): Promise<number> {
  if (server.deaths[0] !== undefined) throw new Error(server.deaths[0])
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const line = (await response.text()).split('\n').find((one) => one.startsWith('rekan_connections '))
  return Number(line?.split(' ')[1])
}
