import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SWEEPS } from '../../../sweeps.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: [Person, Person]

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = (await addPeople(server.owner, 2, Date.parse(JUMAT_PAGI))) as [Person, Person]
})
afterAll(() => server.close())

const kunciBaru = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
const daftar = ({ token }: Person, kunci: object) => server.call('POST /ponsel', { token, body: { kunci } })
const waktu = ({ token }: Person, id: number) => server.call(`POST /ponsel/${id}/waktu`, { token, body: {} })

it('[LURING-29] a phone is one however often its key is told, and whoever signs in on it', async () => {
  const [satu, dua] = people
  const kunci = kunciBaru()
  const pertama = await daftar(satu, kunci)
  expect([pertama.status, pertama.body['data']]).toEqual([
    200,
    { id: expect.any(Number), sidik: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ])
  // As WebCrypto exports it.
  const lagi = await daftar(satu, { ...kunci, ext: true, key_ops: ['verify'] })
  const lain = await daftar(dua, kunci)
  expect([lagi.body['data'], lain.body['data']]).toEqual([pertama.body['data'], pertama.body['data']])
  expect((await daftar(dua, kunciBaru())).body['data'].id).not.toBe(pertama.body['data'].id)
})

it('[LURING-04] tells who has signed in on it the time with a proof, and nobody else', async () => {
  const [satu, dua] = people
  const { id } = (await daftar(satu, kunciBaru())).body['data']
  const { status, body } = await waktu(satu, id)
  expect([status, body['data'].waktu]).toEqual([200, new Date(JUMAT_PAGI).toISOString()])
  expect(server.deps.times.read(body['data'].token)).toEqual({
    ponselId: id,
    penggunaId: satu.penggunaId,
    waktu: Date.parse(JUMAT_PAGI),
  })
  const asing = await waktu(dua, id)
  expect([asing.status, asing.body['error'].error]).toEqual([404, 'PONSEL_TIDAK_ADA'])
  expect((await waktu(satu, 2_000_000_000)).status).toBe(404)
})

it('[LURING-34] takes no proof that was altered', () => {
  const { times } = server.deps
  const token = times.sign({ ponselId: 7, penggunaId: 8, waktu: 9 })
  expect(times.read(token)).toEqual({ ponselId: 7, penggunaId: 8, waktu: 9 })
  for (const palsu of [token.replace('7.', '6.'), token.replace('.9.', '.99.'), `${token}A`, '', '7.8.9.x'])
    expect(times.read(palsu), palsu).toBeNull()
})

it.each<[string, object]>([
  ['a point beside the curve', { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43) }],
  ['another curve', { kty: 'EC', crv: 'P-384', x: 'A'.repeat(64), y: 'A'.repeat(64) }],
  ['a secret key', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })],
  ['nothing', {}],
])('refuses %s as a key', async (_name, kunci) => {
  const { status, body } = await daftar(people[0], kunci)
  expect(status).toBe(422)
  expect(Object.keys(body['errors']).every((nama) => nama.startsWith('kunci'))).toBe(true)
})

it('forgets when a phone was heard once nothing follows from it', async () => {
  const [satu] = people
  const { id } = (await daftar(satu, kunciBaru())).body['data']
  const banyak = async () =>
    (await server.owner.selectFrom('ponsel_dengar').select('pada').where('ponsel_id', '=', id).execute())
      .length
  await waktu(satu, id)
  server.setClock('2026-11-25T08:00:00+07:00')
  await waktu(satu, id)
  expect(await banyak()).toBe(2)
  for (const sweep of SWEEPS) await sweep(server.db, Date.parse('2026-12-01T08:00:00+07:00'))
  expect(await banyak()).toBe(1)
})
