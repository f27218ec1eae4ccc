import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { pickChildEnv } from './child-env.ts'

/** Solves linear models in a process of its own, one at a time: of low priority, and ended when it takes too long. */
export type Solver = {
  /** False while another model is being solved. */
  isFree(): boolean
  /**
   * What was found of a model in CPLEX LP format: the best within the time, or null for nothing. Throws when the process
   * is lost, when it is busy already, and the signal's reason when nobody waits any more.
   */
  solve(model: string, selisih: number, signal: AbortSignal): Promise<SolveReply | null>
  stop(): void
}

/** Found within `detik` the best is the answer; as soon as nothing can be better by more than `selisih`, at once. */
export type SolveRequest = { readonly model: string; readonly detik: number; readonly selisih: number }
export type SolveReply = {
  /** Nothing better is to be found */
  readonly tuntas: boolean
  /** Each variable by its name */
  readonly nilai: Readonly<Record<string, number>>
}

const SCRIPT = fileURLToPath(new URL('solver.process.ts', import.meta.url))
const LIMIT_SECONDS = 10
/** So long before its end the search is over, so that what was found is told. */
const TELLING_SECONDS = 4

/**
 * @param detik after how long the process is ended, whatever it does
 * @param cari how many of these seconds it may search
 */
export function createSolver(detik = LIMIT_SECONDS, cari = detik - TELLING_SECONDS): Solver {
  let current: ChildProcess | undefined
  return {
    isFree: () => current === undefined,
    async solve(model, selisih, signal) {
      signal.throwIfAborted()
      if (current !== undefined) throw new Error('solver is busy')
      const child = fork(SCRIPT, [], {
        serialization: 'advanced',
        env: pickChildEnv(),
        execArgv: [],
        stdio: 'ignore',
      })
      current = child
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, detik * 1000)
      const end = () => child.kill('SIGKILL')
      signal.addEventListener('abort', end)
      try {
        return await new Promise<SolveReply | null>((done, fail) => {
          child.once('message', (reply: SolveReply) => done(reply))
          child.once('error', fail)
          child.once('exit', () => {
            if (isLate) done(null)
            else fail(signal.aborted ? signal.reason : new Error('solver process ended'))
          })
          const request: SolveRequest = { model, selisih, detik: Math.max(0.1, cari) }
          child.send(request, (error) => error !== null && fail(error))
        })
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        child.kill('SIGKILL')
        current = undefined
      }
    },
    stop() {
      current?.kill('SIGKILL')
    },
  }
}
