import { type ChildProcess, fork } from 'node:child_process'
import { pickChildEnv } from './child-env.ts'
import { createGiliran } from './giliran.ts'
import type { Jobs } from './jobs.ts'

type Pilihan<Pesan> = {
  readonly execArgv: readonly string[]
  /** Who knows whether a request is at work: it waits for its turn */
  readonly jobs: Pick<Jobs, 'quiet'>
  /** Ends it at once */
  readonly signal: AbortSignal
  /** Hears its messages, one after the other; false, or a throw, ends it */
  readonly onPesan: (pesan: Pesan) => Promise<boolean>
  readonly diamMs?: number
}

/** Longer than the longest statement of a job: who has neither told nor asked anything for so long will not go on. */
const DIAM_MS = 6 * 60_000

/** Runs a script of ours in a process beside the server and behind it, with one task; returns once it has ended, however that was. */
export async function runBeside<Pesan>(
  script: string,
  tugas: object,
  { execArgv, jobs, signal, onPesan, diamMs = DIAM_MS }: Pilihan<Pesan>,
): Promise<void> {
  // A session of its own, that it can put behind: see `moveBehind`.
  const child = startBeside(script, { execArgv, detached: true })
  const end = (): void => {
    child.kill('SIGKILL')
  }
  signal.addEventListener('abort', end)
  const giliran = createGiliran(jobs)
  const diam = setTimeout(end, diamMs)
  let didengar = Promise.resolve()
  try {
    await new Promise<void>((done, fail) => {
      child.on('message', (pesan: unknown) => {
        diam.refresh()
        if (isTanya(pesan)) {
          void giliran(pesan.giliran).then(() => child.connected && child.send({}, () => undefined))
          return
        }
        didengar = didengar
          .then(async () => {
            if (!(await onPesan(pesan as Pesan))) end()
          })
          .catch(end)
      })
      child.once('error', fail)
      // Once all that it has told is heard as well.
      child.once('close', () => done())
      if (signal.aborted) end()
      else child.send(tugas, (error) => error !== null && end())
    })
    await didengar
  } finally {
    clearTimeout(diam)
    signal.removeEventListener('abort', end)
    child.kill('SIGKILL')
  }
}

type Permintaan = {
  /** After how long it is ended, whatever it is at */
  readonly batasMs: number
  /** Ends it at once */
  readonly signal: AbortSignal
  readonly execArgv?: readonly string[]
}

/**
 * Asks a script of ours one thing, in a process that ends with its answer. Null where that did not come in time; throws the signal's reason
 * when nobody waits any more, and an error when the process is lost.
 */
export async function callBeside<Jawaban>(
  script: string,
  tanya: object,
  { batasMs, signal, execArgv }: Permintaan,
): Promise<Jawaban | null> {
  signal.throwIfAborted()
  const child = startBeside(script, { execArgv })
  const { promise, resolve, reject } = Promise.withResolvers<Jawaban | null>()
  const leave = () => reject(signal.reason as Error)
  const timer = setTimeout(() => resolve(null), batasMs)
  signal.addEventListener('abort', leave)
  child.once('message', (jawaban: Jawaban) => resolve(jawaban))
  child.once('error', reject)
  child.once('exit', () => reject(new Error('process beside the server ended')))
  child.send(tanya, (error) => error !== null && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    child.kill('SIGKILL')
  }
}

/** Starts a script of ours in a process that knows no setting and no secret of the server's. */
export function startBeside(
  script: string,
  {
    execArgv = [],
    detached = false,
  }: { readonly execArgv?: readonly string[] | undefined; readonly detached?: boolean } = {},
): ChildProcess {
  return fork(script, [], {
    serialization: 'advanced',
    env: pickChildEnv(),
    execArgv: [...execArgv],
    stdio: 'ignore',
    detached,
  })
}

/** It asks for its turn: see `waitGiliran`. */
function isTanya(pesan: unknown): pesan is { readonly giliran: number } {
  return typeof pesan === 'object' && pesan !== null && 'giliran' in pesan
}
