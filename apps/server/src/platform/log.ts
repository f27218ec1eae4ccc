import { once } from 'node:events'
import { existsSync, renameSync, statSync } from 'node:fs'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import pino from 'pino'
import { StartupError } from './startup-error.ts'

export type Log = FastifyBaseLogger
export type LogFile = ReturnType<typeof pino.destination>

/** Some days of a busy company; with what is kept, never more than five times that. */
const MAX_BYTES = 10_000_000
const KEPT = 4
/** What waits in memory while the disk takes nothing; more is dropped. */
const MAX_WAITING = 1_000_000

/**
 * Opens a log file, which takes lines without delaying a request. A large file is renamed to `<file>.1`, older ones
 * move on, the oldest is deleted. A full disk loses lines, never the server. Throws StartupError if the file can't be
 * opened.
 */
export async function openLogFile(file: string, maxBytes = MAX_BYTES): Promise<LogFile> {
  const stream = pino.destination({
    dest: file,
    mkdir: true,
    mode: 0o600,
    sync: false,
    maxLength: MAX_WAITING,
  })
  await once(stream, 'ready').catch((error: Error) => {
    throw new StartupError(`Catatan ${file} tidak bisa dibuka: ${error.message}`)
  })
  watchSize(stream, file, maxBytes)
  tellOnce(stream, file)
  return stream
}

/** Lines go to stdout, where containers and systemd gather them. */
export function openLogStdout(): LogFile {
  return pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING })
}

/**
 * One JSON line an event. Of a request it keeps method and path alone, without what opens something: queries, headers and
 * bodies hold tokens, names and places.
 */
export function createLog(stream: LogFile): Log {
  return pino({ base: null, serializers: { req: request, err: failure } }, stream)
}

/** For tests: nothing is written. */
export function silentLog(): Log {
  return pino({ level: 'silent' })
}

function watchSize(stream: LogFile, file: string, maxBytes: number): void {
  let size = statSync(file).size
  // Told before the next write begins, and always after a whole line.
  stream.on('write', (bytes: number) => {
    size += bytes
    if (size < maxBytes) return
    size = 0
    moveAside(file)
    stream.reopen()
  })
}

function moveAside(file: string): void {
  try {
    for (let age = KEPT; age > 1; age -= 1) {
      if (existsSync(`${file}.${age - 1}`)) renameSync(`${file}.${age - 1}`, `${file}.${age}`)
    }
    renameSync(file, `${file}.1`)
  } catch {
    // The log goes on in the same file, and is tried again when it has grown as much again.
  }
}

/** On stderr, where systemd keeps it: the log itself can't say so. */
function tellOnce(stream: LogFile, file: string): void {
  let isFailing = false
  stream.on('write', () => {
    isFailing = false
  })
  stream.on('error', ({ message }: Error) => {
    if (!isFailing) console.error(`Catatan ${file} tidak bisa ditulis: ${message}`)
    isFailing = true
  })
}

/** A database error without its details, which quote rows: names, places, bytes of photos. */
function failure(error: Error) {
  const { detail: _detail, where: _where, internalQuery: _query, ...rest } = pino.stdSerializers.err(error)
  return rest
}

function request({ method, url }: FastifyRequest) {
  return { method, path: (url.split('?', 1)[0] ?? '').replaceAll(OPENING, '$1/(rahasia)') }
}

/** Addresses whose next part opens what they lead to, for whoever has it: a client's page, a receipt, a calendar. */
const OPENING = /(\/(?:klien|bukti|kalender))\/[^/]+/gi
