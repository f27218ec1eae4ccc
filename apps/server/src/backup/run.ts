import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { DATABASE, openConnections } from '../platform/connections.ts'
import { DataDirBusy, lockDataDir, resolveDataDir } from '../platform/data-dir.ts'
import { openDatabase } from '../platform/db.ts'
import { filesFolder, openFiles } from '../platform/files.open.ts'
import { createLinks } from '../platform/links.ts'
import { silentLog } from '../platform/log.ts'
import { migrateAsFarAs } from '../platform/migrate.ts'
import { findPostgres } from '../platform/postgres.ts'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { refuseUsed, restoreFiles, restoreRows, verifyRows } from './restore.ts'
import { writeBackup } from './write.ts'

/** Backs up the database and the files of these settings, whether or not the server runs. Throws StartupError. */
export async function backUp(settings: Settings, folder: string, now: Date): Promise<Manifest> {
  const dataDir = resolveDataDir(settings.dataDir)
  const files = settings.s3 ? null : filesFolder(dataDir)
  return withOwner(settings, dataDir, (client) => writeBackup({ client, files, folder, now }))
}

/**
 * Restores a backup into an empty database and the file store of these settings, on a server that is stopped. The next
 * start brings it up to date. Throws StartupError, and then nothing is lost.
 */
export async function restore(
  settings: Settings,
  folder: string,
): Promise<{ manifest: Manifest; berkas: number }> {
  const manifest = await readManifest(folder)
  await verifyRows(folder, manifest)
  const dataDir = resolveDataDir(settings.dataDir)
  const lock = lockDataDir(dataDir)
  const connections = await openConnections(settings, dataDir, tell)
  const db = openDatabase({ ...connections.owner, max: 1 }, () => undefined)
  try {
    await connected(connections.owner, async (client) => {
      await refuseUsed(client, manifest)
      await migrateAsFarAs(db, manifest.migrasi)
      await restoreRows(client, folder, manifest)
    })
    const files = await openFiles(settings, dataDir, createLinks(''), silentLog())
    return { manifest, berkas: await restoreFiles(folder, files) }
  } finally {
    await db.destroy()
    await connections.stop()
    lock.release()
  }
}

async function withOwner<T>(
  settings: Settings,
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const running = settings.databaseUrl === null ? lockOrFind(dataDir) : null
  if (typeof running === 'function') return connected(running('owner', DATABASE), work)
  const connections = await openConnections(settings, dataDir, tell)
  try {
    return await connected(connections.owner, work)
  } finally {
    await connections.stop()
    running?.release()
  }
}

/** The lock of a stopped server's folder, or the way into a running one's database. */
function lockOrFind(dataDir: string) {
  if (!existsSync(join(dataDir, 'postgres')))
    throw new StartupError(`Di folder data ${dataDir} belum ada basis data.`)
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof DataDirBusy) return findPostgres(dataDir)
    throw error
  }
}

async function connected<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw new StartupError(
      `Basis data tidak terjangkau (${error.message}). Jalankan sebagai pengguna yang menjalankan Rekan.`,
    )
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function tell(line: string): void {
  console.error(line)
}
