import pg from 'pg'
import { openGivenServer } from './database-url.ts'
import { startPostgres } from './postgres.ts'
import type { Settings } from './settings.ts'

/** Ways into the database: as the owner, who migrates, and as the application, which may not alter anything. */
export type Connections = {
  readonly owner: pg.PoolConfig
  readonly app: pg.PoolConfig
  readonly stop: () => Promise<void>
}

export const DATABASE = 'rekan'

/** Starts the embedded database, or uses the server of DATABASE_URL. Throws StartupError. */
export async function openConnections(
  settings: Settings,
  dataDir: string,
  log: (line: string) => void,
): Promise<Connections> {
  if (settings.databaseUrl !== null) {
    const { owner, app, warnings } = await openGivenServer(settings.databaseUrl)
    for (const line of warnings) console.warn(`Peringatan: ${line}`)
    return { owner, app, stop: async () => undefined }
  }
  const server = await startPostgres({ dataDir, log })
  await ensureDatabase(server.connection('owner', 'postgres'))
  return {
    owner: server.connection('owner', DATABASE),
    app: server.connection('app', DATABASE),
    stop: () => server.stop(),
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
