import { type Clock, createClock } from './platform/clock.ts'
import { openOwnerConnection } from './platform/connections.ts'
import { findDataDir } from './platform/data-dir.ts'
import { type Db, openDatabase } from './platform/db.ts'
import type { Settings } from './platform/settings.ts'
import { prepareDatabase } from './prepare.ts'

/** What a command at the machine works with. */
export type AtMachine = {
  /** The database as its owner */
  readonly owner: Db
  readonly clock: Clock
  /** Whether a server runs on the embedded database */
  readonly isServed: boolean
}

/** Does something at the machine with the company's database, whether the server runs or not. Throws StartupError. */
export async function asOwner(
  settings: Settings,
  work: (machine: AtMachine) => Promise<void>,
): Promise<void> {
  const connection = await openOwnerConnection(settings, findDataDir(settings.dataDir))
  const owner = openDatabase({ ...connection.owner, max: 1 }, () => undefined)
  try {
    if (!connection.isServed) await prepareDatabase(owner)
    const clock = createClock(settings.clockStart?.epochMilliseconds)
    await work({ owner, clock, isServed: connection.isServed })
  } finally {
    await owner.destroy()
    await connection.stop()
  }
}
