import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { StartupError } from './startup-error.ts'

export type DataDirLock = { release(): void }

/** Another server runs on the folder. */
export class DataDirBusy extends StartupError {
  override readonly name = 'DataDirBusy'

  constructor(dataDir: string) {
    super(
      `Rekan sudah berjalan dengan folder data ${dataDir}. Hentikan dulu yang itu, atau pilih DATA_DIR lain.`,
    )
  }
}

/** Where a server started as root keeps what PostgreSQL's own user must reach. */
export const ROOT_STATE_DIR = '/var/lib/rekan'

const CHECKOUT = fileURLToPath(new URL('../../../../', import.meta.url))

/** `DATA_DIR`, else `./data`; root may not run PostgreSQL, and its checkout is often out of everyone else's reach. */
export function findDataDir(
  configured: string | undefined,
  { checkout = CHECKOUT, uid = process.getuid?.() } = {},
): string {
  if (configured !== undefined) return resolve(checkout, configured)
  return uid === 0 ? join(ROOT_STATE_DIR, shortHash(realpathSync(checkout))) : join(checkout, 'data')
}

/**
 * One server per data folder. The lock is SQLite's on an empty file: the kernel holds it for as long as this
 * process lives and drops it at any kind of death, so there is no stale lock to judge and no race to lose.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  try {
    createFolder(dataDir)
    tryWrite(dataDir)
    const file = join(dataDir, 'server.lock')
    const lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    chmodSync(file, 0o600)
    held.add(lock)
    return {
      release: () => {
        if (held.delete(lock)) lock.close()
      },
    }
  } catch (error) {
    if (isBusy(error)) throw new DataDirBusy(dataDir)
    throw new StartupError(`Folder data ${dataDir} tidak bisa dipakai: ${reasonUnusable(error)}`)
  }
}

/**
 * A private folder with a short path for sockets, always the same for the same data folder: a socket's path may
 * have about 100 characters, a checkout's path has no limit. `owner` is the user that PostgreSQL runs as.
 */
export function privateSocketDir(dataDir: string, owner: number): string {
  const hash = shortHash(realpathSync(dataDir))
  const uid = process.getuid?.() ?? 0
  const path = uid === 0 ? join(ROOT_STATE_DIR, 'run', hash) : `/tmp/rekan-${uid}-${hash}`
  if (uid === 0) createParents(join(ROOT_STATE_DIR, 'run'))
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== owner)) {
    throw new StartupError(`Folder ${path} milik pengguna lain. Hapus folder itu, lalu jalankan lagi.`)
  }
  chmodSync(path, 0o700)
  return path
}

/** What the first writes of a start need at least. */
const PROBE_BYTES = 1_000_000

// A lock that nothing refers to would be collected, and with it the kernel's lock.
const held = new Set<DatabaseSync>()

function createFolder(dataDir: string): void {
  createParents(dirname(dataDir))
  createOne(dataDir, 0o700)
}

/** Folders on the way are nobody's secret, whatever root's umask: its PostgreSQL, which is not root, passes through them. */
export function createParents(dir: string): void {
  if (existsSync(dir)) return
  createParents(dirname(dir))
  createOne(dir, 0o777)
  if (process.getuid?.() === 0) chmodSync(dir, 0o755)
}

function createOne(dir: string, mode: number): void {
  try {
    mkdirSync(dir, { mode })
  } catch (error) {
    // Another server that starts at the same moment was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** A disk that is full, or may only be read, is told here and not by whatever writes first. */
function tryWrite(dataDir: string): void {
  const file = join(dataDir, `.coba-${process.pid}`)
  try {
    writeFileSync(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true })
  } finally {
    rmSync(file, { force: true })
  }
}

/** Why a folder can't be written to, in the operator's words. */
export function reasonUnusable(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EACCES' || code === 'EPERM')
    return 'pengguna yang menjalankan Rekan tidak boleh menulis di sana.'
  if (code === 'EROFS') return 'disknya hanya bisa dibaca.'
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disknya penuh. Kosongkan sebagian, lalu jalankan lagi.'
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'itu bukan folder.'
  return message
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
