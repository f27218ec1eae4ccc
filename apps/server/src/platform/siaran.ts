import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Watch } from './db.watch.ts'
import type { Log } from './log.ts'

/** That something changed, never what. */
export type Peristiwa = {
  readonly topik: string
  /** Of whom; null: of nobody in particular */
  readonly karyawanId: number | null
  /** The one account that it is for; null: for whoever may see it */
  readonly penggunaId: number | null
}

/** Carries events to every server of the company. What is lost with a connection is told as `null`: anything may have changed. */
export type Siaran = {
  publish(peristiwa: Peristiwa): void
  /** Hears what any server publishes, until the answer is called. */
  listen(listener: (banyak: readonly Peristiwa[] | null) => void): () => void
  stop(): Promise<void>
}

const CHANNEL = 'rekan_peristiwa'
/** Gathered before they are sent: a rush is a few notifications a second and no lock on anybody's commit. */
const GATHER_MS = 100
/** PostgreSQL takes 8000 bytes at once. */
const MOST_BYTES = 7000

/**
 * Sends after the transactions that the events tell of, never in them: `NOTIFY` would let commits wait for each other. It
 * listens from the first listener on, on the watch's connection.
 */
export function createSiaran(db: Db, watch: Pick<Watch, 'hear'>, log: Log): Siaran {
  const listeners = new Set<(banyak: readonly Peristiwa[] | null) => void>()
  const pending = new Set<string>()
  let sending = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let [isHearing, isEnding] = [false, false]
  const emit = (banyak: readonly Peristiwa[] | null) => {
    for (const listener of listeners) listener(banyak)
  }

  const send = async () => {
    timer = undefined
    const lines = [...pending]
    pending.clear()
    try {
      for (const payload of payloadsOf(lines)) await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
    } catch (error) {
      log.warn({ err: error }, 'events were not sent')
    }
  }

  const hear = (payload: string | null) => emit(payload === null ? null : payload.split('\n').map(parsed))

  return {
    publish({ topik, karyawanId, penggunaId }) {
      if (isEnding) return
      pending.add(JSON.stringify([topik, karyawanId, penggunaId]))
      timer ??= setTimeout(() => {
        sending = send()
      }, GATHER_MS).unref()
    },
    listen(listener) {
      listeners.add(listener)
      if (!isHearing) watch.hear(CHANNEL, hear)
      isHearing = true
      return () => listeners.delete(listener)
    },
    async stop() {
      isEnding = true
      clearTimeout(timer)
      await sending
    },
  }
}

function payloadsOf(lines: readonly string[]): string[] {
  const payloads: string[] = []
  let payload = ''
  for (const line of lines) {
    if (payload.length + line.length >= MOST_BYTES) {
      payloads.push(payload)
      payload = ''
    }
    payload += payload === '' ? line : `\n${line}`
  }
  return payload === '' ? payloads : [...payloads, payload]
}

function parsed(line: string): Peristiwa {
  const [topik, karyawanId, penggunaId] = JSON.parse(line) as [string, number | null, number | null]
  return { topik, karyawanId, penggunaId }
}
