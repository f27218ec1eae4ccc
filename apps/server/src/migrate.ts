import { mkdirSync } from 'node:fs'
import { runCommand } from './command.ts'
import { createClock } from './platform/clock.ts'
import { openOwnerConnection } from './platform/connections.ts'
import { findDataDir } from './platform/data-dir.ts'
import { openDatabase } from './platform/db.ts'
import { listApplied } from './platform/migrate.ts'
import { readSettings } from './platform/settings.ts'
import { openSigningKey, storeKey } from './platform/signing.ts'
import { inTurn, prepareDatabase } from './prepare.ts'

await runCommand(main)

/**
 * Brings the database to this release as its owner, and lets it know what the server of this DATA_DIR signs with: all that
 * a server with REKAN_MIGRASI=0 must find. Two at once take turns; once more changes nothing.
 */
async function main(): Promise<void> {
  // What a server may not do is asked for here.
  const settings = { ...readSettings(process.env), migrates: true }
  const dataDir = findDataDir(settings.dataDir)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { owner: koneksi, stop, isServed } = await openOwnerConnection(settings, dataDir)
  const owner = openDatabase({ ...koneksi, max: 2 }, () => undefined)
  try {
    if (isServed)
      return console.log('Rekan sedang berjalan di basis data ini, jadi basis datanya sudah siap.')
    await inTurn(owner, async () => {
      const before = new Set(await listApplied(owner))
      await prepareDatabase(owner)
      const clock = createClock(settings.clockStart?.epochMilliseconds)
      await storeKey(owner, await openSigningKey(dataDir), clock.now())
      const added = (await listApplied(owner)).filter((name) => !before.has(name))
      console.log(
        added.length === 0
          ? 'Basis data sudah siap, tidak ada yang diubah.'
          : `Basis data siap: ${added.length} migrasi dijalankan, sampai ${added.at(-1)}.`,
      )
    })
  } finally {
    await owner.destroy()
    await stop()
  }
}
