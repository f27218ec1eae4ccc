import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino from 'pino'

export type Log = FastifyBaseLogger

/**
 * Writes one JSON line an event to a file, without keeping a request waiting for it. Of a request it keeps method and path alone: queries, headers and bodies
 * hold tokens, names and places.
 */
export function openLog(file: string): Log {
  return pino(
    { base: null, serializers: { req: request, err: failure } },
    pino.destination({ dest: file, mkdir: true, mode: 0o600, sync: false }),
  )
}

/** For tests: nothing is written. */
export function silentLog(): Log {
  return pino({ level: 'silent' })
}

/** A database error without its details, which quote rows: names, places, bytes of photos. */
function failure(error: Error) {
  const { detail: _detail, where: _where, internalQuery: _query, ...rest } = pino.stdSerializers.err(error)
  return rest
}

function request({ method, url }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] }
}
