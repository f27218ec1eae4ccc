import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { listBases } from '../platform/arsip.ts'
import { recordBackup } from '../platform/backup-record.ts'
import { filesFolder } from '../platform/files.open.ts'
import type { Log } from '../platform/log.ts'
import type { Settings } from '../platform/settings.ts'
import { sweepBases, writeBase } from './dasar.ts'

type Given = {
  readonly settings: Pick<Settings, 'archiveDir' | 's3'>
  readonly dataDir: string
  readonly owner: pg.ClientConfig
  readonly log: Log
}

const LOOK_EVERY_MS = 60_000
const DAY_MS = 86_400_000
/** So long the end of the server waits for a copy under way. */
const LAST_COPY_MS = 5000
/** Any moment of so long ago can be restored, as with nightly backups. */
const KEPT_MS = 14 * DAY_MS

/** Keeps an archive able to restore: a new copy of the database each day, old ones dropped, and says so when the log does not get there. */
export function startArsip(given: Given): { stop(): Promise<void> } {
  const { owner, log } = given
  let copying: Promise<void> | null = null
  const look = () => {
    const warn = (error: unknown) => log.error({ err: error }, 'the archive is not kept')
    findFailure(owner).then((wal) => {
      if (wal !== null) log.error({ wal }, 'the database can’t bring its log to the archive')
    }, warn)
    // A copy ends once its log is in the archive: while that is away, it waits, and this goes on telling.
    copying ??= sweepArsip(given, Date.now())
      .catch(warn)
      .finally(() => (copying = null))
  }
  look()
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      // A copy that is half made is cleared away by the next.
      await Promise.race([copying, sleep(LAST_COPY_MS, undefined, { ref: false })])
    },
  }
}

/** Does what is due at a moment of the machine's clock, in milliseconds UTC. */
export async function sweepArsip({ settings, dataDir, owner }: Given, saat: number): Promise<void> {
  const folder = settings.archiveDir
  if (folder === null) return
  const newest = listBases(folder).at(-1)
  if (newest !== undefined && newest.selesai > saat - DAY_MS) return
  const files = settings.s3 === null ? filesFolder(dataDir) : null
  const base = await writeBase({ owner, dataDir, folder, files })
  await recordBackup(dataDir, new Date(saat).toISOString(), base)
  await sweepBases(folder, files, saat - KEPT_MS)
}

/** The piece of the log that could not be archived at the last try; null where all is well. */
async function findFailure(owner: pg.ClientConfig): Promise<string | null> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ wal: string }>(
      `select last_failed_wal as wal from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')`,
    )
    return rows[0]?.wal ?? null
  } finally {
    await client.end()
  }
}
