import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { porsi } from '../../../packages/domain/test/porsi.ts'
import { findPostgres } from '../src/platform/postgres.ts'
import { createEmptyDatabase, createTestDatabase, dropTestDatabase, urlOf } from './cluster.ts'
import { type MainProcess, callRaw, runMain, startMain } from './main-process.ts'

const TLS = fileURLToPath(new URL('tls/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rekan-demo-'))
// Whoever runs PostgreSQL for root passes through it.
chmodSync(folder, 0o755)
/** Two folders above it are missing. */
const dataDir = join(folder, 'belum', 'ada', 'data')
const address = inject('postgres')
let server: MainProcess | undefined
afterAll(async () => {
  await server?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const ALL_SIGNS: readonly (readonly [name: string, env: Record<string, string>])[] = [
  ['HOST', { HOST: '0.0.0.0' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://rekan.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1' }],
  ['TLS_CERT', { TLS_CERT: join(TLS, 'satu.cert.pem'), TLS_KEY: join(TLS, 'satu.key.pem') }],
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
]

/** Each is a start of its own; which settings are signs is told by a table of `exposure.test.ts`. */
const SIGNS = ALL_SIGNS.slice(0, porsi(ALL_SIGNS.length))

async function countAkun(): Promise<unknown> {
  const [row] = await select(
    findPostgres(dataDir)('owner', 'rekan'),
    'select count(*)::int as n from pengguna',
  )
  return row?.['n']
}

it('[SAFE-01, SAFE-50] leaves an empty database empty at each sign of a public server, in a folder whose parents were missing', async () => {
  for (const [name, env] of SIGNS) {
    server = await startMain({ DATA_DIR: dataDir, ...env })
    await server.ready()
    expect([name, await countAkun()]).toEqual([name, 0])
    // Its database stays up for the next.
    await server.kill('SIGKILL')
  }
})

it('[SAFE-03, SAFE-04, SAFE-26] answers its own machine alone once the demo is in, and says so in one line', async () => {
  server = await startMain({ DATA_DIR: dataDir })
  await server.ready()
  expect(await countAkun()).toBeGreaterThan(50)
  const { port } = server
  expect((await callRaw(port, 'GET', '/api/health', { host: `localhost:${port}` })).status).toBe(200)

  const beyond = [
    { host: 'rekan.example' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.5' },
    { host: 'localhost', forwarded: 'for=203.0.113.5' },
  ]
  for (const headers of beyond)
    for (const [method, path] of [
      ['GET', '/'],
      ['POST', '/api/login'],
      ['GET', '/api/profile'],
    ] as const) {
      const { status, body } = await callRaw(port, method, path, headers)
      expect([path, status, JSON.parse(body).error.error]).toEqual([path, 403, 'DEMO_TERTUTUP'])
    }
  const more = Array.from({ length: 97 }, () =>
    callRaw(port, 'GET', '/api/profile', { host: 'rekan.example' }),
  )
  expect(new Set((await Promise.all(more)).map(({ status }) => status))).toEqual(new Set([403]))

  await callRaw(port, 'GET', '/api/tidak-ada', { host: 'localhost' })
  const log = () => readFileSync(join(dataDir, 'rekan.log'), 'utf8').split('\n').filter(Boolean)
  await expect.poll(() => log().some((line) => line.includes('/api/tidak-ada'))).toBe(true)
  const closed = log().map((line) => JSON.parse(line) as { msg: string; sender?: string; status?: number })
  expect(closed.filter(({ sender }) => sender !== undefined).map(({ sender }) => sender)).toEqual([
    'tidak dikenal',
    '203.0.113.5',
  ])
  expect(closed.filter(({ status }) => status === 403)).toEqual([])
  await server.kill('SIGKILL')
})

it('[SAFE-02] does not start on a database that holds the demo, and names the setting in one line', async () => {
  const database = await createTestDatabase(address)
  for (const [name, env] of SIGNS) {
    const { code, complained } = await runMain({
      DATA_DIR: ownFolder(),
      DATABASE_URL: urlOf(address, database),
      ...env,
    })
    const lines = complained.split('\n').filter((line) => !line.startsWith('Peringatan:'))
    expect([name, code, lines]).toEqual([
      name,
      1,
      [
        expect.stringMatching(
          /^Database ini berisi perusahaan demo .* jadi tidak dibuka ke jaringan \([\w=]+\)\. Pakai DATA_DIR lain/,
        ),
      ],
    ])
    expect(lines[0]).toContain(`(${name})`)
  }
  await dropTestDatabase(address, database)
})

it('[NODE-10] lets three servers start at once on an empty database: one demo company, and nobody stumbles', async () => {
  const database = await createEmptyDatabase(address)
  const env = { DATABASE_URL: urlOf(address, database), REKAN_DEMO: '1' }
  const servers = await Promise.all([1, 2, 3].map(() => startMain({ DATA_DIR: ownFolder(), ...env })))
  try {
    await Promise.all(servers.map((one) => one.ready()))
    const answers = servers.map(({ port }) => callRaw(port, 'GET', '/api/health', { host: 'localhost' }))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await select({ ...address.owner, database }, 'select count(*)::int as n from pengguna')).toEqual([
      { n: await countTemplate() },
    ])
    for (const one of servers) expect(one.complained()).toBe('')
  } finally {
    await Promise.all(servers.map((one) => one.kill('SIGTERM')))
    await dropTestDatabase(address, database)
  }
})

const countTemplate = async () => {
  const rows = await select(
    { ...address.owner, database: address.template },
    'select count(*)::int as n from pengguna',
  )
  return rows[0]?.['n']
}

/** A data folder for a server whose database is elsewhere. */
function ownFolder(): string {
  return mkdtempSync(join(folder, 'lain-'))
}

async function select(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
