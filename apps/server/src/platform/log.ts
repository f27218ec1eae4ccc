import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino from 'pino'

export type Log = FastifyBaseLogger

/**
 * Writes one JSON line an event to a file. Of a request it keeps method and path alone: queries, headers and bodies
 * hold tokens, names and places.
 */
export function openLog(file: string): Log {
  return pino(
    { base: null, serializers: { req: request } },
    pino.destination({ dest: file, mkdir: true, mode: 0o600 }),
  )
}

/** For tests: nothing is written. */
export function silentLog(): Log {
  return pino({ level: 'silent' })
}

function request({ method, url }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] }
}
