import { afterAll, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/orang/akun.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer(undefined, { passwords: 'real' })
afterAll(() => server.close())
// As dear as outside the tests.
const kata_sandi = await server.deps.passwords.hash(DEMO_PASSWORD)
await server.owner.updateTable('pengguna').set({ kata_sandi }).execute()

/** The most that may tell a known address from an unknown one, by its answer's duration. */
const BATAS_MS = 5
/** Of a machine so busy that answers take long anyhow, that share counts as equal. */
const BAGIAN = 0.1
const PASANG = 15
/** A difference that the code makes is there every time; one that the machine makes is not. */
const PUTARAN = 12

const dikenal = await server.owner
  .selectFrom('pengguna')
  .select('email')
  .where('email', 'is not', null)
  .orderBy('id')
  .limit(PASANG)
  .execute()

async function time(key: string, body: object): Promise<number> {
  const since = performance.now()
  await server.call(key, { body })
  return performance.now() - since
}
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** How much longer known addresses take, over pairs in alternating order; and how long answers take at all. */
async function measure(key: string, bodyOf: (email: string) => object) {
  const differences: number[] = []
  const durations: number[] = []
  for (const [i, { email }] of dikenal.entries()) {
    const one = [email ?? '', `tidak.ada.${i}@rekan.example`]
    const times = new Map<string, number>()
    for (const name of i % 2 ? one : one.toReversed()) times.set(name, await time(key, bodyOf(name)))
    const [known = 0, unknown = 0] = one.map((name) => times.get(name) ?? 0)
    differences.push(known - unknown)
    durations.push(known, unknown)
  }
  return { difference: Math.abs(median(differences)), usual: median(durations) }
}

it.each([
  ['POST /login', (email: string) => ({ email, password: 'bukan-kata-sandinya' })],
  ['POST /forgot-password', (email: string) => ({ email })],
])('%s takes as long for an unknown address as for a known one', async (key, bodyOf) => {
  await time(key, bodyOf('pemanasan@rekan.example'))
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < PUTARAN && best > 1; i += 1) {
    // Each round on full buckets: a day later.
    server.setClock(new Date(server.deps.clock.now() + 86_400_000).toISOString())
    const { difference, usual } = await measure(key, bodyOf)
    best = Math.min(best, difference / Math.max(BATAS_MS, BAGIAN * usual))
  }
  expect(best).toBeLessThanOrEqual(1)
})
