import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isDatabaseAway } from '../../apps/server/src/platform/failures.ts'
import { addPeople } from '../../apps/server/test/people.ts'
import { type Fate, type Ledger, openLedger, punch } from '../rush/phones.ts'
import { openCamera } from '../rush/photos.ts'
import { seeded } from '../rush/random.ts'
import { type Shot, makeShots } from '../rush/shots.ts'
import type { Cluster } from './cluster.ts'

/** People who come to work without end: 5 % send twice, 2 % break off, each tries until acknowledged. */
export type Traffic = {
  readonly ledger: Ledger
  /** Takes on as many people as come in so many seconds, while the database is well. */
  ready(seconds: number): Promise<void>
  /** The first punch sent after `since` (performance.now) that was accepted: how long after it, ms. Undefined: none within the time. */
  accepted(since: number, withinMs: number): Promise<number | undefined>
  /** Of the punches sent since `accepted` was last asked and refused: how many, and the longest that one waited to hear of it, ms */
  refused(): { readonly count: number; readonly longestMs: number }
  /** Lets nobody else come and waits for those on their way. Gives what became of all since the last pause. */
  pause(): Promise<Fate[]>
  resume(): void
}

/** Longer than the longest outage and what it takes to come back */
const GIVE_UP_AFTER_MS = 240_000
const WRITTEN_WITHIN_MS = 30_000
const LOOK_MS = 20

export function openTraffic({ owner, port, now }: Cluster, perSecond: number): Traffic {
  const random = seeded(41)
  const takePhoto = openCamera(random)
  const ledger = openLedger()
  const stock: Shot[] = []
  const under = new Set<Promise<void>>()
  let isOpen = true
  /** The answers since a blow, to what was sent after it. */
  let watched: { since: number; after: number | undefined; refused: number; longestMs: number } = {
    since: Number.POSITIVE_INFINITY,
    after: undefined,
    refused: 0,
    longestMs: 0,
  }

  const onAccepted = (sentAt: number) => {
    if (sentAt >= watched.since) watched.after ??= performance.now() - watched.since
  }
  const onRefused = (sentAt: number) => {
    if (sentAt < watched.since || watched.after !== undefined) return
    watched.refused += 1
    watched.longestMs = Math.max(watched.longestMs, performance.now() - sentAt)
  }
  const send = (shot: Shot) => {
    const going = punch(shot, performance.now(), ledger, {
      port,
      giveUpAfterMs: GIVE_UP_AFTER_MS,
      onAccepted,
      onRefused,
    })
    under.add(going)
    void going.finally(() => under.delete(going))
  }
  void (async () => {
    for (;;) {
      await sleep((-Math.log(1 - random()) * 1000) / perSecond, undefined, { ref: false })
      const shot = isOpen ? stock.pop() : undefined
      if (shot !== undefined) send(shot)
    }
  })()

  return {
    ledger,
    async ready(seconds) {
      const count = Math.ceil(perSecond * seconds) - stock.length
      if (count <= 0) return
      const people = await addWhereWritten(() =>
        owner.transaction().execute(async (tx) => {
          // A try whose end was not heard of may write still: the next one waits for it, and numbers on from what it wrote.
          await sql`lock table karyawan in share row exclusive mode`.execute(tx)
          return addPeople(tx, count, now())
        }),
      )
      stock.push(...makeShots({ people, takePhoto, random, arrivals: [] }))
    },
    async accepted(since, withinMs) {
      watched = { since, after: undefined, refused: 0, longestMs: 0 }
      while (watched.after === undefined && performance.now() < since + withinMs) await sleep(LOOK_MS)
      return watched.after
    },
    refused: () => ({ count: watched.refused, longestMs: watched.longestMs }),
    async pause() {
      isOpen = false
      while (under.size > 0) await Promise.all(under)
      return ledger.fates.splice(0)
    },
    resume() {
      isOpen = true
    },
  }
}

/** A balancer that just started leads anywhere until it has looked, and a connection of before it is dead: both are over within seconds. */
async function addWhereWritten<T>(add: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + WRITTEN_WITHIN_MS
  for (;;) {
    try {
      return await add()
    } catch (error) {
      if (!(error instanceof Error && isDatabaseAway(error)) || performance.now() > giveUpAt) throw error
      await sleep(LOOK_MS)
    }
  }
}
