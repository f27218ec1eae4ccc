import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addBulan, awalBulan, bulanFrom } from '@rekan/domain/bulan'
import { type Instan, hariBarat } from '@rekan/domain/waktu'
import { sql } from 'kysely'
import pg from 'pg'
import { seedDemo } from '../src/demo/demo.ts'
import { listKaryawanAktif } from '../src/features/pengajuan/cuti/hak.queries.ts'
import { ensureHakCuti } from '../src/features/pengajuan/cuti/hak.service.ts'
import { openBulan } from '../src/features/presensi/simpan/simpan.queries.ts'
import { openGivenServer } from '../src/platform/database-url.ts'
import { openDatabase, transaction } from '../src/platform/db.ts'
import { prepareDatabase } from '../src/prepare.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import { startPostgres } from '../src/platform/postgres.ts'
import { CHEAP } from './sandi.ts'

/** What a test needs to make a database of its own; plain data, so that it crosses processes. */
export type ClusterAddress = {
  readonly owner: pg.ClientConfig
  readonly app: pg.ClientConfig
  /** A database that holds the demo company, to copy. */
  readonly template: string
  /** The same once a server's work of the morning of `PAGI` is done, which otherwise each test would wait for; absent: there is none */
  readonly pagi?: string
}
/** When most tests begin: a Friday on which everybody of the demo company works */
export const PAGI = '2026-11-20T07:52:13+07:00'
export type TestCluster = { readonly address: ClusterAddress; readonly stop: () => Promise<void> }

/** A template with the demo company: on the server of TEST_DATABASE_URL, else on a PostgreSQL for this run alone. */
export async function startCluster(): Promise<TestCluster> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) {
    const { address, stop } = await startEmbeddedCluster(FLEETING)
    return { address: await withPagi(address), stop }
  }
  const { owner, app } = await openGivenServer(url)
  const address = await withPagi(await withTemplate(partsOf(owner), partsOf(app)))
  return {
    address,
    stop: async () => {
      for (const name of [address.template, address.pagi ?? '']) await dropTestDatabase(address, name)
    },
  }
}

/** A PostgreSQL for the caller alone, to do to it what one doesn't do to another's. */
export async function startEmbeddedCluster(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestCluster & { readonly dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rekan-tes-'))
  const server = await startPostgres({ dataDir, log: (line) => console.error(line), settings })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const address = await withTemplate(
    server.connection('owner', 'postgres'),
    server.connection('app', 'postgres'),
  )
  return { address, dataDir, stop }
}

/** Nothing of it outlives the run, or needs to outlive a power cut; nobody guesses its password. */
const FLEETING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  scram_iterations: '1',
  // Of three files at once, some with several servers, each with a dozen connections and its owner's.
  max_connections: '200',
}

/** A fresh copy of the demo company, for servers that begin at a moment, or for what starts none; gives its name. */
export async function createTestDatabase(address: ClusterAddress, mulai?: Instan): Promise<string> {
  return copyDatabase(address, (mulai === Date.parse(PAGI) && address.pagi) || address.template)
}

/** A copy of a database that nobody is connected to; gives its name. */
export async function copyDatabase(
  address: Pick<ClusterAddress, 'owner'>,
  template: string,
): Promise<string> {
  const name = `tes_${randomBytes(6).toString('hex')}`
  // By its files: half the work of writing every page to the log.
  await asOwner(address, `create database ${name} template ${template} strategy file_copy`)
  return name
}

/** A database where nothing has been yet; gives its name. */
export async function createEmptyDatabase(address: Pick<ClusterAddress, 'owner'>): Promise<string> {
  const name = `tes_${randomBytes(6).toString('hex')}`
  await asOwner(address, `create database ${name} template template0 encoding 'UTF8' locale 'C'`)
  return name
}

export async function dropTestDatabase(address: ClusterAddress, name: string): Promise<void> {
  await asOwner(address, `drop database if exists ${name} with (force)`)
}

/** A database of the cluster as an operator would name it in DATABASE_URL. */
export function urlOf({ owner }: Pick<ClusterAddress, 'owner'>, database: string): string {
  const { host = 'localhost', port = 5432, user = '', password } = owner
  const signIn = [user, String(password)].map(encodeURIComponent).join(':')
  return `postgres://${signIn}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

async function withTemplate(owner: pg.ClientConfig, app: pg.ClientConfig): Promise<ClusterAddress> {
  const address = { owner, app, template: await createEmptyDatabase({ owner }) }
  const db = openDatabase({ ...owner, database: address.template }, () => undefined)
  await prepareDatabase(db)
  await seedDemo(db, { passwords: createPasswords(CHEAP), clock: { now: () => 0 } })
  await db.destroy()
  return address
}

async function withPagi(address: ClusterAddress): Promise<ClusterAddress> {
  const pagi = await createTestDatabase(address)
  const db = openDatabase({ ...address.owner, database: pagi, max: 1 }, () => undefined)
  const saat = Date.parse(PAGI)
  const hari = hariBarat(saat)
  const ids = await listKaryawanAktif(db, 0, 10_000)
  await transaction(db, (tx) => ensureHakCuti(tx, { hari, saat }, ids))
  for (const lagi of [0, 1, 2]) await openBulan(db, awalBulan(addBulan(bulanFrom(hari), lagi)))
  // What is read for the first time would be written once more in each copy.
  await sql`vacuum (freeze, analyze)`.execute(db)
  await db.destroy()
  return { ...address, pagi }
}

/** A URL would have the last word on the database. */
function partsOf(config: pg.ClientConfig): pg.ClientConfig {
  const { host, port, user, password, ssl, connectionParameters } = new pg.Client(config) as pg.Client & {
    connectionParameters: { options: string }
  }
  const { options } = connectionParameters
  return { host, port, user, password, ssl, options, database: 'postgres' }
}

async function asOwner({ owner }: Pick<ClusterAddress, 'owner'>, statement: string): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
