import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Koneksi } from './db.alamat.ts'

/** A tenth of the weight of others: whoever wakes goes first, and where all is always busy this is not left standing. */
const BEHIND = 10
/** Linux takes one such wish a tenth of a second from who is not root. */
const AGAIN_MS = 120
const TRIES = 5

/**
 * Puts a process behind all others that want the processor: this one, or one of our database's. Linux weighs sessions before the
 * processes in them (`sched_autogroup`), so that of a process with a session of its own, the session is put behind as well.
 */
export async function moveBehind(pid: number = process.pid): Promise<void> {
  try {
    setPriority(pid, BEHIND)
  } catch {
    // A courtesy, that another user's process does not owe us.
    return
  }
  if (!isSessionLeader(pid)) return
  for (let ke = 0; ke < TRIES; ke += 1) {
    const error = await writeFile(`/proc/${pid}/autogroup`, String(BEHIND)).then(() => null, codeOf)
    if (error !== 'EAGAIN') return
    await sleep(AGAIN_MS)
  }
}

/** Puts what the database does for this connection behind all else, where the database is the one that we keep ourselves. */
export async function moveBackendBehind(
  client: Pick<pg.ClientBase, 'query'>,
  { connectionString, host }: Koneksi,
): Promise<void> {
  // Behind an address there may be another machine, or a pooler that hands the connection on.
  if (connectionString !== undefined || host?.startsWith('/') !== true) return
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  if (readProc(`${pid}/cmdline`).startsWith('postgres: ')) await moveBehind(pid)
}

function isSessionLeader(pid: number): boolean {
  // After the name, which may hold anything: state, parent, group, session (proc_pid_stat(5)).
  const [, , , session] = readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return session === String(pid)
}

/** Empty where there is no such thing. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? ''
}
