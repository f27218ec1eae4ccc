import type { Instan } from '@rekan/domain/waktu'
import { Kysely, PostgresDialect, type RawBuilder, type Transaction, sql } from 'kysely'
import pg from 'pg'
import { type Koneksi, pickAlamat } from './db.alamat.ts'
import { NoTurn } from './db.turns.ts'
import type { Skema } from './schema.ts'
import { startKueri } from './telusur.ts'
import { BOUNDS, type Bound, MIGRATION, currentWork } from './work.ts'

export type Db = Kysely<Skema>
export type Tx = Transaction<Skema>

/** One pool among those behind a database, for what, and how much work waits for a connection of it. */
export type Lane = {
  readonly kind: 'punch' | 'other' | 'migration'
  readonly pool: pg.Pool
  readonly waiting: () => number
}

/** The database as its owner works on it. Nothing connects before the first query. */
export function openDatabase(connection: Koneksi, onError: (error: Error) => void): Db {
  const pool = openPool(connection, MIGRATION, onError)
  return databaseOf(() => pool.connect(), [{ kind: 'migration', pool, waiting: () => pool.waitingCount }])
}

/** A connection knows its plans and the catalogue: a new one for a punch now and then would take twenty times as long. */
const IDLE_MS = 10 * 60_000

/** A pool whose connections are handed out in their role and with these bounds, and once `prepare` is done with each. */
export function openPool(
  connection: Koneksi,
  bound: Bound,
  onError: (error: Error) => void,
  prepare: (client: pg.ClientBase) => Promise<void> = async () => undefined,
): pg.Pool {
  const onConnect = async (client: pg.ClientBase) => {
    // One that may not take its role is none to work with.
    await takePeran(client, connection)
    await takeBound(client, bound)
    await prepare(client)
  }
  const idleTimeoutMillis = IDLE_MS
  const pool = new pg.Pool({
    max: 10,
    idleTimeoutMillis,
    ...connection,
    types,
    Client: PreparedClient,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types are behind
    onConnect,
  })
  // An idle connection that dies (the database restarts) must not end the process; the next query opens another.
  pool.on('error', onError)
  // One that dies in the hands of a transaction fails its query as well; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Puts a new connection into the role it works in. A role named at the start of a connection is more than a pooler before the database passes on. */
export async function takePeran(
  client: Pick<pg.ClientBase, 'query'>,
  { peran }: Pick<Koneksi, 'peran'>,
): Promise<void> {
  if (peran !== undefined) await client.query(`set role ${peran}`)
}

/**
 * Sets how long statements of this connection may take from now on; without a bound, as its address has it. Not said at its start, where a
 * pooler before the database would not pass it on.
 */
export async function takeBound(
  client: Pick<pg.ClientBase, 'query'>,
  { lockMs, statementMs, plansOnce }: Bound,
): Promise<void> {
  await client.query(
    [
      lockMs > 0 ? `set lock_timeout = ${lockMs}` : 'reset lock_timeout',
      statementMs > 0 ? `set statement_timeout = ${statementMs}` : 'reset statement_timeout',
      `set plan_cache_mode = ${plansOnce ? 'force_generic_plan' : 'auto'}`,
    ].join('; '),
  )
}

const lanesByDb = new WeakMap<Db, readonly Lane[]>()

export function databaseOf(connect: () => Promise<pg.PoolClient>, lanes: readonly Lane[]): Db {
  const end = async () => {
    await Promise.all(lanes.map(({ pool }) => pool.end()))
  }
  const pool = { connect, end, options: lanes[0]?.pool.options ?? {} }
  const db = new Kysely<Skema>({ dialect: new PostgresDialect({ pool }) })
  lanesByDb.set(db, lanes)
  return db
}

/** The connections behind a database. */
export function lanesOf(db: Db): readonly Lane[] {
  const lanes = lanesByDb.get(db)
  if (lanes === undefined) throw new Error('not a database that was opened here')
  return lanes
}

/** How a process of ours comes in as this database's application does; it travels between processes. */
export function connectionOf(db: Db): Koneksi {
  const { host, port, user, password, database, ssl, connectionString, alamat, peran } = optionsOf(db)
  const several = { ...(alamat && { alamat }), ...(peran !== undefined && { peran }) }
  return { host, port, user, password, database, ssl, connectionString, ...several }
}

/** How the connections of a database were asked for. */
export function optionsOf(db: Db): Koneksi {
  return lanesOf(db)[0]?.pool.options ?? {}
}

/** A moment to compare a column with. */
export function at(saat: Instan): RawBuilder<Instan> {
  return sql<Instan>`${new Date(saat)}`
}

/** Rolled back by another's doing and worth another try: serialization failure, deadlock. */
const RETRIED = new Set(['40001', '40P01'])
const TRIES = 3

/**
 * Runs one write request as one transaction. If only a conflict with another transaction broke it, it is tried again,
 * at most three times in all, and only while the caller still waits.
 */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const patientUntil = performance.now() + BOUNDS[currentWork().kind].patienceMs
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runInTime(db, work)
    } catch (error) {
      const mayGoAgain = attempt < TRIES && performance.now() < patientUntil
      if (!mayGoAgain || !RETRIED.has(pgCode(error) ?? '')) throw error
    }
  }
}

