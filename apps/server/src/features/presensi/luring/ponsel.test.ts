import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SWEEPS } from '../../../sweeps.ts'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: [Person, Person, Person]

beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = (await addPeople(server.owner, 3, Date.parse(JUMAT_PAGI))) as [Person, Person, Person]
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

it('[JAGA-14] of more than five those unheard for a month give way; its owner is told, and chooses where none does', async () => {
  const [, , orang] = people
  const kabar = async () =>
    (
      await server.owner
        .selectFrom('notifikasi')
        .select('judul')
        .where('pengguna_id', '=', orang.penggunaId)
        .execute()
    ).length
  const milik = async () =>
    (await server.call('GET /ponsel', { token: orang.token })).body['data'] as { id: number; nama: string }[]
  const kunci = Array.from({ length: 7 }, kunciBaru)
  const ids: number[] = []
  server.setClock('2026-10-18T08:00:00+07:00')
  for (const satu of kunci.slice(0, 5)) ids.push((await daftar(orang, satu)).body['data'].id)
  // The first is nobody's news.
  expect(await kabar()).toBe(4)
  server.setClock(JUMAT_PAGI)
  for (const id of ids.slice(1)) await waktu(orang, id)
  const keenam = await daftar(orang, kunci[5] as object)
  expect([keenam.status, await kabar()]).toEqual([200, 5])
  expect((await milik()).map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([
    ...ids.slice(1),
    keenam.body['data'].id,
  ])
  // What gave way hears nothing, and neither comes back nor makes room for a seventh, at once or one after the other.
  expect((await waktu(orang, ids[0] as number)).status).toBe(404)
  const penuh = await Promise.all([daftar(orang, kunci[0] as object), daftar(orang, kunci[6] as object)])
  for (const { status, body } of penuh) {
    expect([status, body['error'].error]).toEqual([409, 'PONSEL_TERLALU_BANYAK'])
    expect(body['message']).toContain('Perangkat Saya')
  }
  expect((await daftar(orang, kunci[5] as object)).status).toBe(200)
  const lepas = (siapa: Person) =>
    server.call(`POST /ponsel/${ids[1]}/lepas`, { token: siapa.token, body: {} })
  expect([(await lepas(people[0])).status, (await lepas(orang)).status]).toEqual([404, 200])
  const kembali = await daftar(orang, kunci[0] as object)
  expect([kembali.status, kembali.body['data'].id, await kabar()]).toEqual([200, ids[0], 6])
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
