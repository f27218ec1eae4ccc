import { constants, setPriority } from 'node:os'
import { moveBehind } from './behind.ts'
import { endChild } from './child.end.ts'

/** It asks for another turn no sooner, in milliseconds: to ask takes a tenth of one. */
const SEGILIRAN_MS = 5

let [mulai, jawaban] = [performance.now(), null as PromiseWithResolvers<void> | null]

/**
 * What a script that `runBeside` starts is: behind everybody else, for one task, with which it ends; what that returns is the last that
 * the server hears of it, and where it throws there is no last word. A signal to the whole group is the server's to obey, which ends
 * it; it ends with the server as well.
 */
export function serveBeside(run: (tugas: never) => Promise<unknown>): void {
  listenForEnd()
  process.once('message', (tugas: unknown) => {
    process.on('message', () => {
      mulai = performance.now()
      jawaban?.resolve()
    })
    void runTugas(run, tugas as never).finally(endChild)
  })
}

/** What a script that `callBeside` starts is: behind the server, for one question, with whose answer it ends. */
export function serveAsk(answer: (tanya: never) => Promise<unknown>): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  listenForEnd()
  process.once(
    'message',
    (tanya) =>
      void answer(tanya as never)
        .then(tellServer)
        .finally(endChild),
  )
}

/** Signals to the whole group are the server's to obey; it lets go of us when it has what it waits for, and we end with it. */
export function listenForEnd(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  process.on('disconnect', endChild)
}

async function runTugas(run: (tugas: never) => Promise<unknown>, tugas: never): Promise<void> {
  await moveBehind()
  const akhir = await run(tugas)
  if (akhir !== undefined) await tellServer(akhir)
}

/** Tells the server something; resolves once it is on its way, whatever becomes of us. */
export function tellServer(kabar: unknown): Promise<void> {
  return new Promise((done) => process.send?.(kabar, () => done()))
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