/** A transaction that is done, and that no standby confirms (`synchronous_standby_names`). It may stand, or be lost with this server. */
class Unconfirmed extends Error {
  override readonly name = 'Unconfirmed'
}

/**
 * Runs a transaction whose caller hears in time that its COMMIT is not confirmed: no limit of PostgreSQL's ends that wait.
 * The COMMIT itself goes on, and holds its connection: what it wrote stays locked from others until a standby has it, so
 * that a repetition waits for it too.
 */
async function runInTime<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  const done = db.transaction().execute(async (tx) => {
    const result = await work(tx)
    const giveUp = () => reject(new Unconfirmed('no standby has confirmed the commit'))
    timer = setTimeout(giveUp, BOUNDS[currentWork().kind].statementMs)
    return result
  })
  return Promise.race([done.finally(() => clearTimeout(timer)), late])
}

/**
 * Codes of a lock that was not available, of a statement that ran too long, and of conflicts that remained after the
 * last try.
 */
const OVERDUE = new Set(['55P03', '57014', ...RETRIED])

/** Given up because it took too long, or kept failing by bad luck: nobody was told that it stands, later it may go well. */
export function isOverdue(error: unknown): boolean {
  return error instanceof NoTurn || error instanceof Unconfirmed || OVERDUE.has(pgCode(error) ?? '')
}

/** The SQLSTATE of a database error, else undefined. */
export function pgCode(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** The constraint that an error of the database names, else undefined. */
export function pgConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

const { INT8, DATE, TIMESTAMPTZ } = pg.types.builtins

/** Days stay strings, moments become milliseconds, 64-bit ids become numbers or fail loudly. */
const typeParserOf: typeof pg.types.getTypeParser = (oid, format) => {
  if (format !== 'binary') {
    if (oid === DATE) return (value: string) => value
    if (oid === TIMESTAMPTZ) return (value: string) => Date.parse(isoFrom(value))
    if (oid === INT8) return safeInteger
  }
  return pg.types.getTypeParser(oid, format)
}
const types: pg.CustomTypesConfig = { getTypeParser: typeParserOf }

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

/** The same connection to the server whose turn it is, given up when that does not greet in time. */
export function withTimeouts(config: Koneksi): pg.ClientConfig {
  // The pool hides the password from whoever copies its options.
  return pickAlamat({ ...config, password: config.password, connectionTimeoutMillis: CONNECT_MS })
}

const names = new Map<string, string>()
const MAX_NAMES = 500

const ANEW = '/* planned anew */'
/**
 * Ends a statement that is planned for its values each time: of one that does much at once a plan from when its tables were nearly empty
 * costs more than planning does.
 */
export const PLANNED_ANEW = sql.raw(ANEW)

/** Names every other parametrised statement, so that PostgreSQL plans it once a connection: half the server's work. */
class PreparedClient extends pg.Client {
  // The pool's own limit would count the time in its queue as well.
  constructor(config?: pg.ClientConfig) {
    super(withTimeouts(config ?? {}))
  }

  // The driver's overloads can't be restated; the arguments pass through untouched.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args
    const isNamed =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 && !text.endsWith(ANEW)
    const name = isNamed ? nameFor(text) : undefined
    const passed = name === undefined ? args : [{ name, text, values }, callback]
    const end = startKueri(text)
    const running = (super.query as (...rest: unknown[]) => never).apply(this, passed)
    if (end !== null)
      Promise.resolve<unknown>(running).then(
        () => end(false),
        () => end(true),
      )
    return running
  }
}

function nameFor(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `q${names.size}`
  names.set(text, name)
  return name
}
