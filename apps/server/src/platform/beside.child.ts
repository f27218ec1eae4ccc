import { moveBehind } from './behind.ts'

/** It asks for another turn no sooner, in milliseconds: to ask takes a tenth of one. */
const SEGILIRAN_MS = 5

let [mulai, jawaban] = [performance.now(), null as PromiseWithResolvers<void> | null]

/**
 * What a script that `runBeside` starts is: behind everybody else, for one task. A signal to the whole group is the server's to
 * obey, which ends it; it ends with the server as well.
 */
export function serveBeside(run: (tugas: never) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit(0))
  process.once('message', (tugas: unknown) => {
    process.on('message', () => {
      mulai = performance.now()
      jawaban?.resolve()
    })
    void moveBehind().then(() => run(tugas as never))
  })
}

/**
 * Lets requests go first: resolves at once within a turn, then when the server says that it is the next one. To be asked before each
 * step that takes some milliseconds; where this is no process of the server's there is nobody to wait for.
 */
export async function waitGiliran(): Promise<void> {
  const kerjaMs = performance.now() - mulai
  if (process.send === undefined || kerjaMs < SEGILIRAN_MS) return
  if (jawaban === null) {
    jawaban = Promise.withResolvers()
    process.send({ giliran: kerjaMs })
  }
  await jawaban.promise
  jawaban = null
}
