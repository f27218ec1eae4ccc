import { afterAll, beforeAll, expect, it } from 'vitest'
import { timeNodeStart } from '../../../bench/rush/machine.ts'
import { type Ledger, closePhones, openLedger, punch } from '../../../bench/rush/phones.ts'
import { openCamera } from '../../../bench/rush/photos.ts'
import { seeded } from '../../../bench/rush/random.ts'
import { reconcile } from '../../../bench/rush/reconcile.ts'
import { type RushServer, type Victim, startRushServer } from '../../../bench/rush/server.ts'
import { type Shot, makeShots } from '../../../bench/rush/shots.ts'
import { porsi } from '../../../packages/domain/test/porsi.ts'
import { seedDemo } from '../src/demo/demo.ts'
import { openConnections } from '../src/platform/connections.ts'
import { lockDataDir } from '../src/platform/data-dir.ts'
import { openDatabase } from '../src/platform/db.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import { readSettings } from '../src/platform/settings.ts'
import { prepareDatabase } from '../src/prepare.ts'
import { addPeople } from './people.ts'
import { CHEAP } from './sandi.ts'

/** In one rush */
const PEOPLE = 50
const AT_ONCE = 8
/** Of each rush, so many are through before the kill. */
const BEFORE = 15
const READY_MS = 5000
/** On a machine so busy that a bare node takes long to start, that many such starts are granted instead. */
const NODE_STARTS = 200

let server: RushServer
const random = seeded(1)
let takePhoto: ReturnType<typeof openCamera>

beforeAll(async () => {
  server = await startRushServer({ env: { REKAN_DEMO: '0' }, fill: fillCompany })
  takePhoto = openCamera(random)
})
afterAll(async () => {
  closePhones()
  await server.stop()
})

const VICTIMS: Victim[] = ['server', 'database']
it.each(VICTIMS.slice(0, porsi(VICTIMS.length)))(
  'loses and doubles nothing when the %s is killed in the middle of a rush, and serves again at once',
  async (victim) => {
    const ledger = openLedger()
    const mine = await drawShots(false)
    const rushing = sendAll(mine, ledger)
    await expect.poll(() => ledger.fates.length >= BEFORE && ledger.inFlight > 0, { interval: 1 }).toBe(true)
    const readyAfter = await server.kill(victim)
    await rushing
    expect(ledger.errors.size, 'the kill was felt').toBeGreaterThan(0)
    expect(await asOwner((owner) => reconcile(owner, server.dataDir, ledger.fates))).toMatchObject({
      people: mine.length,
      acknowledged: mine.length,
      rows: mine.length,
      lost: 0,
      doubled: 0,
      spoiled: 0,
    })
    expect(server.deaths, 'the server outlives its database').toEqual([])
    expect(readyAfter).toBeLessThan(Math.max(READY_MS, NODE_STARTS * (await timeNodeStart())))
  },
)

it(
  'loses and doubles nothing when the server is stopped and started in the middle of a rush',
  { tags: ['lengkap'] },
  async () => {
    const ledger = openLedger()
    const mine = await drawShots(true)
    const rushing = sendAll(mine, ledger)
    await expect.poll(() => ledger.fates.length >= BEFORE && ledger.inFlight > 0, { interval: 1 }).toBe(true)
    await server.restart([])
    await rushing
    // Whoever came while it was away found the door closed; nobody was let in and then turned out.
    const errors = [...ledger.errors.keys()]
    expect(errors).toContain('ECONNREFUSED')
    const away = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'closed'])
    expect(errors.filter((error) => !away.has(error))).toEqual([])
    expect(await asOwner((owner) => reconcile(owner, server.dataDir, ledger.fates))).toMatchObject({
      people: mine.length,
      acknowledged: mine.length,
      rows: mine.length,
      lost: 0,
      doubled: 0,
      spoiled: 0,
    })
  },
)

/** Of people who have not been here yet. */
async function drawShots(calm: boolean): Promise<Shot[]> {
  const people = await asOwner((owner) => addPeople(owner, PEOPLE, server.now()))
  return makeShots({ people, takePhoto, random, arrivals: [], calm })
}

async function sendAll(waiting: readonly Shot[], ledger: Ledger): Promise<void> {
  const queue = waiting.values()
  const phone = async () => {
    for (const shot of queue)
      await punch(shot, performance.now(), ledger, { port: server.port, firstPauseMs: 50 })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, phone))
}

/** The offices and people of the demo as a company of its own, without the history that the server would seed. */
async function fillCompany(dataDir: string): Promise<void> {
  const lock = lockDataDir(dataDir)
  const { owner, stop } = await openConnections(readSettings({ DATA_DIR: dataDir }), dataDir, console.error)
  const db = openDatabase({ ...owner, max: 1 }, () => undefined)
  await prepareDatabase(db)
  await seedDemo(db, { passwords: createPasswords(CHEAP), clock: { now: () => 0 } })
  await db.deleteFrom('demo').execute()
  await db.destroy()
  await stop()
  lock.release()
}

async function asOwner<T>(work: (owner: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const owner = openDatabase({ ...server.owner, max: 1 }, () => undefined)
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}
