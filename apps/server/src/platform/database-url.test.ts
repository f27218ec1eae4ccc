import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGivenServer } from './database-url.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

// A cluster of its own: roles belong to all databases of one.
const dataDir = mkdtempSync(join(tmpdir(), 'rekan-url-'))
let server: PostgresServer

beforeAll(async () => {
  server = await startPostgres({ dataDir, log: console.error })
  await root(`create role pemilik login password 'p@ss w/ö'`)
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  await root('drop database if exists milik with (force)')
  await root('drop role if exists rekan_app')
  await root('alter role pemilik nocreaterole')
  await root(`create database milik owner pemilik template template0 encoding 'UTF8' locale 'C'`)
})

async function root(text: string): Promise<void> {
  const client = new pg.Client(server.connection('owner', 'postgres'))
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** The URL that an operator would write. */
function url({ database = 'milik', password = 'p@ss w/ö', user = 'pemilik', query = '' } = {}): string {
  const { host } = server.connection('owner', 'postgres')
  return `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(String(host))}/${database}${query}`
}

describe('an owner without further rights', () => {
  it('is told what to run, and after that migrates and works', async () => {
    await expect(openGivenServer(url())).rejects.toThrow(
      'Jalankan sekali sebagai superuser: CREATE ROLE rekan_app; GRANT rekan_app TO "pemilik";',
    )
    await root('create role rekan_app')
    await expect(openGivenServer(url())).rejects.toThrow(
      /Jalankan sekali sebagai superuser: GRANT rekan_app TO "pemilik";$/,
    )
    await root('grant rekan_app to pemilik')
    await works(url())
  })

  it('that may create roles needs nobody', async () => {
    await root('alter role pemilik createrole')
    await works(url())
    await works(url())
  })

  it('keeps the application in its role, whatever options the URL brings', async () => {
    await root('create role rekan_app')
    await root('grant rekan_app to pemilik')
    await root('alter database milik set timezone to "Asia/Jakarta"')
    await root('alter database milik set datestyle to german')
    await works(url({ query: '?options=-c%20role%3Dpemilik%20-c%20statement_timeout%3D5s' }), '5s')
  })
})

it('[NODE-22] no connection names a role as it begins, and the application works in its own all the same', async () => {
  await root('create role rekan_app')
  await root('grant rekan_app to pemilik')
  const { host } = server.connection('owner', 'postgres')
  const begun: string[] = []
  const between = createServer((socket) => {
    const behind = connect(join(String(host), '.s.PGSQL.5432'))
    socket.once('data', (bytes) => begun.push(bytes.toString('latin1')))
    for (const side of [socket, behind]) side.on('error', () => undefined)
    socket.pipe(behind).pipe(socket)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const { port } = between.address() as AddressInfo
  await works(`postgres://pemilik:${encodeURIComponent('p@ss w/ö')}@127.0.0.1:${port}/milik?sslmode=disable`)
  between.close()
  expect(begun.length).toBeGreaterThan(2)
  for (const text of begun) expect(text).toMatch(/user\0pemilik\0(?!.*role)/s)
})

/** Migrates as the owner; the application comes in as rekan_app, in UTC, and may alter nothing. */
async function works(text: string, timeout = '0'): Promise<void> {
  const { owner, app, warnings } = await openGivenServer(text)
  expect(warnings).toEqual([])
  const asOwner = openDatabase(owner, () => undefined)
  const asApp = openDatabase(app, () => undefined)
  try {
    await migrate(asOwner)
    const { rows } = await sql`select current_user as who, current_setting('timezone') as zone,
      current_setting('datestyle') as style, current_setting('statement_timeout') as timeout,
      to_timestamp(0) as awal`.execute(asApp)
    expect(rows).toEqual([
      { who: 'rekan_app', zone: 'UTC', style: expect.stringMatching(/^ISO/), timeout, awal: 0 },
    ])
    expect(await asApp.selectFrom('kantor').selectAll().execute()).toEqual([])
    await expect(sql`drop table sesi`.execute(asApp)).rejects.toThrow('must be owner')
  } finally {
    await asOwner.destroy()
    await asApp.destroy()
  }
}

describe('refused in one line', () => {
  beforeAll(async () => {
    await root(`create database latin owner pemilik template template0 encoding 'LATIN1' locale 'C'`)
    await root('create database orang_lain')
  })

  it.each([
    ['a wrong password', () => url({ password: 'salah' }), 'nama pengguna atau sandinya tidak diterima.'],
    ['a user who is not there', () => url({ user: 'siapa' }), 'nama pengguna atau sandinya tidak diterima.'],
    ['no such database', () => url({ database: 'tidak_ada' }), 'nama basis datanya tidak ada di server itu.'],
    [
      'another encoding',
      () => url({ database: 'latin' }),
      'basis data "latin" dibuat dengan LATIN1, perlu UTF8.',
    ],
    [
      'a database of somebody else',
      () => url({ database: 'orang_lain' }),
      'Jalankan sebagai superuser: ALTER DATABASE "orang_lain" OWNER TO "pemilik";',
    ],
    [
      'no server',
      () => 'postgres://u:p@127.0.0.1:1/x',
      'tidak ada server yang menjawab di alamat dan port itu.',
    ],
    ['no socket', () => 'postgres://u:p@%2Ftidak-ada/x', 'tidak ada server di folder soket itu.'],
    ['no such machine', () => 'postgres://u:p@tidak-ada.invalid/x', 'nama mesinnya tidak dikenal.'],
    [
      'no certificate file',
      () => url({ query: '?sslrootcert=/tidak/ada.pem' }),
      'berkas /tidak/ada.pem pada sslrootcert',
    ],
  ])('%s', async (_case, text, reason) => {
    const error = await openGivenServer(text()).then(
      () => null,
      (failure: Error) => failure,
    )
    expect(error?.message).toContain(`Basis data pada DATABASE_URL tidak bisa dipakai: `)
    expect(error?.message).toContain(reason)
    expect(error?.message).not.toMatch(/\n|p@ss|salah/)
  })

  it('a server without TLS that was to have it', async () => {
    // Answers the request for TLS as PostgreSQL does: no.
    const plain = createServer((socket) => socket.once('data', () => socket.end('N')))
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
    const { port } = plain.address() as AddressInfo
    await expect(openGivenServer(`postgres://u:p@127.0.0.1:${port}/x?sslmode=verify-full`)).rejects.toThrow(
      'server itu tidak memakai TLS',
    )
    plain.close()
  })

  it('a database that a newer version has used', async () => {
    await root('create role rekan_app')
    await root('grant rekan_app to pemilik')
    const { owner } = await openGivenServer(url())
    const db = openDatabase(owner, () => undefined)
    try {
      await migrate(db)
      await sql`insert into kysely_migration (name, timestamp) values ('9999_nanti', '2030')`.execute(db)
      expect(await migrate(db)).toBe(false)
      await sql`update skema set kompatibel_sejak = '9999_nanti'`.execute(db)
      await expect(migrate(db)).rejects.toThrow(/lebih baru \(migrasi 9999_nanti tidak dikenal\)/)
    } finally {
      await db.destroy()
    }
  })
})
