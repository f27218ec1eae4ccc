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

  const { rows } = await sql<{ pid: string }>`select pg_read_file('postmaster.pid') as pid`.execute(
    server.owner,
  )
  process.kill(Number(rows[0]?.pid.split('\n')[0]), 'SIGKILL')
  const selama = await Promise.all(people.slice(8, 10).map(checkIn))
  for (const { status } of selama) expect([201, 503]).toContain(status)

  const menunggu = (lama: number) =>
    vi.waitFor(
      async () => {
        expect((await server.call('GET /health')).status).toBe(200)
        const { n } = await server.owner
          .selectFrom('presensi_selfie')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .where('kunci', 'is', null)
          .executeTakeFirstOrThrow()
        expect(n).toBeLessThanOrEqual(lama)
      },
      { timeout: 120_000, interval: 50 },
    )
  // At most the four that were in hand wait until they count as lost.
  await menunggu(4)
  expect((await checkIn(people[10] as Person)).status).toBe(201)
  server.setClock('2026-11-20T07:55:00+07:00')
  server.deps.jobs.nudge('selfie')
  await menunggu(0)

  const disimpan = await server.owner.selectFrom('presensi_selfie').select(['kunci', 'rusak']).execute()
  expect(disimpan.length).toBeGreaterThanOrEqual(9)
  for (const { kunci, rusak } of disimpan) {
    expect(rusak).toBe(false)
    expect(await server.deps.files.exists(kunci ?? '')).toBe(true)
  }
})
