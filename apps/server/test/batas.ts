import { type Solver, createSolver } from '../src/platform/solver.ts'
import { BOUNDS } from '../src/platform/work.ts'

const REAL = structuredClone(BOUNDS)
/** How many times as long as elsewhere a test's server lets anybody wait: its machine may be slow, and stand still for a while. */
const SABAR = 5

/** Sets how long whatever is opened from now on lets others wait: as it is where that is what is tested, longer elsewhere. */
export function setBounds(bounds: 'real' | 'patient'): void {
  const kali = bounds === 'real' ? 1 : SABAR
  for (const [kind, { plansOnce, ...limits }] of Object.entries(REAL))
    Object.assign(BOUNDS[kind as keyof typeof BOUNDS], {
      plansOnce,
      ...Object.fromEntries(Object.entries(limits).map(([limit, ms]) => [limit, ms * kali])),
    })
}

/** Behind the suite's other work, the least model takes a while; and how many seconds of these one may be searched for. */
const [SOLVER_SECONDS, SEARCH_SECONDS] = [120, 20]

export function createPatientSolver(): Solver {
  return createSolver(SOLVER_SECONDS, SEARCH_SECONDS)
}
