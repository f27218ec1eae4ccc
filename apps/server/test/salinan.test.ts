import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestCluster, startEmbeddedCluster } from './cluster.ts'
import { addPeople } from './people.ts'
import { DI_DALAM, drawSelfie, formPresensi } from './selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from './server.ts'

let cluster: TestCluster
let server: TestServer
beforeAll(async () => {
  cluster = await startEmbeddedCluster({ fsync: 'off' })
  const { address } = cluster
  // What the test itself writes waits for nobody.
  const owner = { ...address.owner, options: '-c synchronous_commit=local' }
  server = await startTestServer(undefined, { address: { ...address, owner } })
})
afterAll(async () => {
  await server.close()
  await cluster.stop()
})

/** Whose confirmation a COMMIT waits for, from the next one on. */
async function setStandby(names: string): Promise<void> {
  const client = new pg.Client(cluster.address.owner)
  await client.connect()
  await client.query('set synchronous_commit = local')
  await client.query(`alter system set synchronous_standby_names = '${names}'`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

it('[NODE-03] a punch that no standby has confirmed is not acknowledged, nor is its repetition; it counts once when one has', async () => {
  const [person] = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
  const selfie = await drawSelfie()
  const punch = () =>
    server.call('POST /presensi/check-in', {
      token: person?.token,
      form: formPresensi(selfie, DI_DALAM),
      headers: { 'idempotency-key': 'kunci-salinan' },
    })
  await setStandby('ANY 1 (yang_tidak_ada)')
  try {
    expect([(await punch()).status, (await punch()).status]).toEqual([503, 503])
  } finally {
    await setStandby('')
  }
  await expect.poll(async () => (await punch()).status).toBe(201)
  const rows = await server.owner
    .selectFrom('presensi')
    .select('id')
    .where('karyawan_id', '=', person?.karyawanId ?? 0)
    .execute()
  expect(rows).toHaveLength(1)
})
