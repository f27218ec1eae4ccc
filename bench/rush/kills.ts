import { setTimeout as sleep } from 'node:timers/promises'
import { addPeople } from '../../apps/server/test/people.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { closePhones, openLedger, rush } from './phones.ts'
import { timeNodeStart } from './machine.ts'
import { openCamera } from './photos.ts'
import { type Random, seeded } from './random.ts'
import { isSound, reconcile } from './reconcile.ts'
import { judge, percentile, say, sayRush } from './report.ts'
import { type Victim, startRushServer } from './server.ts'
import { makeShots } from './shots.ts'

const KILLS = 10
const SPACING_MS = 18_000
/** People who arrive between two kills, and those who are on their way at the moment of each. */
const CALM = 40
const CROWD = 16
const CROWD_MS = 60
const READY_MS = 5000

/** kill -9 ten times, each in the middle of a small crowd; the phones try again with the same key until answered. */
export async function runKills(victim: Victim): Promise<void> {
  const random = seeded(9)
  const server = await startRushServer()
  try {
    const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
    const moments = Array.from({ length: KILLS }, (_, i) => (i + 0.4 + 0.4 * random()) * SPACING_MS)
    const arrivals = arrivalsAround(moments, random)
    const people = await addPeople(owner, arrivals.length, server.now())
    const shots = makeShots({ people, takePhoto: openCamera(random), random, arrivals })
    const ledger = openLedger()

    const start = performance.now()
    const rushing = rush(shots, ledger, { port: server.port })
    const readyAfter: number[] = []
    for (const moment of moments) {
      await sleep(Math.max(0, start + moment - performance.now()))
      const inFlight = ledger.inFlight
      const took = await server.kill(victim)
      readyAfter.push(took)
      const bare = await timeNodeStart()
      say(
        `kill ${readyAfter.length} of ${victim}: ${inFlight} requests under way, ready after ${took.toFixed(0)} ms (a bare node starts in ${bare.toFixed(0)})`,
      )
    }
    const { seconds } = await rushing
    await owner.destroy()

    // The pool of before may hold connections that the killed database has left behind.
    const after = openDatabase({ ...server.owner, max: 2 }, () => {})
    const compared = await reconcile(after, server.dataDir, ledger.fates)
    await after.destroy()
    sayRush(ledger, seconds, compared)
    const cut = ledger.fates.reduce((sum, { cutOff }) => sum + cutOff, 0)
    say(
      `${cut} requests sent whole got no answer; ready after ${percentile(readyAfter, 0.5).toFixed(0)} ms (median)`,
    )
    for (const death of server.deaths) say(`the server ended by itself: ${death}`)
    judge('ends of the server nobody asked for', server.deaths.length, server.deaths.length === 0, 'none')
    const slowest = Math.max(...readyAfter)
    judge('slowest ready again, ms', slowest, slowest <= READY_MS, `at most ${READY_MS}`)
    const missing = compared.people - compared.acknowledged
    judge('people without an answer', missing, missing === 0, 'none')
    judge('lost, doubled, spoiled or unexplained', isSound(compared) ? 0 : 1, isSound(compared), 'none')
  } finally {
    closePhones()
    await server.stop()
  }
}

function arrivalsAround(moments: readonly number[], random: Random): number[] {
  const end = KILLS * SPACING_MS
  const calm = Array.from({ length: KILLS * CALM }, () => random() * end)
  const crowds = moments.flatMap((moment) =>
    Array.from({ length: CROWD }, () => moment + (random() - 0.75) * CROWD_MS),
  )
  return [...calm, ...crowds].toSorted((a, b) => a - b)
}
