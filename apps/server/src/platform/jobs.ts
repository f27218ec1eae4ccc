import type { Log } from './log.ts'
import { asWork, startWork } from './work.ts'

/** Work that waits in a table of its own: rows are claimed, worked off, and written back by the job itself. */
export type Job<T> = {
  readonly name: string
  readonly atOnce: number
  /** How many pieces wait, due or not */
  readonly depth?: () => Promise<number>
  /**
   * Takes one piece that is due, so that no other server takes it; null when none is.
   *
   * @param isBusy requests are still at work, and were waited for long enough: a piece should be small
   */
  readonly claim: (isBusy?: boolean) => Promise<T | null>
  /** Throws when something but the piece is wrong (disk, database): then all pauses for a while. */
  readonly work: (item: T) => Promise<void>
  /** The server ends: what is in hand is given up, and its work returns soon. */
  readonly stop?: () => void
}

export type Jobs = {
  start<T>(job: Job<T>): void
  /** Says that there is new work. Lost with the process, which loses nothing: the rows are still there. */
  nudge(name: string): void
  /** How many pieces wait, by job; jobs that cannot tell are left out. */
  depths(): Promise<ReadonlyMap<string, number>>
  /** Ends every pause: what was wrong with the database is over. */
  resume(): void
  /** While this runs, jobs begin nothing new, for a while at least: whoever waits for an answer goes first. */
  giveWay<T>(work: Promise<T>): Promise<T>
  /** Resolves once no request is at work but those that take long, or after so long. */
  quiet(longestMs: number): Promise<void>
  /** Resolves once nothing is due, or what is due waits out a pause. */
  idle(): Promise<void>
  /** Finishes what is in hand and begins nothing more. */
  stop(): Promise<void>
}

type Times = {
  readonly sweepMs: number
  readonly firstPauseMs: number
  readonly longestPauseMs: number
  readonly longestWaitMs: number
}
type Worker = Pick<Jobs, 'idle' | 'stop' | 'resume'> & {
  nudge(): void
  readonly depth: (() => Promise<number>) | undefined
}

/** Every so often each job looks on its own: for what a crash, another server or a pause left behind. */
const TIMES: Times = { sweepMs: 30_000, firstPauseMs: 1_000, longestPauseMs: 60_000, longestWaitMs: 2_000 }

export function createJobs(log: Log, times: Partial<Times> = {}): Jobs {
  const workers = new Map<string, Worker>()
  const right = createRightOfWay()
  const mayGo = async () => {
    await right.wait(times.longestWaitMs ?? TIMES.longestWaitMs)
    return !right.isQuiet()
  }
  const all = async (act: (worker: Worker) => Promise<void>) => {
    await Promise.all([...workers.values()].map(act))
  }
  return {
    start(job) {
      const worker = startWorker(job, log, { ...TIMES, ...times }, mayGo)
      workers.set(job.name, worker)
      worker.nudge()
    },
    nudge: (name) => workers.get(name)?.nudge(),
    async depths() {
      const told: [string, number][] = []
      for (const [name, { depth }] of workers) if (depth) told.push([name, await depth()])
      return new Map(told)
    },
    resume: () => {
      for (const worker of workers.values()) worker.resume()
    },
    giveWay: right.giveWay,
    quiet: right.wait,
    idle: () => all((worker) => worker.idle()),
    stop: () => all((worker) => worker.stop()),
  }
}

function startWorker<T>(job: Job<T>, log: Log, times: Times, mayGo: () => Promise<boolean>): Worker {
  const lanes = new Set<Promise<void>>()
  let mayBeMore = false
  let failures = 0
  let isStopping = false
  let pause: NodeJS.Timeout | undefined
  const sweep = setInterval(nudge, times.sweepMs).unref()

  function nudge(): void {
    if (isStopping || pause) return
    if (lanes.size >= job.atOnce) {
      mayBeMore = true
      return
    }
    const lane: Promise<void> = run().finally(() => lanes.delete(lane))
    lanes.add(lane)
  }

  async function run(): Promise<void> {
    try {
      while (!isStopping && !pause) {
        const isBusy = await mayGo()
        mayBeMore = false
        const item = await asWork(startWork('job', job.name), () => job.claim(isBusy))
        if (item !== null) {
          nudge()
          await asWork(startWork('job', job.name), () => job.work(item))
          failures = 0
        } else if (!mayBeMore) return
      }
    } catch (error) {
      rest(error)
    }
  }

  /** What failed is tried again after a pause that doubles. */
  function rest(error: unknown): void {
    failures += 1
    log.warn({ err: error, job: job.name, failures }, 'job failed')
    if (isStopping || pause) return
    const length = Math.min(times.firstPauseMs * 2 ** (failures - 1), times.longestPauseMs)
    pause = setTimeout(() => {
      pause = undefined
      nudge()
    }, length).unref()
  }

  const idle = async () => {
    while (lanes.size > 0) await Promise.all(lanes)
  }
  return {
    nudge,
    depth: job.depth,
    resume() {
      clearTimeout(pause)
      pause = undefined
      failures = 0
      nudge()
    },
    idle,
    async stop() {
      isStopping = true
      clearInterval(sweep)
      clearTimeout(pause)
      job.stop?.()
      await idle()
    },
  }
}

type RightOfWay = { giveWay: Jobs['giveWay']; wait: Jobs['quiet']; isQuiet(): boolean }

/** Whoever reads for longer does so on one processor, of which there is another: it is not waited for. */
const LAMA_MS = 50

/** Lets jobs wait until no request is at work but those that take long; `longestMs` at most, so that a rush only slows them down. */
function createRightOfWay(): RightOfWay {
  const begun = new Set<{ readonly at: number }>()
  const waiting = new Set<() => void>()
  /** How long it is until all that are at work now have taken long */
  const youngFor = () => {
    const last = [...begun].at(-1)
    return last === undefined ? 0 : Math.max(0, last.at + LAMA_MS - performance.now())
  }
  return {
    isQuiet: () => youngFor() === 0,
    async giveWay(work) {
      const one = { at: performance.now() }
      begun.add(one)
      try {
        return await work
      } finally {
        begun.delete(one)
        if (waiting.size > 0 && youngFor() === 0) for (const go of waiting) go()
      }
    },
    async wait(longestMs) {
      const until = performance.now() + longestMs
      for (;;) {
        const ms = Math.min(youngFor(), until - performance.now())
        if (ms <= 0) return
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms)
        waiting.add(resolve)
        await promise
        clearTimeout(timer)
        waiting.delete(resolve)
      }
    },
  }
}
