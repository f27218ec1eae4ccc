import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { pengatur } from '../../test/jam.ts'
import { type Person, addPeople } from '../../test/people.ts'
import { DI_DALAM, type FieldsPresensi, drawSelfie, formPresensi } from '../../test/selfie.ts'
import { JUMAT_PAGI, type Reply, type TestServer, startTestServer } from '../../test/server.ts'
import { POOL, shareConnections } from './db.bagian.ts'
import { isOverdue, lanesOf, transaction } from './db.ts'
import { BOUNDS, type Kind, asWork, startWork } from './work.ts'

const PUNCHES = 40
/** Nobody waits longer to hear that a punch is not recorded; on a machine so busy that nothing is quick, three such waits. */
const TOLD_WITHIN_MS = 3000
const BUSY = 6

let server: TestServer
let people: Person[]
let selfie: Buffer

beforeAll(async () => {
  server = await startTestServer(undefined, { bounds: 'real' })
  people = await addPeople(server.owner, PUNCHES + 2, Date.parse(JUMAT_PAGI))
  selfie = await drawSelfie()
  // What is slow the first time is not what is measured.
  expect((await punch(people.at(-1) as Person)).status).toBe(201)
})
afterAll(() => server.close())

/** Keeps a table from everybody else for as long as `act` runs. */
async function whileLocked<T>(table: string, act: () => Promise<T>): Promise<T> {
  return server.owner.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    return act()
  })
}

const punch = ({ token, karyawanId }: Person, fields: FieldsPresensi = DI_DALAM) =>
  server.call('POST /presensi/check-in', {
    token,
    form: formPresensi(selfie, fields),
    headers: { 'idempotency-key': `kunci-${karyawanId}` },
  })

async function timed(call: Promise<Reply>): Promise<Reply & { ms: number }> {
  const begun = performance.now()
  return { ...(await call), ms: performance.now() - begun }
}

/** How many statements wait for a lock. */
async function hanging(): Promise<number> {
  const { rows } = await sql<{ jumlah: number }>`
    select count(*) as jumlah from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(server.owner)
  return rows[0]?.jumlah ?? 0
}

it('[SAFE-05, SAFE-27, SAFE-28] tells a punch in time that a locked table keeps it out, and serves the other screens', async () => {
  const some = people.slice(0, PUNCHES)
  const misspelt = await Promise.all(some.map((person) => timed(punch(person, { latitude: 'utara' }))))
  const usual = Math.max(...misspelt.map(({ ms }) => ms))
  const [told, , bank] = await whileLocked('presensi_kejadian', async () => {
    const punches = Promise.all(some.map((person) => timed(punch(person))))
    const homes = Promise.all(some.slice(0, 10).map(({ token }) => server.call('GET /profile', { token })))
    await vi.waitFor(async () => expect(await hanging()).toBeGreaterThan(0), { timeout: 240_000 })
    const asked = []
    for (const { token } of some.slice(0, 20))
      asked.push(await timed(server.call('GET /reference/bank', { token })))
    return [await punches, await homes, asked]
  })
  expect(new Set(told.map(({ status, body }) => `${status} ${body['message']}`))).toEqual(
    new Set(['503 Presensi Anda belum tercatat. Coba lagi sebentar lagi.']),
  )
  const slowest = Math.max(...told.map(({ ms }) => ms))
  expect(slowest).toBeLessThan(Math.max(TOLD_WITHIN_MS, BOUNDS.punch.lockMs + BUSY * usual))
  const pauses = told.map(({ headers }) => headers.get('retry-after') ?? '')
  for (const pause of pauses) expect(pause).toMatch(/^([1-9]|10)$/)
  expect(new Set(pauses).size).toBeGreaterThanOrEqual(3)
  expect(bank.filter(({ status }) => status === 200)).toHaveLength(20)
})

it('[SAFE-29] takes such a punch once the lock is gone, and once', async () => {
  const some = people.slice(0, PUNCHES)
  const [once, ...others] = some as [Person, ...Person[]]
  const [first, second] = [await punch(once), await punch(once)]
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body['data']).toEqual(first.body['data'])
  for (const person of others) expect((await punch(person)).status).toBe(201)
  const { jumlah } = await server.owner
    .selectFrom('presensi')
    .select(({ fn }) => fn.countAll<number>().as('jumlah'))
    .where(
      'karyawan_id',
      'in',
      some.map(({ karyawanId }) => karyawanId),
    )
    .executeTakeFirstOrThrow()
  expect(jumlah).toBe(PUNCHES)
})

it('[SAFE-06] records a punch at once while reports and screens hold all connections that they may', async () => {
  const [orang] = people.slice(PUNCHES) as [Person]
  const end = Promise.withResolvers<void>()
  const running: Promise<void>[] = []
  // Screens that hold all but one of what they share, then reports, which get that one; jobs wait for a place.
  const { jatah, other } = shareConnections(POOL.usual)
  const held = { read: jatah.read.connections, report: other - jatah.read.connections }
  for (const kind of ['read', 'report'] as const) {
    for (let i = 0; i < held[kind]; i += 1) {
      const begun = Promise.withResolvers<void>()
      const hold = () =>
        server.db.transaction().execute(async (tx) => {
          await sql`select 1`.execute(tx)
          begun.resolve()
          await end.promise
        })
      running.push(asWork(startWork(kind, `laporan ${i}`), hold))
      await begun.promise
    }
  }
  const late = asWork(startWork('job', 'menunggu'), () => sql`select 1`.execute(server.db))
  // It waits for none of them: they end after it.
  const { status } = await punch(orang)
  const [, others] = lanesOf(server.db)
  expect(others?.waiting()).toBeGreaterThan(0)
  end.resolve()
  await late
  await Promise.all(running)
  expect(status).toBe(201)
})

it('[SAFE-30] bounds each kind of work in the database itself', async () => {
  const shown = async (db: TestServer['db']) => {
    const { rows: lock } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(db)
    const { rows: statement } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)
    return `${lock[0]?.lock_timeout} ${statement[0]?.statement_timeout}`
  }
  const of = (kind: Kind) => asWork(startWork(kind, 'uji'), () => shown(server.db))
  expect({
    punch: await of('punch'),
    read: await of('read'),
    report: await of('report'),
    job: await of('job'),
    migration: await shown(server.owner),
  }).toEqual({
    punch: '2s 2500ms',
    read: '2s 5s',
    report: '2s 1min',
    job: '5s 5min',
    migration: '5s 0',
  })
})

it('begins a transaction anew only while somebody has patience for it', async () => {
  const tries = (tookMs: number) =>
    asWork(startWork('punch', 'uji'), async () => {
      let count = 0
      pengatur.stand(['performance'])
      const failing = transaction(server.db, async (tx) => {
        count += 1
        pengatur.pass(tookMs)
        await sql`do 'begin raise serialization_failure; end'`.execute(tx)
      })
      await expect(failing).rejects.toSatisfy(isOverdue)
      pengatur.end()
      return count
    })
  expect([await tries(0), await tries(BOUNDS.punch.patienceMs)]).toEqual([3, 1])
})
