import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

/** Memory that is used as a folder, on Linux. */
const MEMORY = '/dev/shm'
const PREFIX = 'rekan-npm-test-'
/** Bytes; what a run has there at once is a fourth of this. */
const ROOM = 2 * 2 ** 30

/**
 * Where the runners' temporary files go: a folder in memory until this process ends, else where they go anyway
 * (undefined). A test's database is 700 files and a browser's profile some hundred more, which on a disk cost as much
 * as the tests.
 */
export function scratchFolder() {
  if (process.env.TMPDIR || !hasRoom()) return undefined
  removeAbandoned()
  const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`))
  // PostgreSQL passes through it as another user where root tests.
  chmodSync(folder, 0o755)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM
  } catch {
    return false
  }
}

/** What a run left that was killed before it could clean up: it would hold the memory until the machine restarts. */
function removeAbandoned() {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : NaN
    if (Number.isNaN(pid) || isAlive(pid)) continue
    rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
