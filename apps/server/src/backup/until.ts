import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fetchCommand, listBases } from '../platform/arsip.ts'
import { DATABASE } from '../platform/connections.ts'
import { findDataDir, lockDataDir, privateSocketDir } from '../platform/data-dir.ts'
import { openFiles } from '../platform/files.open.ts'
import { createLinks } from '../platform/links.ts'
import { silentLog } from '../platform/log.ts'
import { prepareBinaries } from '../platform/postgres-binaries.ts'
import { ROLE_NAMES, readPasswords, telling } from '../platform/postgres-cluster.ts'
import { signal, startPostmaster } from '../platform/postgres-process.ts'
import { databaseUser, openPathTo } from '../platform/postgres-user.ts'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { copyTree } from './dasar.ts'
import { endAccess } from './akses.ts'
import { type Pulihan, restoreFiles } from './restore.ts'

/** Where a restore from an archive has come to. */
export type Restored = {
  /** The last change that is there, ISO; null: none after the copy that it began with */
  readonly sampai: string | null
  readonly berkas: number
  /** Whether the archive ends before the moment that was asked for */
  readonly isShort: boolean
}

/**
 * Restores an embedded database from its archive as it was at `until` (milliseconds UTC; null: as late as it goes) into
 * a data folder that has none, and the files. Throws StartupError, and then there still is none.
 */
export async function restoreUntil(
  settings: Settings,
  folder: string,
  until: number | null,
  { sesi }: Pulihan,
): Promise<Restored> {
  if (settings.databaseUrl !== null || settings.databaseAppUrl !== null)
    throw new StartupError('Arsip ini dari basis data bawaan: pulihkan ke DATA_DIR, tanpa DATABASE_URL.')
  const base = listBases(folder).findLast(({ selesai }) => until === null || selesai <= until)
  if (base === undefined)
    throw new StartupError(`Di arsip ${folder} tidak ada salinan basis data dari sebelum waktu itu.`)
  const dataDir = findDataDir(settings.dataDir)
  const lock = lockDataDir(dataDir)
  // A start that finds this half done clears it away, as it does with a cluster that is half made.
  const staging = join(dataDir, 'postgres.baru-pulih')
  try {
    if (existsSync(join(dataDir, 'postgres')))
      throw new StartupError(
        'Folder data sasaran sudah berisi. Pulihkan ke DATA_DIR yang masih kosong, lalu pakai yang itu.',
      )
    const copy = async () => {
      rmSync(staging, { recursive: true, force: true })
      mkdirSync(staging, { mode: 0o711 })
      mkdirSync(join(staging, 'data'), { mode: 0o700 })
      await copyTree(base.path, join(staging, 'data'), () => true)
      for (const name of EMPTY) mkdirSync(join(staging, 'data', name), { recursive: true, mode: 0o700 })
    }
    await copy()
    let found = await runRecovery({ dataDir, data: join(staging, 'data'), folder, until, sesi })
    const isShort = found === 'short'
    if (found === 'short') {
      await copy()
      found = await runRecovery({ dataDir, data: join(staging, 'data'), folder, until: null, sesi })
    }
    const files = await openFiles({ ...settings, archiveDir: null }, dataDir, createLinks(''), silentLog())
    const berkas = await restoreFiles(folder, files)
    renameSync(join(staging, 'data'), join(dataDir, 'postgres'))
    return { sampai: found === 'short' ? null : found.sampai, berkas, isShort }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    lock.release()
  }
}

/** Folders that PostgreSQL wants to find, though nothing in them is copied */
const EMPTY = [
  'pg_wal',
  'pg_wal/archive_status',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_notify',
  'pg_subtrans',
  'pg_dynshmem',
  'pg_serial',
  'pg_snapshots',
  'pg_commit_ts',
  'pg_tblspc',
  'pg_twophase',
  'pg_stat',
  'pg_logical/snapshots',
  'pg_logical/mappings',
]
const ENDS_BEFORE = 'recovery ended before configured recovery target was reached'

type Recovery = Pulihan & { dataDir: string; data: string; folder: string; until: number | null }

/** Lets PostgreSQL apply the archived log to a copy, up to a moment, and stop. `short`: the log ends before it. */
async function runRecovery({
  dataDir,
  data,
  folder,
  until,
  sesi,
}: Recovery): Promise<{ sampai: string | null } | 'short'> {
  const user = databaseUser()
  if (user !== null) openPathTo(dataDir, user)
  const target = until !== null && {
    // PostgreSQL reads the zone as a number.
    recovery_target_time: new Date(until).toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
  }
  writeFileSync(join(data, 'recovery.signal'), '', { mode: 0o600 })
  if (user !== null) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, join(data, '..')])
  const socketDir = privateSocketDir(dataDir, user?.uid ?? process.getuid?.() ?? 0)
  if (user !== null) execFileSync('chown', [`${user.uid}:${user.gid}`, socketDir])
  const logFile = join(data, '..', 'pulih.log')
  const postmaster = startPostmaster({
    binaries: prepareBinaries(dataDir, user !== null),
    pgData: data,
    socketDir,
    logFile,
    user,
    settings: { hot_standby: 'off', restore_command: fetchCommand(folder), ...target },
  })
  const owner = {
    host: socketDir,
    port: 5432,
    user: ROLE_NAMES.owner,
    password: readPasswords(data).owner,
    ssl: false,
  }
  const ready = await untilReady(postmaster, { ...owner, database: 'postgres' })
  if (ready) {
    if (!sesi) await asClient({ ...owner, database: DATABASE }, endAccess)
    signal(postmaster.pid, 'SIGINT')
    await postmaster.exited
  }
  const said = readFileSync(logFile, 'utf8')
  if (!ready && said.includes(ENDS_BEFORE)) return 'short'
  if (!ready) throw new StartupError(`Basis data tidak bisa dipulihkan dari arsip: ${telling(said) ?? ''}`)
  const last = /last completed transaction was at log time (\S+ \S+)\+00/.exec(said)?.[1]
  return { sampai: last === undefined ? null : new Date(`${last.replace(' ', 'T')}Z`).toISOString() }
}

async function asClient(config: pg.ClientConfig, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function untilReady(postmaster: { hasExited(): boolean }, owner: pg.ClientConfig): Promise<boolean> {
  while (!postmaster.hasExited()) {
    const client = new pg.Client(owner)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return true
    } catch {
      // Still at it.
    } finally {
      await client.end().catch(() => undefined)
    }
    await sleep(100)
  }
  return false
}
