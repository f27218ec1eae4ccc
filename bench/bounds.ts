import { type RushServer, startRushServer } from './rush/server.ts'
import { runFlood } from './bounds/flood.ts'
import { runLock } from './bounds/lock.ts'

/**
 * How much people notice of what is wrong elsewhere, on the real server with its own database:
 *
 *   npm run bench:bounds
 *
 * a table that somebody keeps locked [SAFE-05, SAFE-28]; sign-ins with random names, 60 at a time, and 500 connections
 * that stall with ten false sign-ins a second beside them [SAFE-47]. Prints ratios, by turns with a quiet server, and
 * exits 1 when a limit isn't kept.
 */
// An exit in order takes the server with it.
process.once('SIGINT', () => process.exit(130))

await on(runLock)
await on(runFlood)

async function on(run: (server: RushServer) => Promise<void>): Promise<void> {
  const server = await startRushServer()
  try {
    await run(server)
  } finally {
    await server.stop()
  }
}
