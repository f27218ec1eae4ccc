import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type S3Server, startS3 } from '../../test/s3.ts'
import { readLastBackup } from '../platform/backup-record.ts'
import { openConnections } from '../platform/connections.ts'
import { lockDataDir } from '../platform/data-dir.ts'
import { openDatabase } from '../platform/db.ts'
import { openFiles } from '../platform/files.open.ts'
import { createLinks } from '../platform/links.ts'
import { silentLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { prepareDatabase } from '../prepare.ts'
import { restoreBackup, runBackup } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'rekan-pindah-'))
// Whoever runs PostgreSQL for root passes through it.
chmodSync(folder, 0o755)
const now = new Date('2026-11-20T01:00:00Z')
const KEY = 'selfie/2026-11-20/1.webp'
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The settings of a server with a data folder of this name. */
const settingsOf = (name: string, env: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: join(folder, name), ...env })

it('moves a company that runs or is stopped, and its files', { tags: ['lengkap'] }, async () => {
  const lama = settingsOf('lama')
  const lock = lockDataDir(join(folder, 'lama'))
  const server = await openConnections(lama, join(folder, 'lama'), console.error)
  const db = openDatabase({ ...server.owner, max: 1 }, () => undefined)
  await prepareDatabase(db)
  await db
    .insertInto('pengguna')
    .values({ role: 'admin', nama: 'Dewi', email: 'dewi@rekan.example' })
    .execute()
  const files = await openFiles(lama, join(folder, 'lama'), createLinks(''), silentLog())
  await files.put(KEY, Buffer.from('foto'), 'image/webp')
  const cadangan = join(folder, 'cadangan')
  const pertama = await runBackup(lama, cadangan, now)
  expect(pertama.berkas).toBe(1)
  expect(await readLastBackup(join(folder, 'lama'))).toBe(now.getTime())
  await expect(restoreBackup(lama, cadangan, { sesi: true })).rejects.toThrow('Rekan sudah berjalan')
  await db.destroy()
  await server.stop()
  lock.release()
  expect(await runBackup(lama, join(folder, 'cadangan-2'), now)).toEqual(pertama)

  // With files in a store from now on; away at first, which leaves the place empty.
  const { endpoint, bucket, key, secret } = s3.settings
  const baru = settingsOf('baru', {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_KEY: key,
    S3_SECRET: secret,
  })
  await s3.end()
  await expect(restoreBackup(baru, cadangan, { sesi: true })).rejects.toThrow(
    `Berkas ${KEY} tidak bisa disimpan`,
  )
  await s3.begin()
  expect(await restoreBackup(baru, cadangan, { sesi: true })).toEqual({ manifest: pertama, berkas: 1 })
  // Of this place there is none yet.
  expect(await readLastBackup(join(folder, 'baru'))).toBeNull()
  const stored = await openFiles(baru, join(folder, 'baru'), createLinks(''), silentLog())
  expect((await stored.get(KEY))?.bytes.toString()).toBe('foto')
  expect(await runBackup(baru, join(folder, 'cadangan-3'), now)).toEqual({ ...pertama, berkas: null })
  await expect(restoreBackup(baru, cadangan, { sesi: true })).rejects.toThrow('sudah berisi')
})

it('has nothing to back up where nothing is', async () => {
  await expect(runBackup(settingsOf('kosong'), join(folder, 'x'), now)).rejects.toThrow(
    'belum ada basis data',
  )
})
