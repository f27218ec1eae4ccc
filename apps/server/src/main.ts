import { join } from 'node:path'
import { refuseOpenDemo } from './demo/ada.ts'
import { inTurn, prepareDatabase } from './prepare.ts'
import { findDataDir, lockDataDir } from './platform/data-dir.ts'
import { openServerConnections } from './platform/connections.ts'
import { openDatabase } from './platform/db.ts'
import { createLog, openLogFile, openLogStdout } from './platform/log.ts'
import { type Settings, readSettings, warningsOf } from './platform/settings.ts'
import { requireMigrated } from './platform/migrate.ts'
import { StartupError } from './platform/startup-error.ts'
import { startTelusur } from './platform/telusur.ts'
import type { Given, Opened } from './serve.ts'

try {
  await start(readSettings(process.env))
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function start(settings: Settings): Promise<void> {
  for (const line of warningsOf(settings)) console.warn(`Peringatan: ${line}`)
  const dataDir = findDataDir(settings.dataDir)
  lockDataDir(dataDir)
  // Processes of ours that find their code compiled begin in half the time and take a quarter less memory.
  process.env['NODE_COMPILE_CACHE'] ??= join(dataDir, 'kode')
  const log = createLog(
    settings.log === 'stdout' ? openLogStdout() : await openLogFile(join(dataDir, 'rekan.log')),
  )
  const closing: (() => Promise<void>)[] = []
  const stop = stopOnSignal(closing)
  try {
    if (settings.collector !== null) closing.unshift(await startTelusur(settings.collector))
    const connections = await openServerConnections(settings, dataDir, (line) => log.warn(line))
    closing.unshift(connections.stop)
    closing.unshift(await run({ settings, dataDir, connections, log }))
    console.log(`Rekan siap di ${settings.publicUrl}`)
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    await stop(1)
  }
}

/** Closes what is open, latest first, then ends; a second signal changes nothing, the first is being obeyed. */
function stopOnSignal(closing: readonly (() => Promise<void>)[]): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined
  const stop = (code: number) => {
    stopping ??= (async () => {
      for (const close of closing) await close()
      process.exit(code)
    })()
    return stopping
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  return stop
}

/** Brings the database up to date and opens the port. Gives what closes it again. */
async function run(given: Given): Promise<() => Promise<void>> {
  const { settings, connections } = given
  // Beside the watch and one for what is asked as the application.
  const max = Math.min(3, settings.databasePool - 2)
  let opened: Opened
  const mayMigrate = connections.owner !== null && settings.migrates
  // In connections of its own that the running application never sees.
  const owner = openDatabase({ ...(connections.owner ?? connections.app), max }, () => undefined)
  try {
    if (mayMigrate) await inTurn(owner, () => prepareDatabase(owner))
    else await requireMigrated(owner)
    await refuseOpenDemo(owner, settings)
    // Most of what there is to read: who may not start needs none of it and hears at once why, and no other server waits for it.
    const { open } = await import('./serve.ts')
    opened = mayMigrate ? await inTurn(owner, () => open(given, owner)) : await open(given, owner)
  } finally {
    await owner.destroy()
  }
  const { serve } = await import('./serve.ts')
  return serve(given, opened)
}
