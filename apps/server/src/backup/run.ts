import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { recordBackup } from '../platform/backup-record.ts'
import { openConnections, openOwnerConnection } from '../platform/connections.ts'
import { findDataDir, lockDataDir } from '../platform/data-dir.ts'
import { openDatabase } from '../platform/db.ts'
import { filesFolder, openFiles } from '../platform/files.open.ts'
import { createLinks } from '../platform/links.ts'
import { silentLog } from '../platform/log.ts'
import { migrateAsFarAs } from '../platform/migrate.ts'
import type { Settings } from '../platform/settings.ts'
import { StartupError } from '../platform/startup-error.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { type Pulihan, refuseUsed, restoreFiles, restoreRows, verifyRows } from './restore.ts'
import { writeBackup } from './write.ts'

/** Backs up the database and the files of these settings, whether or not the server runs. Throws StartupError. */
export async function runBackup(settings: Settings, folder: string, now: Date): Promise<Manifest> {
  const dataDir = findDataDir(settings.dataDir)
  const files = settings.s3 ? null : filesFolder(dataDir)
  if (settings.databaseUrl === null && !existsSync(join(dataDir, 'postgres')))
    throw new StartupError(`Di folder data ${dataDir} belum ada basis data.`)
  const { owner, stop } = await openOwnerConnection(settings, dataDir)
  try {
    const manifest = await connected(owner, (client) => writeBackup({ client, files, folder, now }))
    await recordBackup(dataDir, manifest.dibuat, folder)
    return manifest
  } finally {
    await stop()
  }
}

/**
 * Restores a backup into an empty database and the file store of these settings, on a server that is stopped. The next
 * start brings it up to date. Throws StartupError, and then nothing is lost.
 */
export async function restoreBackup(
  settings: Settings,
  folder: string,
  pulihan: Pulihan,
): Promise<{ manifest: Manifest; berkas: number }> {
  const manifest = await readManifest(folder)
  await verifyRows(folder, manifest)
  const dataDir = findDataDir(settings.dataDir)
  const lock = lockDataDir(dataDir)
  // Another archive is begun with it, at its first start.
  const own = { ...settings, archiveDir: null }
  const connections = await openConnections(own, dataDir, console.error)
  const db = openDatabase({ ...connections.owner, max: 1 }, () => undefined)
  try {
    return await connected(connections.owner, async (client) => {
      await refuseUsed(client, manifest)
      // First, and again if need be: without rows the place still counts as empty.
      const files = await openFiles(own, dataDir, createLinks(''), silentLog())
      const berkas = await restoreFiles(folder, files)
      await migrateAsFarAs(db, manifest.migrasi)
      await restoreRows(client, folder, manifest, pulihan)
      return { manifest, berkas }
    })
  } finally {
    await db.destroy()
    await connections.stop()
    lock.release()
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
