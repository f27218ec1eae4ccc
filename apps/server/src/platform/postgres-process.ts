import { execFileSync, spawn } from 'node:child_process'
import { closeSync, copyFileSync, existsSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseUser } from './postgres-user.ts'

/** A running postmaster: our child, or one that outlived the server which had started it. */
export type Postmaster = { pid: number; isChild: boolean; exited: Promise<void>; hasExited(): boolean }

export type PostmasterOptions = {
  binaries: string
  pgData: string
  socketDir: string
  logFile: string
  user: DatabaseUser | null
  /** Above our own */
  settings: Readonly<Record<string, string>>
}

export function startPostmaster({
  binaries,
  pgData,
  socketDir,
  logFile,
  user,
  settings,
}: PostmasterOptions): Postmaster {
  const log = openLog(logFile)
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    [
      '-D',
      pgData,
      ...Object.entries({ ...serverSettings(socketDir), ...settings }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
    ],
    // Detached: Ctrl+C in a terminal must reach the server alone, which stops the database after its last request.
    { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' }, stdio: ['ignore', log, log], detached: true },
  )
  closeSync(log)
  let gone = false
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      gone = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  return { pid: child.pid ?? 0, isChild: true, exited, hasExited: () => gone }
}

/** The postmaster that an earlier server left running on this very data, if there is one. */
export function findOrphan(pgData: string): Postmaster | null {
  const pid = recordedPid(pgData)
  if (pid === null || !isPostmasterOf(pid, pgData)) return null
  signal(pid, 'SIGCONT')
  let gone = false
  const hasExited = () => (gone ||= !isAlive(pid))
  const exited = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!hasExited()) return
      clearInterval(timer)
      resolve()
    }, 250)
    timer.unref()
  })
  return { pid, isChild: false, exited, hasExited }
}

/** Another program that bears the recorded number: PostgreSQL would take it for a running server and refuse. */
export function strangerInLockFile(pgData: string): number | null {
  const pid = recordedPid(pgData)
  return pid !== null && isAlive(pid) && !isPostmasterOf(pid, pgData) ? pid : null
}

/** Puts what has grown aside as `<file>.1` and empties it under the database's hands, which only ever appends. */
export function cutLog(file: string): void {
  if (!existsSync(file) || statSync(file).size < MAX_LOG_BYTES) return
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // A full disk has no room for a second one; the lines go.
  }
  truncateSync(file)
}

const MAX_LOG_BYTES = 1_000_000

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Already gone, which is what the signal was for.
  }
}

function serverSettings(socketDir: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    port: '5432',
    fsync: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Above ERROR: a refused row is the application's business, and its values don't belong into a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
  }
}

function openLog(file: string): number {
  cutLog(file)
  return openSync(file, 'a', 0o600)
}

function recordedPid(pgData: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(pgData, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : null
  } catch {
    return null
  }
}

/** A number alone proves nothing, since numbers are used again: the process must have been started on this folder. */
function isPostmasterOf(pid: number, pgData: string): boolean {
  if (!isAlive(pid)) return false
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(`/bin/postgres -D ${pgData} -c `)
  } catch {
    return false
  }
}

/** A zombie, dead but not yet collected by its parent, still answers to signal 0: it doesn't count as alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  if (process.platform !== 'linux') return true
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
