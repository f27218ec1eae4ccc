import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import type { PostgresServer } from './postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'rekan uji '))
const lines: string[] = []
const log = (line: string) => void lines.push(line)
let server: PostgresServer

beforeAll(async () => {
  server = await startPostgres({ dataDir, log })
  await asOwner((client) => client.query('CREATE TABLE catatan (isi text)'))
})
afterEach(() => {
  lines.length = 0
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('is a durable UTF-8 server with C collation in UTC', async () => {
  const { rows } = await asOwner((client) =>
    client.query<Record<string, string>>(
      `SELECT current_setting('fsync') AS fsync, current_setting('TimeZone') AS zone,
        current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS addresses,
        (SELECT datcollate FROM pg_database WHERE datname = current_database()) AS collation`,
    ),
  )
  expect(rows[0]).toEqual({ fsync: 'on', zone: 'UTC', encoding: 'UTF8', addresses: '', collation: 'C' })
})

test('the application role signs in and may do nothing by itself', async () => {
  await using app = await connect('app')
  expect((await app.client.query('SELECT current_user AS name')).rows).toEqual([{ name: 'rekan_app' }])
  await expect(app.client.query('CREATE TABLE x ()')).rejects.toThrow('permission denied')
  await expect(app.client.query('SELECT * FROM catatan')).rejects.toThrow('permission denied')
  await expect(app.client.query('CREATE ROLE x')).rejects.toThrow('permission denied')
})

test('a wrong password is refused', async () => {
  const client = new pg.Client({ ...server.connection('app', 'postgres'), password: 'bukan' })
  await expect(client.connect()).rejects.toThrow('password authentication failed')
})

test('a killed database comes back by itself, with its data', async () => {
  await asOwner((client) => client.query(`INSERT INTO catatan VALUES ('sebelum')`))
  process.kill(postmasterPid(), 'SIGKILL')
  await expect.poll(rowCount, { interval: 50 }).toBe(1)
  await expect.poll(() => lines.at(-1)).toBe('Basis data berjalan lagi.')
})

test('a database that outlived its server is taken over, and watched like a child', async () => {
  await server.stop()
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL('postgres.ts', import.meta.url).href)})
    await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console.error })
    console.log('siap')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  const orphan = postmasterPid()
  other.kill('SIGKILL')
  await once(other, 'exit')

  server = await startPostgres({ dataDir, log })
  expect(postmasterPid()).toBe(orphan)
  expect(await rowCount()).toBe(1)

  process.kill(orphan, 'SIGKILL')
  await expect.poll(rowCount, { interval: 50 }).toBe(1)
  expect(postmasterPid()).not.toBe(orphan)
})

test('starts again at once after a stop', async () => {
  await server.stop()
  server = await startPostgres({ dataDir, log })
  expect(await rowCount()).toBe(1)
})

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function rowCount(): Promise<number> {
  try {
    const { rows } = await asOwner((client) =>
      client.query<{ n: number }>('SELECT count(*)::int AS n FROM catatan'),
    )
    return rows[0]?.n ?? 0
  } catch {
    return -1
  }
}

async function asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  await using owner = await connect('owner')
  return await work(owner.client)
}

async function connect(role: 'owner' | 'app') {
  const client = new pg.Client(server.connection(role, 'postgres'))
  client.on('error', () => undefined)
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}
