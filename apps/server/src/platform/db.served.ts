import type { Koneksi } from './db.alamat.ts'
import { type Db, type Lane, databaseOf, openPool } from './db.ts'
import { createTurns } from './db.turns.ts'
import { BOUNDS, type Kind, currentWork } from './work.ts'

/**
 * The application's database. Each kind of work has its own connections with its own bounds; `currentWork` tells which
 * kind asks. Nothing connects before the first query.
 */
export function openServedDatabase(connection: Koneksi, onError: (error: Error) => void): Db {
  const lanes = Object.fromEntries(
    Object.entries(BOUNDS).map(([kind, bound]) => {
      const pool = openPool({ ...connection, max: bound.connections }, bound, onError)
      const turns = createTurns(bound)
      return [kind, { kind, pool, turns, waiting: () => turns.waiting() }]
    }),
  ) as Record<Kind, Lane & { turns: ReturnType<typeof createTurns> }>

  const connect = async () => {
    const work = currentWork()
    const { pool, turns } = lanes[work.kind]
    const begun = performance.now()
    const turn = await turns.take(work)
    work.waitedMs += performance.now() - begun
    try {
      const client = await pool.connect()
      turn.begin()
      const release = client.release.bind(client)
      client.release = (destroy) => {
        release(destroy)
        turn.end()
      }
      return client
    } catch (error) {
      turn.end()
      throw error
    }
  }
  return databaseOf(connect, Object.values(lanes))
}
