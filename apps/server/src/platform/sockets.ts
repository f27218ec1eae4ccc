import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { jaringanOf } from './device.ts'
import type { Metrics } from './metrics.ts'

/** More than the phones of a company of 10,000 hold open at once, fewer than files a process may have. */
export const MAX_CONNECTIONS = 2000
/** The least bytes of a body within `stalledMs`; the slowest line that people have brings thirty times that. */
const MIN_BYTES = 1024
/** From this part of the limit on, whoever holds the most of what does not end makes room */
const PADAT = 0.9
/** Parts of `stalledMs` after which connections are looked at. */
const LOOKS = 5

export type SocketLimits = {
  /** Connections at once, whatever they do */
  readonly most: number
  /** A body that brings next to nothing for so long is given up */
  readonly stalledMs: number
  readonly isBehindProxy: boolean
}

/**
 * Keeps connections from piling up: beyond the limit a new connection is refused, idle connections are closed to make
 * room, before it the network that holds the most half-sent requests loses the oldest of them for each that comes, and a body that has stopped arriving is answered 408, long before a slow one runs out of time. Node itself
 * limits the time for headers.
 */
export function watchSockets(
  app: FastifyInstance,
  { most, stalledMs, isBehindProxy }: SocketLimits,
  metrics: Metrics | null,
): void {
  const { server } = app
  const arriving = new Map<IncomingMessage, Progress>()
  const heads = new Map<Socket, number>()
  server.maxConnections = most
  let open = 0
  server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => (open -= 1))
    // Behind a proxy all come from one network, and the proxy keeps them apart.
    if (!isBehindProxy && open > most * PADAT) endOldest(server, heads, arriving)
  })
  // Whose head has not come yet; by TLS it is another socket that brings it.
  server.on('setSecureContext' in server ? 'secureConnection' : 'connection', (socket: Socket) => {
    heads.set(socket, performance.now())
    socket.once('close', () => heads.delete(socket))
  })
  server.on('drop', () => {
    metrics?.refusedConnection()
    server.closeIdleConnections()
  })
  // The same failure comes again as the socket is destroyed with it.
  const counted = new WeakSet<Duplex>()
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket: Duplex) => {
    if (code !== TIMED_OUT || counted.has(socket)) return
    counted.add(socket)
    metrics?.stalledConnection()
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    heads.delete(request.socket)
    arriving.set(request, { bytes: request.socket.bytesRead, since: performance.now(), response })
  })
  const look = () => {
    const now = performance.now()
    for (const [request, progress] of arriving) {
      if (request.complete || request.destroyed) arriving.delete(request)
      // What waits in our memory is late by our own doing.
      else if (isMoving(request, progress) || request.readableLength > 0)
        arriving.set(request, { ...progress, bytes: request.socket.bytesRead, since: now })
      else if (now - progress.since >= stalledMs) endRequest(server, request, progress.response)
    }
  }
  const timer = setInterval(look, stalledMs / LOOKS).unref()
  server.on('close', () => clearInterval(timer))
  metrics?.watchConnections(server)
}

/**
 * Ends what came first of the network that holds the most of what is half sent, where that is more than half of all of it: one
 * network cannot take the places of all.
 */
function endOldest(
  server: FastifyInstance['server'],
  heads: ReadonlyMap<Socket, number>,
  arriving: ReadonlyMap<IncomingMessage, Progress>,
): void {
  const setengah: { readonly network: string; readonly since: number; readonly end: () => void }[] = []
  for (const [socket, since] of heads)
    setengah.push({ network: jaringanOf(socket.remoteAddress ?? ''), since, end: () => socket.destroy() })
  for (const [request, progress] of arriving) {
    if (request.complete || request.destroyed || isMoving(request, progress)) continue
    const network = jaringanOf(request.socket.remoteAddress ?? '')
    setengah.push({
      network,
      since: progress.since,
      end: () => endRequest(server, request, progress.response),
    })
  }
  const perNetwork = Map.groupBy(setengah, ({ network }) => network)
  const [terbanyak = []] = [...perNetwork.values()].toSorted((a, b) => b.length - a.length)
  if (terbanyak.length * 2 <= setengah.length) return
  terbanyak.toSorted((a, b) => a.since - b.since)[0]?.end()
}

type Progress = {
  readonly bytes: number
  /** Milliseconds of the process's own clock */
  readonly since: number
  readonly response: ServerResponse
}

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT'

function isMoving({ socket }: IncomingMessage, { bytes }: Progress): boolean {
  return socket.bytesRead - bytes >= MIN_BYTES
}

/** As node does with a request that takes too long; one that has its answer already is only ended. */
function endRequest(
  server: FastifyInstance['server'],
  { socket }: IncomingMessage,
  response: ServerResponse,
): void {
  const error = Object.assign(new Error('body stalled'), { code: TIMED_OUT })
  if (response.headersSent) socket.destroy()
  else server.emit('clientError', error, socket)
}
