import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { seedDemo } from '../src/demo/demo.ts'
import { seedLibur } from '../src/features/jadwal/jadwal.queries.ts'
import { seedReferensi } from '../src/features/reference/reference.queries.ts'
import { openDatabase } from '../src/platform/db.ts'
import { migrate } from '../src/platform/migrate.ts'
import { createPasswords } from '../src/platform/passwords.ts'
import { startPostgres } from '../src/platform/postgres.ts'
import { random } from '../src/platform/random.ts'
import { ensureSecrets } from '../src/platform/secrets.ts'

/** What a test needs to make a database of its own; plain data, so that it crosses processes. */
export type ClusterAddress = { readonly owner: pg.ClientConfig; readonly app: pg.ClientConfig }

const TEMPLATE = 'rekan_contoh'

/** A PostgreSQL for this run alone, holding a template with the demo company. */
export async function startCluster(): Promise<{ address: ClusterAddress; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rekan-tes-'))
  const server = await startPostgres({ dataDir, log: (line) => console.error(line) })
  const address = { owner: server.connection('owner', 'postgres'), app: server.connection('app', 'postgres') }
  await asOwner(address, `create database ${TEMPLATE} template template0 encoding 'UTF8' locale 'C'`)
  const db = openDatabase({ ...address.owner, database: TEMPLATE }, () => undefined)
  await migrate(db)
  await ensureSecrets(db, random)
  await seedReferensi(db)
  await seedLibur(db)
  await seedDemo(db, { passwords: createPasswords(), clock: { now: () => 0 } })
  await db.destroy()
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { address, stop }
}

/** A fresh copy of the demo company; gives its name. */
export async function createTestDatabase(address: ClusterAddress): Promise<string> {
  const name = `tes_${randomBytes(6).toString('hex')}`
  await asOwner(address, `create database ${name} template ${TEMPLATE}`)
  return name
}

export async function dropTestDatabase(address: ClusterAddress, name: string): Promise<void> {
  await asOwner(address, `drop database if exists ${name} with (force)`)
}

async function asOwner({ owner }: ClusterAddress, statement: string): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
