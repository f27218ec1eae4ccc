import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startEmbeddedCluster } from '../../../../test/cluster.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { fotoBaru, formPresensi } from '../../../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let stop: () => Promise<void>
let server: TestServer
let people: Person[]

beforeAll(async () => {
  const cluster = await startEmbeddedCluster()
  stop = cluster.stop
  server = await startTestServer(JUMAT_PAGI, { address: cluster.address, sessions: 'real' })
  people = await addPeople(server.owner, 12, Date.parse(JUMAT_PAGI))
})
afterAll(async () => {
  await server.close()
  await stop()
})

it('goes on without a restart when the database is killed under it, and loses no acknowledged photo', async () => {
  const checkIn = ({ token }: Person) =>
    server.call('POST /presensi/check-in', { token, form: formPresensi(fotoBaru()) })
  const pertama = await Promise.all(people.slice(0, 8).map(checkIn))
  expect(pertama.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))

  const fetchPostmaster = async () => {
    const { rows } = await sql<{ pid: string }>`select pg_read_file('postmaster.pid') as pid`.execute(
      server.owner,
    )
    return Number(rows[0]?.pid.split('\n')[0])
  }
  const dibunuh = await fetchPostmaster()
  process.kill(dibunuh, 'SIGKILL')
  const selama = await Promise.all(people.slice(8, 10).map(checkIn))
  for (const { status } of selama) expect([201, 503]).toContain(status)

  await vi.waitFor(
    async () => {
      // A connection of the killed one answers until it notices.
      expect(await fetchPostmaster()).not.toBe(dibunuh)
      expect((await server.call('GET /health')).status).toBe(200)
    },
    { timeout: 240_000, interval: 50 },
  )
  const menunggu = (ids: readonly number[]) =>
    vi.waitFor(
      async () => {
        let query = server.owner
          .selectFrom('presensi_selfie')
          .select('kejadian_id')
          .where('kunci', 'is', null)
        if (ids.length > 0) query = query.where('kejadian_id', 'in', ids)
        expect(await query.execute()).toEqual([])
      },
      { timeout: 240_000, interval: 50 },
    )
  // Those that were in hand wait until they count as lost; others are worked at.
  const sesudah = await checkIn(people[10] as Person)
  expect(sesudah.status).toBe(201)
  await menunggu([sesudah.body['data'].id])
  server.setClock('2026-11-20T07:55:00+07:00')
  server.deps.jobs.nudge('selfie')
  await menunggu([])

  const disimpan = await server.owner.selectFrom('presensi_selfie').select(['kunci', 'rusak']).execute()
  expect(disimpan.length).toBeGreaterThanOrEqual(9)
  for (const { kunci, rusak } of disimpan) {
    expect(rusak).toBe(false)
    expect(await server.deps.files.exists(kunci ?? '')).toBe(true)
  }
})
