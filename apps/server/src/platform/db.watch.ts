import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { setAlamatBerikut } from './db.alamat.ts'
import { type Db, lanesOf, optionsOf, withTimeouts } from './db.ts'
import { refuse } from './errors.ts'
import type { Log } from './log.ts'

/** Knows whether the database is there, so that nobody waits for one that is not. */
export type Watch = {
  isAway(): boolean
  /** By how many milliseconds this machine's clock is ahead of the database's, as far as that is certain; behind: below 0 */
  skewMs(): number
  /** Whether the clocks differ so much that punches would count at a wrong time */
  isSkewed(): boolean
  /** Hears what is notified on a channel; null each time it begins to: what was told before is not known. */
  hear(channel: string, listener: (payload: string | null) => void): void
  /** Does the work, unless the database is away; throws 503 as soon as it is. */
  whileThere<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** How often the database is asked for a sign of life. */
const BEAT_MS = 250
/**
 * Asked, and no byte from it for so many ticks: it is away, whatever the sockets say. Counted, not timed: a machine so
 * busy that our own ticks come late gives the database as much longer.
 */
const SILENT_TICKS = 24
const TICK_MS = 50
/** How often one that is away is tried again. */
const RETRY_MS = 200
/** A clock this far off is told of; one further off counts nobody's time. */
const SKEW_TOLD_MS = 500
const SKEW_MOST_MS = 2000
/** A database that only reads (a standby, an old primary) is one that is away. */
const ASK = `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReading",
  extract(epoch from clock_timestamp())::float8 * 1000 as jam`
type Sign = { readonly isReading: boolean; readonly jam: number }

/**
 * Asks the database for a sign of life on a connection of its own. If it is away, waiting calls are refused as soon as
 * that is noticed, its connections are cut, and new calls are refused at once. Of several servers the next is tried then.
 * `onReturn` runs when one answers that writes.
 *
 * @param machineNow this machine's clock in milliseconds, which is compared with the database's
 */
export function watchDatabase(
  db: Db,
  log: Log,
  onReturn: () => void,
  machineNow: () => number = Date.now,
): Watch {
  const pools = lanesOf(db).map(({ pool }) => pool)
  const waiting = new Set<() => void>()
  const sockets = new Set<Wire>()
  const ending = new AbortController()
  let isAway = false
  let isHeard = false

  const listenTo = (client: pg.PoolClient) => {
    const socket = (client as unknown as { readonly connection: { readonly stream: Wire } }).connection.stream
    sockets.add(socket)
    socket.on('data', () => (isHeard = true))
    socket.on('close', () => sockets.delete(socket))
  }
  for (const pool of pools) pool.on('connect', listenTo)
  /** The answer to a question; throws when neither it nor anything else comes from the database for too long. */
  const unlessSilent = async <T>(answer: Promise<T>): Promise<T> => {
    let isAnswered = false
    const watched = answer.finally(() => (isAnswered = true))
    const silence = (async () => {
      for (let silent = 0; !isAnswered; silent = isHeard ? 0 : silent + 1) {
        if (silent >= SILENT_TICKS) throw new Error('no sign of life from the database')
        isHeard = false
        await sleep(TICK_MS, undefined, { ref: false })
        // What has arrived meanwhile is read before it is judged.
        await setImmediate()
      }
    })()
    return (await Promise.race([watched, silence])) as T
  }

  let skew = 0
  const compareClocks = (jam: number, asked: number, answered: number) => {
    const before = Math.abs(skew) > SKEW_TOLD_MS
    // The database looked at its clock somewhere between the two.
    skew = asked > jam ? asked - jam : Math.min(0, answered - jam)
    const after = Math.abs(skew) > SKEW_TOLD_MS
    if (after === before) return
    log.warn({ ms: Math.round(skew) }, after ? 'the clock differs from the database’s' : 'the clocks agree')
  }

  const judge = (away: boolean, error?: unknown) => {
    if (away === isAway) return
    isAway = away
    log.warn({ err: error }, away ? 'the database is away' : 'the database is back')
    if (!away) return onReturn()
    for (const socket of sockets) socket.destroy()
    for (const giveUp of waiting) giveUp()
  }

  const heard = new Map<string, (payload: string | null) => void>()
  let writing: pg.Client | null = null
  /** What fails here fails at the next sign of life as well. */
  const listenOn = (client: pg.Client, channel: string) =>
    client.query(`listen ${channel}`).then(
      () => heard.get(channel)?.(null),
      () => undefined,
    )

  const running = (async () => {
    while (!ending.signal.aborted) {
      const client = new pg.Client(withTimeouts(pools[0]?.options ?? {}))
      const lost = new AbortController()
      client.on('error', () => undefined)
      client.on('end', () => lost.abort())
      client.on('notification', ({ channel, payload = '' }) => heard.get(channel)?.(payload))
      try {
        await unlessSilent(client.connect())
        while (!ending.signal.aborted) {
          const asked = machineNow()
          const { rows } = await unlessSilent(client.query<Sign>(ASK))
          const [sign] = rows
          if (sign === undefined || sign.isReading) throw new Error('the database only reads')
          compareClocks(sign.jam, asked, machineNow())
          judge(false)
          if (writing === null) {
            writing = client
            for (const channel of heard.keys()) void listenOn(client, channel)
          }
          await wait(BEAT_MS, AbortSignal.any([ending.signal, lost.signal]))
        }
      } catch (error) {
        if (!ending.signal.aborted) judge(true, error)
        setAlamatBerikut(optionsOf(db))
        await wait(RETRY_MS, ending.signal)
      } finally {
        writing = null
        void client.end().catch(() => undefined)
      }
    }
  })()

  return {
    isAway: () => isAway,
    skewMs: () => skew,
    isSkewed: () => Math.abs(skew) > SKEW_MOST_MS,
    hear(channel, listener) {
      heard.set(channel, listener)
      if (writing !== null) void listenOn(writing, channel)
    },
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

async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
}
