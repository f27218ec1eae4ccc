import { addPeople } from '../../apps/server/test/people.ts'
import { openDatabase } from '../../apps/server/src/platform/db.ts'
import { closePhones, openLedger, rush } from './phones.ts'
import { openCamera } from './photos.ts'
import { seeded } from './random.ts'
import { isSound, reconcile } from './reconcile.ts'
import { judge, percentile, say, sayRush } from './report.ts'
import { startRushServer } from './server.ts'
import { makeShots, morningArrivals } from './shots.ts'

/** Everybody arrives within `seconds`, 40 % of them in the last 30 % of it. */
export async function runMorning({
  people: count,
  seconds,
}: {
  people: number
  seconds: number
}): Promise<void> {
  const random = seeded(count)
  const server = await startRushServer()
  const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
  try {
    const people = await addPeople(owner, count, server.now())
    const arrivals = morningArrivals(count, seconds * 1000, random)
    const shots = makeShots({ people, takePhoto: openCamera(random), random, arrivals })
    const ledger = openLedger()
    const took = await rush(shots, ledger, { port: server.port })
    const compared = await reconcile(owner, server.dataDir, ledger.fates)
    say(`${count} people within ${seconds} s`)
    sayRush(ledger, took.seconds, compared)
    const p95 = percentile(ledger.latencies, 0.95)
    judge('p95, ms', p95, p95 <= 800, 'at most 800')
    judge('people without an answer', count - compared.acknowledged, compared.acknowledged === count, 'none')
    judge('lost, doubled, spoiled or unexplained', isSound(compared) ? 0 : 1, isSound(compared), 'none')
  } finally {
    closePhones()
    await owner.destroy()
    await server.stop()
  }
}
