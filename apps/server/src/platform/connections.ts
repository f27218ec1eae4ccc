import pg from 'pg'
import { composeSettings, openArsip } from './arsip.ts'
import type { Koneksi } from './db.alamat.ts'
import { openGivenApp, openGivenServer } from './database-url.ts'
import { DataDirBusy, lockDataDir } from './data-dir.ts'
import { findPostgres, startPostgres } from './postgres.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** Ways into the database: as the owner, who migrates, and as the application, which may not alter anything. */
export type Connections = {
  readonly owner: Koneksi
  readonly app: Koneksi
  readonly stop: () => Promise<void>
}

/** Of the embedded server */
export const DATABASE = 'rekan'

/** Starts the embedded database, or uses the server of DATABASE_URL. Throws StartupError. */
export async function openConnections(
  { databaseUrl, databaseAppUrl, migrates, archiveDir }: Settings,
  dataDir: string,
  log: (line: string) => void,
): Promise<Connections> {
  if (databaseUrl !== null) {
    const { owner, app, warnings } = await openGivenServer(databaseUrl, migrates)
    for (const line of warnings) console.warn(`Peringatan: ${line}`)
    const own = databaseAppUrl === null ? app : await openGivenApp(databaseAppUrl)
    return { owner, app: own, stop: async () => undefined }
  }
  if (databaseAppUrl !== null)
    throw new StartupError('Perintah ini memakai basis data sebagai pemiliknya. Isi DATABASE_URL.')
  if (archiveDir !== null) openArsip(archiveDir, dataDir)
  const settings = archiveDir === null ? {} : composeSettings(archiveDir)
  const server = await startPostgres({ dataDir, log, settings })
  await ensureDatabase(server.connection('owner', 'postgres'))
  return {
    owner: server.connection('owner', DATABASE),
    app: server.connection('app', DATABASE),
    stop: () => server.stop(),
  }
}

/** The same for a server, which does without the owner where somebody else migrates (`DATABASE_APP_URL` alone). Throws StartupError. */
export async function openServerConnections(
  settings: Settings,
  dataDir: string,
  log: (line: string) => void,
): Promise<Omit<Connections, 'owner'> & { readonly owner: Koneksi | null }> {
  const { databaseUrl, databaseAppUrl } = settings
  if (databaseUrl !== null || databaseAppUrl === null) return openConnections(settings, dataDir, log)
  return { owner: null, app: await openGivenApp(databaseAppUrl), stop: async () => undefined }
}

export type OwnerConnection = Pick<Connections, 'owner' | 'stop'> & {
  /** Whether a server runs on it: then it is up to date, and not ours to change. */
  readonly isServed: boolean
}

/** The owner's way in for a command at the machine, whether the server runs or not. Throws StartupError. */
export async function openOwnerConnection(settings: Settings, dataDir: string): Promise<OwnerConnection> {
  if (settings.databaseUrl !== null || settings.databaseAppUrl !== null)
    return { ...(await openConnections(settings, dataDir, console.error)), isServed: false }
  try {
    const lock = lockDataDir(dataDir)
    const { owner, stop } = await openConnections(settings, dataDir, console.error)
    return { owner, stop: () => stop().finally(() => lock.release()), isServed: false }
  } catch (error) {
    if (!(error instanceof DataDirBusy)) throw error
    const owner = findPostgres(dataDir)('owner', DATABASE)
    await tryConnection(owner)
    return { owner, stop: async () => undefined, isServed: true }
  }
}

async function tryConnection(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
  } catch {
    throw new StartupError(
      'Rekan sedang berjalan, tetapi basis datanya tidak menjawab. Tunggu sampai server siap, dan jalankan sebagai pengguna yang menjalankan Rekan.',
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ensureDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0)
      await client.query(`create database ${DATABASE} template template0 encoding 'UTF8' locale 'C'`)
  } finally {
    await client.end()
  }
}
