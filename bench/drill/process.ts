import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs'

/** A program that is started again when it ends, as systemd would with `Restart=always`. */
export type Kept = {
  /** 0 while it does not run */
  pid(): number
  /** Kills it and all that it has started, -9; it is started again. */
  kill(): void
  /** Kills it so and leaves it dead until `raise`. */
  fell(): void
  raise(): void
  /** Stops it and all that it has started where they are (SIGSTOP), until `wake`. */
  freeze(): void
  wake(): void
  /** Ends it for good. */
  end(): void
}

export type Program = {
  readonly command: string
  readonly args: readonly string[]
  readonly env: () => Readonly<Record<string, string | undefined>>
  readonly logFile: string
  /** Whom it runs as; null: us */
  readonly user: { readonly uid: number; readonly gid: number } | null
  /** A word of the command lines of what it starts that outlives it, such as its data folder */
  readonly owns?: string
}

/** systemd's `RestartSec` of the units in `deploy` */
const RESTART_AFTER_MS = 1000
const all = new Set<Kept>()
// Whatever ends the drill, nothing of it stays behind.
process.once('exit', () => {
  for (const kept of all) kept.end()
})

export function keep({ command, args, env, logFile, user, owns }: Program): Kept {
  let child: ChildProcess | undefined
  let isWanted = true
  const run = () => {
    if (!isWanted || child !== undefined) return
    const log = openSync(logFile, 'a')
    const started = spawn(command, args, { ...user, cwd: '/', env: env(), stdio: ['ignore', log, log] })
    closeSync(log)
    child = started
    const onEnd = () => {
      if (child !== started) return
      child = undefined
      setTimeout(run, RESTART_AFTER_MS)
    }
    started.once('exit', onEnd)
    started.once('error', onEnd)
  }
  const pid = () => child?.pid ?? 0
  const whole = () => [...new Set([...familyOf(pid()), ...(owns === undefined ? [] : findOwned(owns))])]
  const killAll = () => {
    for (const one of whole()) signal(one, 'SIGKILL')
  }
  const kept: Kept = {
    pid,
    kill: killAll,
    fell() {
      isWanted = false
      killAll()
    },
    raise() {
      isWanted = true
      if (child === undefined) run()
    },
    freeze() {
      for (const one of whole()) signal(one, 'SIGSTOP')
    },
    wake() {
      for (const one of whole()) signal(one, 'SIGCONT')
    },
    end() {
      isWanted = false
      killAll()
      all.delete(kept)
    },
  }
  all.add(kept)
  run()
  return kept
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, name)
  } catch {
    // Dead already.
  }
}

/** A process and all that come from it. */
function familyOf(pid: number): number[] {
  if (pid === 0) return []
  const parents = new Map(listProcesses().map((one) => [one, parentOf(one)]))
  const isOf = (one: number): boolean =>
    one === pid || ((parents.get(one) ?? 0) > 1 && isOf(parents.get(one) ?? 0))
  return [pid, ...[...parents.keys()].filter((one) => one !== pid && isOf(one))]
}

/** Processes whose command line names the word, and theirs. */
function findOwned(word: string): number[] {
  return listProcesses()
    .filter((one) => one !== process.pid && readProc(one, 'cmdline').includes(word))
    .flatMap((one) => familyOf(one))
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

function parentOf(pid: number): number {
  const stat = readProc(pid, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? 0)
}

function readProc(pid: number, file: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
