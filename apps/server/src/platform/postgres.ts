import { chownSync, mkdirSync, realpathSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { privateSocketDir } from './data-dir.ts'
import { prepareBinaries } from './postgres-binaries.ts'
import { openCluster, readPasswords, ROLE_NAMES } from './postgres-cluster.ts'
import type { PostgresRole } from './postgres-cluster.ts'
import { cutLog } from './postgres-process.ts'
import { runPostgres } from './postgres-supervisor.ts'
import { databaseUser, openPathTo } from './postgres-user.ts'

export type PostgresServer = {
  connection(role: PostgresRole, database: string): pg.ClientConfig
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: (message: string) => void
  /** Of PostgreSQL's, above our own: tests need no durability */
  settings?: Readonly<Record<string, string>>
}

/**
 * PostgreSQL of our own on a private socket, kept running until `stop`. One that outlived an earlier server is taken
 * over. The caller holds the data folder's lock. Throws StartupError.
 */
export async function startPostgres({
  dataDir: given,
  log,
  settings = {},
}: Options): Promise<PostgresServer> {
  mkdirSync(given, { recursive: true, mode: 0o700 })
  const dataDir = realpathSync(given)
  const user = databaseUser()
  if (user) openPathTo(dataDir, user)
  const binaries = prepareBinaries(dataDir, user !== null)
  const socketDir = privateSocketDir(dataDir, user?.uid ?? process.getuid?.() ?? 0)
  if (user) chownSync(socketDir, user.uid, user.gid)
  const { pgData, passwords } = await openCluster(dataDir, binaries, user)

  const connection = connectionBy(socketDir, passwords)
  const options = { binaries, pgData, socketDir, logFile: join(dataDir, 'postgres.log'), user, settings }
  const halt = await runPostgres(options, connection('owner', 'postgres'), log)
  const bounding = setInterval(() => cutLog(options.logFile), BOUND_LOG_EVERY_MS).unref()
  const stop = async () => {
    clearInterval(bounding)
    await halt()
    removeIfEmpty(socketDir)
  }
  try {
    await ensureAppRole(connection('owner', 'postgres'), passwords.app)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, stop }
}

/** Ways into the database that a running server keeps on this folder. Throws StartupError when there is none. */
export function findPostgres(dataDir: string): PostgresServer['connection'] {
  const uid = databaseUser()?.uid ?? process.getuid?.() ?? 0
  return connectionBy(privateSocketDir(dataDir, uid), readPasswords(join(realpathSync(dataDir), 'postgres')))
}

function connectionBy(host: string, passwords: Record<PostgresRole, string>): PostgresServer['connection'] {
  return (role, database) => ({
    host,
    port: 5432,
    user: ROLE_NAMES[role],
    password: passwords[role],
    database,
    ssl: false,
  })
}

const BOUND_LOG_EVERY_MS = 3_600_000

/** The role the application works under. It may do nothing until a migration grants it something. */
async function ensureAppRole(owner: pg.ClientConfig, password: string): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE_NAMES.app])
    if (found.rowCount === 0) {
      await client.query(`CREATE ROLE ${ROLE_NAMES.app} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
    }
  } finally {
    await client.end()
  }
}

function removeIfEmpty(dir: string): void {
  try {
    rmdirSync(dir)
  } catch {
    // Only tidiness: the next start makes the folder again or finds it.
  }
}
