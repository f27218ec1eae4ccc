import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from './log.ts'

/** Knows whether the disk of DATA_DIR still takes what people do. */
export type Disk = {
  isFull(): boolean
  /** What is left, in bytes, as last looked */
  free(): number
  stop(): Promise<void>
}

/** Bytes that may still be written under a folder; 0 when nothing can be. */
export type FreeBytes = (dir: string) => Promise<number>

/** Two segments of PostgreSQL's write-ahead log: with less it stops in the middle of its work. */
const LEAST_BYTES = 32 * 1024 * 1024
const EVERY_MS = 2000

/** Looks every two seconds. Full means that writes are refused before the database has to. */
export function watchDisk(dataDir: string, log: Log, freeBytes: FreeBytes = freeBytesOf): Disk {
  let free = Number.POSITIVE_INFINITY
  let looking = Promise.resolve()
  const isFull = () => free < LEAST_BYTES
  const look = async () => {
    const wasFull = isFull()
    free = await freeBytes(dataDir)
    if (isFull() === wasFull) return
    log.warn({ free }, isFull() ? 'the disk is full: writes are refused' : 'the disk has room again')
  }
  // One at a time: a disk that is slow to answer is not asked twice.
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look().finally(() => (isLooking = false))
  }, EVERY_MS).unref()
  return {
    isFull,
    free: () => free,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

/** Free bytes as the file system reports them, unless a trial write is refused: a quota doesn't show in its figures. */
async function freeBytesOf(dir: string): Promise<number> {
  const file = join(dir, `.coba-${process.pid}`)
  try {
    const { bavail, bsize } = await statfs(dir)
    await writeFile(file, PROBE, { mode: 0o600 })
    return bavail * bsize
  } catch {
    return 0
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}

const PROBE = Buffer.alloc(64 * 1024)
