import { addPeople } from '../../apps/server/test/people.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/db.ts'
import { type Ledger, closePhones, openLedger, rush } from './phones.ts'
import { openCamera } from './photos.ts'
import { seeded } from './random.ts'
import { isSound, reconcile } from './reconcile.ts'
import { judge, percentile, say, sayRush } from './report.ts'
import { type RushServer, startRushServer } from './server.ts'
import { makeShots, morningArrivals } from './shots.ts'

type Morning = { readonly people: number; readonly seconds: number }

/** Everybody arrives within `seconds`, 40 % of them in the last 30 % of it. */
export async function runMorning({ people: count, seconds }: Morning): Promise<void> {
  const server = await startRushServer()
  const owner = openDatabase({ ...server.owner, max: 2 }, () => {})
  try {
    const { took, ...ledger } = await rushOnce(server, owner, { people: count, seconds })
    const compared = await reconcile(owner, server.dataDir, ledger.fates)
    say(`${count} people within ${seconds} s`)
    sayRush(ledger, took.seconds, compared)
    const p95 = percentile(ledger.latencies, 0.95)
    judge('p95, ms', p95, p95 <= 800, 'at most 800')
    judge('people without an answer', count - compared.acknowledged, compared.acknowledged === count, 'none')
    judge('lost, doubled, spoiled or unexplained', isSound(compared) ? 0 : 1, isSound(compared), 'none')
  } finally {
    await owner.destroy()
    await server.stop()
  }
}

/** Lets one such morning happen on a server. */
export async function rushOnce(
  server: Pick<RushServer, 'port' | 'now'>,
  owner: Db,
  { people: count, seconds }: Morning,
): Promise<Ledger & { readonly took: { readonly seconds: number } }> {
  const random = seeded(count)
  try {
    const people = await addPeople(owner, count, server.now())
    const arrivals = morningArrivals(count, seconds * 1000, random)
    const shots = makeShots({ people, takePhoto: openCamera(random), random, arrivals })
    const ledger = openLedger()
    const took = await rush(shots, ledger, { port: server.port })
    return { ...ledger, took }
  } finally {
    closePhones()
  }
}
