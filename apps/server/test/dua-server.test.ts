import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Ledger, closePhones, openLedger, punch } from '../../../bench/rush/phones.ts'
import { openCamera } from '../../../bench/rush/photos.ts'
import { seeded } from '../../../bench/rush/random.ts'
import { reconcile } from '../../../bench/rush/reconcile.ts'
import { type Shot, makeShots } from '../../../bench/rush/shots.ts'
import { isHealthy } from '../../../bench/rush/wire.ts'
import { type Db, openDatabase } from '../src/platform/db.ts'
import { type TestCluster, createTestDatabase, startEmbeddedCluster, urlOf } from './cluster.ts'
import { type MainProcess, startMain } from './main-process.ts'
import { addPeople } from './people.ts'
import { type Standby, startStandby } from './standby.ts'

const PEOPLE = 300
const AT_ONCE = 16
const WAKTU = '2026-11-20T07:30:00+07:00'

let cluster: TestCluster & { readonly dataDir: string }
let standby: Standby
let nama: string
let owner: Db
let address: string
const folder = mkdtempSync(join(tmpdir(), 'rekan-dua-server-'))
const servers: MainProcess[] = []
const random = seeded(3)
const takePhoto = openCamera(random)

beforeAll(async () => {
  cluster = await startEmbeddedCluster()
  nama = await createTestDatabase(cluster.address)
  owner = openDatabase({ ...cluster.address.owner, database: nama, max: 2 }, () => undefined)
  // A company of its own, which neither server brings a history.
  await owner.deleteFrom('demo').execute()
  standby = await startStandby(cluster.address.owner, cluster.dataDir)
  const url = new URL(urlOf(cluster.address, nama))
  for (const key of ['host', 'port'] as const)
    url.searchParams.set(key, `${cluster.address.owner[key]},${standby.owner[key]}`)
  address = url.href
  servers.push(...(await Promise.all([startServer(0), startServer(1)])))
})
afterAll(async () => {
  closePhones()
  for (const server of servers) await server.kill('SIGKILL')
  await owner.destroy()
  await standby.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startServer(nomor: number): Promise<MainProcess> {
  const server = await startMain({
    DATABASE_URL: address,
    DATA_DIR: join(folder, String(nomor)),
    REKAN_DEMO: '0',
    REKAN_WAKTU: WAKTU,
  })
  await server.ready()
  return server
}

/** Sends them all, some at once, each to the port whose turn it is, until every one is acknowledged. */
async function sendAll(shots: readonly Shot[], ledger: Ledger, ports: readonly number[]): Promise<void> {
  const waiting = shots.entries()
  const phone = async () => {
    for (const [i, shot] of waiting)
      await punch(shot, performance.now(), ledger, { port: ports[i % ports.length] ?? 0 })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, phone))
}

async function drawShots(count = PEOPLE): Promise<Shot[]> {
  const people = await addPeople(owner, count, Date.parse(WAKTU))
  return makeShots({ people, takePhoto, random, arrivals: [], calm: true })
}

/** A balancer as plain as they come: a new connection goes to a server that says it is ready, by turns. */
async function openBalancer(ports: () => readonly number[]): Promise<Server & { readonly port: number }> {
  let turn = 0
  const pick = async () => {
    turn += 1
    const healthy = await Promise.all(ports().map((port) => isHealthy(port)))
    const ready = ports().filter((_, i) => healthy[i])
    return ready[turn % Math.max(ready.length, 1)]
  }
  const pass = async (socket: Socket) => {
    const port = await pick()
    if (port === undefined) return socket.destroy()
    const behind = connect(port, '127.0.0.1')
    behind.on('error', () => socket.destroy())
    return socket.pipe(behind).pipe(socket)
  }
  const balancer = createServer((socket) => {
    socket.on('error', () => undefined)
    void pass(socket)
  })
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  return Object.assign(balancer, { port: (balancer.address() as AddressInfo).port })
}

it(
  '[NODE-08] a rolling restart behind a balancer under load fails no accepted punch',
  { tags: ['lengkap'] },
  async () => {
    const shots = await drawShots()
    const ledger = openLedger()
    const balancer = await openBalancer(() => servers.map(({ port }) => port))
    const rushing = sendAll(shots, ledger, [balancer.port])
    for (const nomor of [0, 1]) {
      await expect.poll(() => ledger.fates.length, { interval: 5 }).toBeGreaterThan(20 + nomor * 100)
      await servers[nomor]?.kill('SIGTERM')
      servers[nomor] = await startServer(nomor)
    }
    await rushing
    balancer.close()
    const answers = [...ledger.errors.keys()].filter((error) => /^\d+$/.test(error))
    expect(answers.filter((status) => !['409', '503'].includes(status))).toEqual([])
    expect(await reconcile(owner, join(folder, '0'), ledger.fates)).toMatchObject({
      people: PEOPLE,
      acknowledged: PEOPLE,
      rows: PEOPLE,
      lost: 0,
      doubled: 0,
    })
  },
)

it('[NODE-08] what a balancer sends to the other server as well, under the same key, is recorded once and answered alike', async () => {
  const shots = await drawShots(40)
  const ledger = openLedger()
  await Promise.all(
    servers.map(({ port }, i) => sendAll(i === 0 ? shots : shots.toReversed(), ledger, [port])),
  )
  expect(await reconcile(owner, join(folder, '0'), ledger.fates)).toMatchObject({
    people: 80,
    acknowledged: 80,
    rows: 40,
    lost: 0,
    doubled: 0,
  })
})

it('[NODE-03] a primary that dies under a rush while its standby is promoted: nothing acknowledged is lost or doubled', async () => {
  const asRoot = openDatabase(cluster.address.owner, () => undefined)
  await sql`alter system set synchronous_standby_names = 'ANY 1 (*)'`.execute(asRoot)
  await sql`select pg_reload_conf()`.execute(asRoot)
  const syncState = async () =>
    (await sql<{ sync_state: string }>`select sync_state from pg_stat_replication`.execute(asRoot)).rows
  await expect.poll(syncState).toEqual([{ sync_state: 'quorum' }])
  await asRoot.destroy()
  const shots = await drawShots()
  const ledger = openLedger()
  const rushing = sendAll(
    shots,
    ledger,
    servers.map(({ port }) => port),
  )
  await expect.poll(() => ledger.fates.length, { interval: 5 }).toBeGreaterThan(60)
  await owner.destroy()
  // Nobody starts it again, and it has no time to say goodbye.
  const ended = cluster.stop()
  process.kill(
    Number.parseInt(readFileSync(join(cluster.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  )
  await ended
  const before = ledger.fates.length
  expect(before).toBeLessThan(PEOPLE)
  await standby.promote()
  await rushing
  owner = openDatabase({ ...standby.owner, database: nama, max: 2 }, () => undefined)
  expect(ledger.errors.size, 'the death was felt').toBeGreaterThan(0)
  const answers = [...ledger.errors.keys()].filter((error) => /^\d+$/.test(error))
  expect(answers.filter((status) => status !== '503')).toEqual([])
  expect(await reconcile(owner, join(folder, '0'), ledger.fates)).toMatchObject({
    people: PEOPLE,
    acknowledged: PEOPLE,
    rows: PEOPLE,
    lost: 0,
    doubled: 0,
  })
})
