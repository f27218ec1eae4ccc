import { fork } from 'node:child_process'
import { pickChildEnv } from './child-env.ts'

type Pilihan<Pesan> = {
  readonly execArgv: readonly string[]
  /** Ends it at once */
  readonly signal: AbortSignal
  /** Hears its messages, one after the other; false, or a throw, ends it */
  readonly onPesan: (pesan: Pesan) => Promise<boolean>
}

/** Runs a script of ours in a process beside the server and behind it, with one task; returns once it has ended, however that was. */
export async function runBeside<Pesan>(
  script: string,
  tugas: object,
  { execArgv, signal, onPesan }: Pilihan<Pesan>,
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
  let didengar = Promise.resolve()
  try {
    await new Promise<void>((done, fail) => {
      child.on('message', (pesan) => {
        didengar = didengar
          .then(async () => {
            if (!(await onPesan(pesan as Pesan))) end()
          })
          .catch(end)
      })
      child.once('error', fail)
      child.once('exit', () => done())
      if (signal.aborted) end()
      else child.send(tugas, (error) => error !== null && end())
    })
    await didengar
  } finally {
    signal.removeEventListener('abort', end)
    child.kill('SIGKILL')
  }
}
