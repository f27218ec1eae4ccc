import { fileURLToPath } from 'node:url'
import { callBeside } from './beside.ts'

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
  let current: AbortController | undefined
  return {
    isFree: () => current === undefined,
    async solve(model, selisih, signal) {
      signal.throwIfAborted()
      if (current !== undefined) throw new Error('solver is busy')
      current = new AbortController()
      try {
        const request: SolveRequest = { model, selisih, detik: Math.max(0.1, cari) }
        return await callBeside<SolveReply>(SCRIPT, request, {
          batasMs: detik * 1000,
          signal: AbortSignal.any([signal, current.signal]),
        })
      } finally {
        current = undefined
      }
    },
    stop() {
      current?.abort(new Error('solver process ended'))
    },
  }
}
