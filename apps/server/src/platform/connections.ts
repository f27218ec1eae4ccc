import pg from 'pg'
import { startPostgres } from './postgres.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** Ways into the database: as the owner, who migrates, and as the application, which may not alter anything. */
export type Connections = {
  readonly owner: pg.PoolConfig
  readonly app: pg.PoolConfig
  readonly stop: () => Promise<void>
}

const DATABASE = 'rekan'

/** Starts the embedded database, or uses the server of DATABASE_URL. Throws StartupError. */
export async function openConnections(
  settings: Settings,
  dataDir: string,
  log: (line: string) => void,
): Promise<Connections> {
  if (settings.databaseUrl !== null) return openServer(settings.databaseUrl)
  const server = await startPostgres({ dataDir, log })
  await ensureDatabase(server.connection('owner', 'postgres'))
  return {
    owner: server.connection('owner', DATABASE),
    app: server.connection('app', DATABASE),
    stop: () => server.stop(),
  }
}

/** One given account: it owns, and the application takes the lesser role `rekan_app` on every connection. */
async function openServer(connectionString: string): Promise<Connections> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'rekan_app') then create role rekan_app; end if;
      if not pg_has_role(current_user, 'rekan_app', 'member') then execute format('grant rekan_app to %I', current_user); end if;
    end $$`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`Database pada DATABASE_URL tidak bisa dipakai: ${reason}`)
  } finally {
    await client.end().catch(() => undefined)
  }
  const app = { connectionString, options: '-c role=rekan_app' }
  return { owner: { connectionString }, app, stop: async () => undefined }
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
