import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Db, impatient, poolOf } from './db.ts'
import { refuse } from './errors.ts'
import type { Log } from './log.ts'

/** Knows whether the database is there, so that nobody waits for one that is not. */
export type Watch = {
  isAway(): boolean
  /** Does the work, unless the database is away; throws 503 as soon as it is. */
  whileThere<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** How often the database is asked for a sign of life. */
const BEAT_MS = 250
/** No byte from it for so long, though it was asked: it is away, whatever the sockets say. */
const SILENCE_MS = 1200
/** How often one that is away is tried again. */
const RETRY_MS = 200

/**
 * Asks the database for a sign of life on a connection of its own. One that is away costs nobody more than the time to
 * notice: who waits is refused, its connections are cut, new calls are refused at once. `onReturn` follows its return.
 */
export function watchDatabase(db: Db, log: Log, onReturn: () => void): Watch {
  const pool = poolOf(db)
  const waiting = new Set<() => void>()
  const sockets = new Set<Wire>()
  const ending = new AbortController()
  let isAway = false
  let heardAt = performance.now()

  pool.on('connect', (client) => {
    const socket = (client as unknown as { readonly connection: { readonly stream: Wire } }).connection.stream
    sockets.add(socket)
    socket.on('data', () => (heardAt = performance.now()))
    socket.on('close', () => sockets.delete(socket))
  })

  const judge = (away: boolean, error?: unknown) => {
    if (away === isAway) return
    isAway = away
    log.warn({ err: error }, away ? 'the database is away' : 'the database is back')
    if (!away) return onReturn()
    for (const socket of sockets) socket.destroy()
    for (const giveUp of waiting) giveUp()
  }

  const running = (async () => {
    while (!ending.signal.aborted) {
      const client = new pg.Client(impatient(pool.options))
      client.on('error', () => undefined)
      try {
        await client.connect()
        while (!ending.signal.aborted) {
          await answered(client, () => heardAt)
          judge(false)
          await pause(BEAT_MS, ending.signal)
        }
      } catch (error) {
        if (!ending.signal.aborted) judge(true, error)
        await pause(RETRY_MS, ending.signal)
      } finally {
        void client.end().catch(() => undefined)
      }
    }
  })()

  return {
    isAway: () => isAway,
    async whileThere(work) {
      if (isAway) throw refuse('BELUM_SIAP')
      const { promise, reject } = Promise.withResolvers<never>()
      const giveUp = () => reject(refuse('BELUM_SIAP'))
      waiting.add(giveUp)
      try {
        return await Promise.race([work(), promise])
      } finally {
        waiting.delete(giveUp)
      }
    },
    async stop() {
      ending.abort()
      await running
    },
  }
}

type Wire = {
  on(event: 'data' | 'close', listener: () => void): unknown
  destroy(): unknown
}

/** Resolves with the answer to a question; throws when neither it nor anything else comes from the database for too long. */
async function answered(client: pg.Client, heardAt: () => number): Promise<void> {
  let isAnswered = false
  const answer = client.query('select 1').then(() => (isAnswered = true))
  const askedAt = performance.now()
  const limit = (async () => {
    for (;;) {
      const left = SILENCE_MS - (performance.now() - Math.max(askedAt, heardAt()))
      if (isAnswered) return
      // A process too busy to read must not take its own silence for the database's.
      if (left <= 0) {
        await setImmediate()
        await setImmediate()
        if (isAnswered || performance.now() - heardAt() < SILENCE_MS) continue
        throw new Error('no sign of life from the database')
      }
      await sleep(left, undefined, { ref: false })
    }
  })()
  await Promise.race([answer, limit])
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
