import type { Jobs } from './jobs.ts'

/** What a process of ours has at least of the time, however many requests come: so it ends, if later. */
const BAGIAN = 1 / 3
/** However much it has worked while nobody else did, it waits no longer for one turn. */
const LONGEST_MS = 1000

/** Waits until it is the turn of a process that has worked so long since it last asked, in milliseconds. */
export type Giliran = (kerjaMs: number) => Promise<void>

/**
 * The turns of a process that works beside the requests: while one is at work it waits, unless it has had less than its part of the
 * time since it began. Of two processors one is then a request's and the other its database's, so that none waits for the run's.
 */
export function createGiliran(
  jobs: Pick<Jobs, 'quiet'>,
  now: () => number = () => performance.now(),
): Giliran {
  /** Until when it may be held with its part of the time */
  let sampai = 0
  return async (kerjaMs) => {
    const kini = now()
    sampai = Math.min(Math.max(sampai, kini - kerjaMs) + kerjaMs / BAGIAN, kini + LONGEST_MS)
    await jobs.quiet(Math.max(0, sampai - kini))
  }
}
