import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** More than the phones of a company of 10,000 hold open at once, fewer than files a process may have. */
export const MAX_CONNECTIONS = 2000
/** The least bytes of a body within `stalledMs`; the slowest line that people have brings thirty times that. */
const MIN_BYTES = 1024
/** Parts of `stalledMs` after which connections are looked at. */
const LOOKS = 5

export type SocketLimits = {
  /** Connections at once, whatever they do */
  readonly most: number
  /** A body that brings next to nothing for so long is given up */
  readonly stalledMs: number
}

/**
 * Keeps connections from piling up: beyond the limit a new connection is refused, idle connections are closed to make
 * room, and a body that has stopped arriving is answered 408, long before a slow one runs out of time. Node itself
 * limits the time for headers.
 */
export function watchSockets(
  app: FastifyInstance,
  { most, stalledMs }: SocketLimits,
  metrics: Metrics | null,
): void {
  const { server } = app
  const arriving = new Map<IncomingMessage, Progress>()
  server.maxConnections = most
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
