import type { Instan } from '@rekan/domain/waktu'
import { Kysely, PostgresDialect, type RawBuilder, type Transaction, sql } from 'kysely'
import pg from 'pg'
import type { Skema } from './schema.ts'

export type Db = Kysely<Skema>
export type Tx = Transaction<Skema>

/** Opens a pool. Nothing connects before the first query. */
export function openDatabase(connection: pg.PoolConfig, onError: (error: Error) => void): Db {
  const pool = new pg.Pool({ max: 10, ...connection, types, Client: PreparedClient })
  // An idle connection that dies (the database restarts) must not end the process; the next query opens another.
  pool.on('error', onError)
  // One that dies in the hands of a transaction fails its query as well; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = new Kysely<Skema>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()

/** The connections behind a database that `openDatabase` opened. */
export function poolOf(db: Db): pg.Pool {
  const pool = pools.get(db)
  if (pool === undefined) throw new Error('not a database of openDatabase')
  return pool
}

/** A moment to compare a column with. */
export function at(saat: Instan): RawBuilder<Instan> {
  return sql<Instan>`${new Date(saat)}`
}

/** Rolled back by another's doing and worth another try: serialization failure, deadlock. */
const RETRIED = new Set(['40001', '40P01'])
const TRIES = 3

/** One write request is one transaction; what only bad luck broke is tried again, at most three times in all. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= TRIES || !RETRIED.has(pgCode(error) ?? '')) throw error
    }
  }
}

/** The SQLSTATE of a database error, else undefined. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins

/** Days stay strings, moments become milliseconds, 64-bit ids become numbers or fail loudly. */
const getTypeParser: typeof pg.types.getTypeParser = (oid, format) => {
  if (format !== 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === TIMESTAMPTZ) return (value: string) => Date.parse(isoFrom(value))
    if (oid === INT8) return safeInteger
  }
  return pg.types.getTypeParser(oid, format)
}
const types: pg.CustomTypesConfig = { getTypeParser }

/** `2026-11-20 07:58:11.123+00` to what `Date.parse` reads everywhere. */
function isoFrom(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
}

function safeInteger(value: string): number {
  const n = Number(value)
  if (!Number.isSafeInteger(n)) throw new RangeError(`int8 outside the safe range: ${value}`)
  return n
}

/** Nobody waits longer for a database to greet; whether it is away is the watch's to say, and sooner. */
const CONNECT_MS = 10_000

/** The same connection, given up when the database does not greet in time. */
export function impatient(config: pg.ClientConfig): pg.ClientConfig {
  // The pool hides the password from whoever copies its options.
  return { ...config, password: config.password, connectionTimeoutMillis: CONNECT_MS }
}

const names = new Map<string, string>()
const MAX_NAMES = 500

/** Names every parametrised statement, so that PostgreSQL plans it once a connection: half the server's work. */
class PreparedClient extends pg.Client {
  // The pool's own limit would count the time in its queue as well.
  constructor(config?: pg.ClientConfig) {
    super(impatient(config ?? {}))
  }

  // The driver's overloads can't be restated; the arguments pass through untouched.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameFor(text) : undefined
    const passed = name === undefined ? args : [{ name, text, values }, callback]
    return (super.query as (...rest: unknown[]) => never).apply(this, passed)
  }
}

function nameFor(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `q${names.size}`
  names.set(text, name)
  return name
}
