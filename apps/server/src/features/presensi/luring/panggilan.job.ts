import type { Deps } from '../../../platform/deps.ts'
import type { Job } from '../../../platform/jobs.ts'

/** Brings to the database every half minute when accounts called, for whichever server judges their punches. */
export function panggilanJob({ panggilan }: Pick<Deps, 'panggilan'>): Job<true> {
  // Somebody calls all the time: once a look is enough.
  let isDone = false
  return {
    name: 'panggilan',
    atOnce: 1,
    async claim() {
      const isDue = !isDone && panggilan.isDirty()
      isDone = false
      return isDue ? true : null
    },
    async work() {
      await panggilan.store()
      isDone = true
    },
  }
}
