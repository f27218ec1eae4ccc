import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { machineNow } from './jam.ts'
import { lookUntil } from './tunggu.ts'
import { DEMO_PASSWORD } from '../src/demo/orang/akun.ts'
import { watchDatabase } from '../src/platform/db.watch.ts'
import { silentLog } from '../src/platform/log.ts'
import { type TestCluster, startEmbeddedCluster, urlOf } from './cluster.ts'
import { type MainProcess, runMain, startMain } from './main-process.ts'
import { type TestServer, startTestServer } from './server.ts'
import { type Standby, startStandby } from './standby.ts'

const soon = { interval: 20 }
const FLEETING = { fsync: 'off', synchronous_commit: 'off' }

let cluster: TestCluster & { readonly dataDir: string }
beforeAll(async () => {
  cluster = await startEmbeddedCluster(FLEETING)
})
afterAll(() => cluster.stop())

async function asOwner(owner: pg.ClientConfig, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  // An answer that came before the server changed its mind is none.
  await client.query('set default_transaction_read_only = off')
  for (const statement of statements) await client.query(statement)
  await client.end()
}

describe('a primary that was made read-only', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(undefined, { address: cluster.address })
  })
  afterAll(() => server.close())
  const setReadOnly = (value: 'on' | 'off') =>
    asOwner(
      cluster.address.owner,
      `alter system set default_transaction_read_only = ${value}`,
      'select pg_reload_conf()',
    )

  it('[NODE-01, NODE-15] is one that is away: 503 and never 500; back as soon as it writes, without a restart', async () => {
    const kata = { email: 'karyawan@rekan.example', password: DEMO_PASSWORD }
    const seen = new Set<number>()
    let isOver = false
    const signingIn = lookUntil(async () => {
      seen.add((await server.call('POST /login', { body: kata })).status)
      return isOver
    }, 20)
    try {
      await setReadOnly('on')
      await expect.poll(async () => (await server.call('GET /health')).status, soon).toBe(503)
      expect((await server.call('POST /login', { body: kata })).status).toBe(503)
    } finally {
      await setReadOnly('off')
    }
    await expect.poll(async () => (await server.call('POST /login', { body: kata })).status, soon).toBe(200)
    isOver = true
    await signingIn
    expect((await server.call('GET /health')).status).toBe(200)
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
  })
})

describe('two servers of PostgreSQL, of which one follows', () => {
  let standby: Standby
  let main: MainProcess
  const folder = mkdtempSync(join(tmpdir(), 'rekan-dua-'))
  beforeAll(async () => {
    standby = await startStandby(cluster.address.owner, cluster.dataDir)
  })
  afterAll(async () => {
    await main.kill('SIGTERM')
    await standby.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${main.port}/api${path}`)).status

  it('[NODE-02, NODE-01] the one that only reads is passed over, a standby alone is refused, and a promoted one is found', async () => {
    const nama = cluster.address.template
    const satu = (owner: pg.ClientConfig) => new URL(urlOf({ owner }, nama))
    const dua = satu(standby.owner)
    dua.searchParams.set('host', `${standby.owner.host},${cluster.address.owner.host}`)
    dua.searchParams.set('port', `${standby.owner.port},${cluster.address.owner.port}`)
    main = await startMain({ DATABASE_URL: dua.href, DATA_DIR: join(folder, 'a'), REKAN_DEMO: '0' })
    await main.ready()
    const sendiri = await runMain({ DATABASE_URL: satu(standby.owner).href, DATA_DIR: join(folder, 'b') })
    expect(sendiri).toEqual({ code: 1, complained: expect.stringContaining('hanya bisa dibaca') })
    expect(await statusOf('/health')).toBe(200)
    const masuk = async () =>
      (
        await fetch(`http://127.0.0.1:${main.port}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'karyawan@rekan.example', password: 'bukan ini' }),
        })
      ).status
    expect(await masuk()).toBe(401)

    // The old primary turns into one that only reads, the other writes: as after a switch-over.
    await standby.promote()
    await asOwner(
      cluster.address.owner,
      'alter system set default_transaction_read_only = on',
      'select pg_reload_conf()',
    )
    try {
      await expect.poll(masuk, soon).toBe(503)
      await expect.poll(masuk, soon).toBe(401)
      expect(await statusOf('/health')).toBe(200)
    } finally {
      await asOwner(
        cluster.address.owner,
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      )
    }
  })
})

describe('a clock that is not the database’s', () => {
  it.each([
    [400, false, 200],
    [600, true, 200],
    [1900, true, 200],
    [2100, true, 503],
    [-2100, true, 503],
  ])('[NODE-09, NODE-20] %i ms off: told %s, health %i', async (ms, isTold, health) => {
    const server = await startTestServer(undefined, {
      address: cluster.address,
      withJobs: false,
      withMetrics: true,
      machineNow: () => machineNow() + ms,
    })
    try {
      // Certain to a twentieth of a second once an answer of the database came quickly.
      const told = async () =>
        Number(/^rekan_clock_skew_seconds (\S+)$/m.exec(await server.metrics().text())?.[1])
      await expect.poll(told, soon).toBeCloseTo(ms / 1000, 1)
      await expect.poll(async () => (await server.call('GET /health')).status, soon).toBe(health)
    } finally {
      await server.close()
    }
    const said: string[] = []
    const log = { ...silentLog(), warn: (_fields: object, text: string) => void said.push(text) }
    const other = await startTestServer(undefined, { address: cluster.address, withJobs: false })
    const watch = watchDatabase(
      other.db,
      log as never,
      () => undefined,
      () => machineNow() + ms,
    )
    await expect.poll(() => watch.skewMs() / 1000, soon).toBeCloseTo(ms / 1000, 1)
    await watch.stop()
    await other.close()
    expect(said.some((text) => text.includes('clock'))).toBe(isTold)
  })
})
