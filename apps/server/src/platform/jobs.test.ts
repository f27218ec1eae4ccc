import { afterEach, expect, it } from 'vitest'
import { type Job, type Jobs, createJobs } from './jobs.ts'
import { silentLog } from './log.ts'

let jobs: Jobs
afterEach(() => jobs.stop())

/** Works numbers off a list; `during` runs while one is in hand. */
function listJob(waiting: number[], during: (n: number) => Promise<void> = async () => undefined) {
  const seen = { done: [] as number[], atOnce: 0, most: 0 }
  const job: Job<number> = {
    name: 'uji',
    atOnce: 2,
    claim: async () => waiting.shift() ?? null,
    async work(n) {
      seen.atOnce += 1
      seen.most = Math.max(seen.most, seen.atOnce)
      try {
        await during(n)
        seen.done.push(n)
      } finally {
        seen.atOnce -= 1
      }
    },
  }
  return { job, seen }
}

it('works off what waited before it started, and what it is nudged for, so many at once and no more', async () => {
  const waiting = [1, 2, 3, 4, 5, 6, 7]
  const { job, seen } = listJob(waiting, () => new Promise((resolve) => setImmediate(resolve)))
  jobs = createJobs(silentLog())
  jobs.start(job)
  await jobs.idle()
  expect(seen).toMatchObject({ done: [1, 2, 3, 4, 5, 6, 7], most: 2 })
  waiting.push(8)
  jobs.nudge('uji')
  jobs.nudge('tidak ada')
  await jobs.idle()
  expect(seen.done).toContain(8)
})

it('loses no nudge that comes while it looks in vain', async () => {
  const waiting: number[] = []
  const { job, seen } = listJob(waiting)
  jobs = createJobs(silentLog())
  let looks = 0
  jobs.start({
    ...job,
    atOnce: 1,
    claim: async () => {
      looks += 1
      const found = waiting.shift() ?? null
      if (looks === 1) {
        waiting.push(1)
        jobs.nudge('uji')
      }
      return found
    },
  })
  await jobs.idle()
  expect(seen.done).toEqual([1])
})

it('pauses after a failure, longer each time, and then goes on by itself', async () => {
  const waiting = [1, 2]
  let failures = 3
  const recovered = Promise.withResolvers<void>()
  const { job, seen } = listJob(waiting, async (n) => {
    if (failures > 0) {
      failures -= 1
      waiting.unshift(n)
      throw new Error('disk full')
    }
    if (n === 2) recovered.resolve()
  })
  jobs = createJobs(silentLog(), { firstPauseMs: 10 })
  const start = performance.now()
  jobs.start({ ...job, atOnce: 1 })
  await jobs.idle()
  expect(seen.done).toEqual([])
  await recovered.promise
  await jobs.idle()
  expect(seen.done).toEqual([1, 2])
  expect(performance.now() - start).toBeGreaterThan(10 + 20 + 40 - 5)
})

it('survives a claim that fails, as when the database is away', async () => {
  const { job, seen } = listJob([1])
  let isAway = true
  const back = Promise.withResolvers<void>()
  jobs = createJobs(silentLog(), { firstPauseMs: 5 })
  jobs.start({
    ...job,
    claim: async () => {
      if (isAway) {
        isAway = false
        throw new Error('ECONNREFUSED')
      }
      back.resolve()
      return job.claim()
    },
  })
  await back.promise
  await jobs.idle()
  expect(seen.done).toEqual([1])
})

it('looks on its own now and then', async () => {
  const waiting: number[] = []
  const found = Promise.withResolvers<void>()
  const { job } = listJob(waiting, async () => found.resolve())
  jobs = createJobs(silentLog(), { sweepMs: 5 })
  jobs.start(job)
  await jobs.idle()
  waiting.push(1)
  await found.promise
})

it('finishes what is in hand when it stops, and begins nothing more', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const waiting = [1, 2, 3, 4]
  const { job, seen } = listJob(waiting, async (n) => {
    if (n === 2) begun.resolve()
    await gate.promise
  })
  jobs = createJobs(silentLog())
  jobs.start(job)
  await begun.promise
  const stopped = jobs.stop()
  gate.resolve()
  await stopped
  expect([seen.done, waiting]).toEqual([
    [1, 2],
    [3, 4],
  ])
})

it('waits for a request that is at work, not for one that takes long', async () => {
  jobs = createJobs(silentLog())
  const kejadian: string[] = []
  const selesai = Promise.withResolvers<void>()
  const [singkat, lama] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void jobs.giveWay(singkat.promise)
  void jobs.quiet(60_000).then(() => {
    kejadian.push('giliran')
    selesai.resolve()
  })
  kejadian.push('jawaban')
  singkat.resolve()
  await selesai.promise
  expect(kejadian).toEqual(['jawaban', 'giliran'])
  void jobs.giveWay(lama.promise)
  // Would not come back before the test is given up.
  await jobs.quiet(60_000)
})
