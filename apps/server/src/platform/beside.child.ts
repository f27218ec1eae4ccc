import { moveBehind } from './behind.ts'

/**
 * What a script that `runBeside` starts is: behind everybody else, for one task. A signal to the whole group is the server's to
 * obey, which ends it; it ends with the server as well.
 */
export function serveBeside(run: (tugas: never) => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit(0))
  process.once('message', (tugas: unknown) => void moveBehind().then(() => run(tugas as never)))
}
