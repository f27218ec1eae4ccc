import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Db, pgCode } from './db.ts'
import { StartupError } from './startup-error.ts'

const FOLDER = new URL('../migrations/', import.meta.url)

/**
 * Brings the schema up to date, as the owner. Two servers at once take turns (advisory lock). Throws on the first failure,
 * StartupError for a database of a newer version that this one cannot work beside. False where it is newer and this one can.
 */
export async function migrate(owner: Db): Promise<boolean> {
  if (await isNewer(owner, await listApplied(owner))) return false
  await run(owner)
  return true
}

/** Looks, and changes nothing. Throws StartupError for a schema that somebody has yet to bring to this version. */
export async function requireMigrated(db: Db): Promise<void> {
  const applied = new Set(await listApplied(db))
  const absent = Object.keys(await readMigrations()).find((name) => !applied.has(name))
  if (absent !== undefined)
    throw new StartupError(
      `Basis data ini belum disiapkan untuk versi ini (migrasi ${absent} belum dijalankan), dan REKAN_MIGRASI=0. Jalankan dulu: npm run migrate`,
    )
  await isNewer(db, [...applied])
}

/** The migrations that a database has had, in their order; none where nobody has begun. */
export async function listApplied(db: Db): Promise<string[]> {
  const { rows: found } = await sql`select from pg_tables where tablename = 'kysely_migration'`.execute(db)
  if (found.length === 0) return []
  // Whoever may not even look knows nothing of it yet.
  const { rows: may } = await sql`select where has_table_privilege('kysely_migration', 'select')`.execute(db)
  if (may.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Brings an empty schema to where these migrations leave it. Throws StartupError for one that this version lacks. */
export async function migrateAsFarAs(owner: Db, names: readonly string[]): Promise<void> {
  await refuseUnknown(names)
  const last = names.at(-1)
  if (last !== undefined) await run(owner, last)
}

const LOCK_NOT_TO_BE_HAD = '55P03'
/** With the bound on each wait: as long as another server may take for its migrations, and then some. */
const TRIES = 100
const PAUSE_MS = 1000

/** How a migration begins that reads so much that nobody may wait meanwhile for what those before it have locked. */
const ALONE = '-- In a transaction of its own'

/**
 * All up to `last`, in one transaction as far as none wants one of its own: what broke off goes on from there. Only one at
 * a time (`inTurn`).
 */
async function run(owner: Db, last?: string): Promise<void> {
  const migrations = await readMigrations()
  const applied = new Set(await listApplied(owner))
  const names = Object.keys(migrations).toSorted()
  const absent = names.filter((name) => !applied.has(name) && (last === undefined || name <= last))
  const ends = absent.filter(
    (name, i) =>
      i === absent.length - 1 || [name, absent[i + 1]].some((one) => migrations[one ?? '']?.isAlone),
  )
  for (const end of ends)
    // Somebody else may have been here meanwhile.
    if (!(await listApplied(owner)).includes(end)) await runTo(owner, end, migrations)
}

/** In one transaction; given up when a lock is not to be had, so that nobody waits behind it for long, and tried again. */
async function runTo(owner: Db, end: string, migrations: Record<string, Migration>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const migrator = new Migrator({ db: owner, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateTo(end)
    if (error === undefined) return
    if (pgCode(error) === LOCK_NOT_TO_BE_HAD && attempt < TRIES) await sleep(PAUSE_MS)
    else throw error instanceof Error ? error : new Error('migration failed')
  }
}

/** Whether a later version has been here; throws StartupError where that one took away what this one uses. */
async function isNewer(db: Db, applied: readonly string[]): Promise<boolean> {
  const known = Object.keys(await readMigrations()).toSorted()
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown.length === 0) return false
  const { rows } = applied.includes('0185_skema')
    ? await sql<{ sejak: string }>`select kompatibel_sejak as sejak from skema`.execute(db)
    : { rows: [] }
  const [sejak] = rows.map((row) => row.sejak)
  if (sejak === undefined || (known.at(-1) ?? '') < sejak) throw errorNewer(unknown)
  return true
}

async function refuseUnknown(names: readonly string[]): Promise<void> {
  const known = await readMigrations()
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0) throw errorNewer(unknown)
}

function errorNewer(unknown: readonly string[]): StartupError {
  return new StartupError(
    `Isi basis data ini dari versi Rekan yang lebih baru (migrasi ${unknown.join(', ')} tidak dikenal). Pasang versi itu, atau kembalikan cadangan dari sebelum pembaruan.`,
  )
}

type Read = Migration & { readonly isAlone: boolean }

async function readMigrations(): Promise<Record<string, Read>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql'))
  const migrations = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      const up = async (db: Parameters<Migration['up']>[0]) => {
        await sql.raw(text).execute(db)
      }
      return [name.replace(/\.sql$/, ''), { up, isAlone: text.startsWith(ALONE) }] as const
    }),
  )
  return Object.fromEntries(migrations)
}
