import type pg from 'pg'
import { moveBackendBehind } from './behind.ts'
import { waitGiliran } from './beside.child.ts'
import type { Koneksi } from './db.alamat.ts'
import { POOL, shareConnections } from './db.bagian.ts'
import { type Db, databaseOf, openPool, takeBound } from './db.ts'
import { type Room, createRoom, createTurns } from './db.turns.ts'
import { BOUNDS, type Kind, currentWork, startWork } from './work.ts'

/**
 * The application's database on at most so many connections, of which one is the watch's. Punches have connections of
 * their own, the other kinds of work share theirs and each sets its bounds when it takes over from another kind;
 * `currentWork` tells which kind asks. Nothing connects before the first query.
 */
export function openServedDatabase(
  connection: Koneksi,
  onError: (error: Error) => void,
  most: number = POOL.usual,
): Db {
  const { punch, other, behind, jatah } = shareConnections(most)
  const pools = {
    punch: openPool({ ...connection, max: punch }, BOUNDS.punch, onError),
    other: openPool({ ...connection, max: other }, BOUNDS.read, onError),
  }
  const [ownRoom, shared, last] = [createRoom(punch), createRoom(other), createRoom(behind)]
  const lane = (kind: Kind, pool: pg.Pool, rooms: readonly Room[]) => ({
    pool,
    turns: createTurns(BOUNDS[kind], jatah[kind], rooms),
  })
  // Screens are woken first.
  const lanes = {
    punch: lane('punch', pools.punch, [ownRoom]),
    read: lane('read', pools.other, [shared]),
    report: lane('report', pools.other, [last, shared]),
    job: lane('job', pools.other, [last, shared]),
  }
  const boundOf = new WeakMap<pg.PoolClient, Kind>()

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
      await setBound(client, work.kind)
      return client
    } catch (error) {
      turn.end()
      throw error
    }
  }
  const setBound = async (client: pg.PoolClient, kind: Kind) => {
    const before = boundOf.get(client) ?? (kind === 'punch' ? 'punch' : 'read')
    boundOf.set(client, kind)
    if (before === kind) return
    try {
      await takeBound(client, BOUNDS[kind])
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const waiting = (...kinds: Kind[]) => kinds.reduce((sum, kind) => sum + lanes[kind].turns.waiting(), 0)
  const db = databaseOf(connect, [
    { kind: 'punch', pool: pools.punch, waiting: () => waiting('punch') },
    { kind: 'other', pool: pools.other, waiting: () => waiting('read', 'report', 'job') },
  ])
  places.set(db, async () => {
    const place = await lanes.job.turns.take(startWork('job', 'proses'))
    try {
      // All may stand, if idle: one of them goes.
      if (pools.other.totalCount >= other) (await pools.other.connect()).release(true)
    } catch (error) {
      place.end()
      throw error
    }
    return place
  })
  return db
}

const places = new WeakMap<Db, () => Promise<{ end(): void }>>()

/** Leaves one connection of those that jobs may hold unused while a process of ours works on the same database. Throws NoTurn. */
export async function holdPlace<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const place = await places.get(db)?.()
  try {
    return await work()
  } finally {
    place?.end()
  }
}

/**
 * The same database for such a process, on one connection, with the bounds of a job and behind all others: before each statement it
 * lets requests go first.
 *
 * @param ringan what it writes can be computed again: its commits wait for no disk
 */
export function openDatabaseAside(connection: Koneksi, ringan = false): Db {
  const pool = openPool(
    { ...connection, max: 1 },
    BOUNDS.job,
    () => undefined,
    async (client) => {
      await moveBackendBehind(client, connection)
      if (ringan) await client.query('set synchronous_commit = off')
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      // The driver's overloads can't be restated; the arguments pass through untouched.
      client.query = (async (...args: unknown[]) => {
        await waitGiliran()
        return await query(...args)
      }) as never
    },
  )
  return databaseOf(() => pool.connect(), [{ kind: 'other', pool, waiting: () => pool.waitingCount }])
}
