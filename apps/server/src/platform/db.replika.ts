import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Koneksi } from './db.alamat.ts'
import { type Db, databaseOf, openPool } from './db.ts'
import { BOUNDS } from './work.ts'

/** A copy of the database that follows it and only reads (`DATABASE_READ_URL`), for reports and exports. */
export type Replika = {
  /** For a process of ours; null where there is none */
  readonly connection: Koneksi | null
  /**
   * Reads from the copy, once that has all that was written when this was asked; else from the database itself. What fails
   * on the copy is read again: it must write nothing.
   */
  read<T>(read: (db: Db) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** So long a copy that is behind may take to have what was written. */
const CATCH_UP_MS = 2000
const LOOK_MS = 25
/** Nor may it take longer to answer at all. */
const ANSWER_MS = 2000
/** One that failed is left alone for so long. */
const REST_MS = 10_000

/**
 * @param connection the copy; null: there is none
 * @param onLost told each time that the database itself was asked in its stead
 * @param most connections to it at once
 */
export function openReplika(
  db: Db,
  connection: Koneksi | null,
  onLost: (error: unknown) => void,
  most: number,
): Replika {
  if (connection === null) return { connection, read: (read) => read(db), stop: async () => undefined }
  const pool = openPool(
    { ...connection, max: most, connectionTimeoutMillis: ANSWER_MS },
    BOUNDS.report,
    () => undefined,
  )
  const copy = databaseOf(() => pool.connect(), [{ kind: 'other', pool, waiting: () => pool.waitingCount }])
  let restsUntil = 0

  /** Throws where the copy does not have everything in time. */
  const catchUp = async () => {
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(db)
    const lsn = rows[0]?.lsn ?? ''
    const patientUntil = performance.now() + CATCH_UP_MS
    while (!(await hasAll(copy, lsn))) {
      if (performance.now() > patientUntil) throw new Error('the copy is behind')
      await sleep(LOOK_MS)
    }
  }

  return {
    connection,
    async read(read) {
      if (performance.now() >= restsUntil) {
        try {
          await inTime(catchUp())
          return await read(copy)
        } catch (error) {
          restsUntil = performance.now() + REST_MS
          onLost(error)
        }
      }
      return read(db)
    },
    stop: () => copy.destroy(),
  }
}

async function inTime(work: Promise<void>): Promise<void> {
  const ending = new AbortController()
  const late = sleep(CATCH_UP_MS + ANSWER_MS, undefined, { signal: ending.signal, ref: false }).then(() => {
    throw new Error('the copy does not answer')
  })
  try {
    await Promise.race([work, late])
  } finally {
    ending.abort()
    late.catch(() => undefined)
    work.catch(() => undefined)
  }
}

/** Of one that was promoted meanwhile: what it has itself. */
async function hasAll(copy: Db, lsn: string): Promise<boolean> {
  const { rows } = await sql<{ ada: boolean }>`
    select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      >= ${lsn}::pg_lsn as ada`.execute(copy)
  return rows[0]?.ada === true
}
