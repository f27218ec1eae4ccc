import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** CPU seconds used so far; NaN where /proc isn't. */
export type Cpu = {
  /** The process that answers */
  readonly server: number
  /** What it started beside the database */
  readonly helpers: number
  /** The postmaster and its backends, ended ones included */
  readonly database: number
}

export function cpuOf(server: number, postmaster: number): Cpu {
  const all = readAll()
  const own = all.has(server) ? ownOf(server) : Number.NaN
  const database = treeOf(postmaster, all)
  const isChild = all.get(postmaster)?.parent === server
  return { server: own, helpers: treeOf(server, all) - own - (isChild ? database : 0), database }
}

/** Waits until server and database do next to nothing: background work has run out. */
export async function untilIdle(server: number, postmaster: number): Promise<void> {
  const total = () => {
    const cpu = cpuOf(server, postmaster)
    return cpu.server + cpu.helpers + cpu.database
  }
  for (let before = total(), calm = 0; calm < 2;) {
    await sleep(WATCH_MS)
    const now = total()
    calm = now - before > (WATCH_MS / 1000) * IDLE_SHARE ? 0 : calm + 1
    before = now
  }
}

/** `ended`: CPU seconds of children that are gone, which Linux counts in hundredths */
type Stat = { readonly parent: number; readonly ended: number }

const WATCH_MS = 300
const IDLE_SHARE = 0.1
const TICKS_PER_SECOND = 100

function readAll(): Map<number, Stat> {
  const stats = new Map<number, Stat>()
  for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
    const stat = /^\d+$/.test(name) ? readStat(Number(name)) : null
    if (stat) stats.set(Number(name), stat)
  }
  return stats
}

/** A process, its living descendants, and what they have outlived. */
function treeOf(pid: number, all: ReadonlyMap<number, Stat>): number {
  const root = all.get(pid)
  if (root === undefined) return Number.NaN
  const children = [...all].filter(([, { parent }]) => parent === pid)
  return children.reduce((sum, [child]) => sum + treeOf(child, all), ownOf(pid) + root.ended)
}

/**
 * CPU seconds of a process by the scheduler's own account of each of its threads, in nanoseconds: what a round of punches takes is
 * less than the hundredths of `/proc/<pid>/stat` can tell. 0 where it has just ended.
 */
function ownOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const nanos = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
    )
    return nanos.reduce((sum, one) => sum + one, 0) / 1e9
  } catch {
    return 0
  }
}

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ended: (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND }
  } catch {
    return null
  }
}
