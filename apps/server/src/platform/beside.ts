import { fork } from 'node:child_process'
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
  const child = fork(script, [], {
    serialization: 'advanced',
    env: pickChildEnv(),
    execArgv: [...execArgv],
    stdio: 'ignore',
    // A session of its own, that it can put behind: see `moveBehind`.
    detached: true,
  })
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

/** It asks for its turn: see `waitGiliran`. */
function isTanya(pesan: unknown): pesan is { readonly giliran: number } {
  return typeof pesan === 'object' && pesan !== null && 'giliran' in pesan
}
