import { once } from 'node:events'
import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The server is on its way out: `stopGently` says so, answers and readiness tell it. `streams` ends answers and readings that would go on. */
    leaving: { isOn: boolean; readonly streams: Set<() => void> }
  }
}

/** So long a connection that stands may still bring a request before it is closed for being idle. */
const GRACE_MS = 1000
/** So long the last requests may take; a stalled upload would hold the server for minutes. */
const LAST_REQUESTS_MS = 10_000

/** Once the server is leaving, every answer says that its connection ends with it. Call it before the routes are mounted. */
export function tellStop(app: FastifyInstance): void {
  const streams = new Set<() => void>()
  const leaving = { isOn: false, streams }
  app.decorate('leaving', leaving)
  app.addHook('preClose', async () => endStreams(app))
  app.addHook('onSend', async (_request, reply) => {
    if (leaving.isOn) reply.header('connection', 'close')
  })
}

/** What does not end by itself, or not soon. */
function endStreams({ leaving }: FastifyInstance): void {
  for (const end of leaving.streams) end()
}

/**
 * Stops a listening server without losing an accepted request. It reports that it is not ready, accepts no further
 * connection, answers requests on open connections and closes each after its answer, then closes idle connections.
 */
export async function stopGently(
  app: FastifyInstance,
  { graceMs = GRACE_MS, lastRequestsMs = LAST_REQUESTS_MS } = {},
): Promise<void> {
  const { server } = app
  app.leaving.isOn = true
  endStreams(app)
  const closed = once(server, 'close')
  // The HTTP server's own `close` would cut idle connections at once, and with them requests that are on their way.
  Server.prototype.close.call(server)
  const ending = new AbortController()
  const after = async (ms: number, act: () => void) => {
    await sleep(ms, undefined, { signal: ending.signal }).then(act, () => undefined)
  }
  const timers = [
    after(graceMs, () => server.closeIdleConnections()),
    after(lastRequestsMs, () => server.closeAllConnections()),
  ]
  await closed
  ending.abort()
  await Promise.all(timers)
  await app.close()
}
