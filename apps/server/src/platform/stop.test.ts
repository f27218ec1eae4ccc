import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AKHIR, berkas, isian, kirimSebagian } from '../../test/multipart.ts'
import { type Person, addPeople } from '../../test/people.ts'
import { type RawAnswer, dial, readAnswer } from '../../test/raw.ts'
import { drawSelfie } from '../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../test/server.ts'
import { stopGently } from './stop.ts'

let server: TestServer
let people: Person[]

beforeAll(async () => {
  server = await startTestServer()
  people = await addPeople(server.owner, 2, Date.parse(JUMAT_PAGI))
})
afterAll(() => server.close())

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** A connection that stands because a call has come over it. */
async function keptAlive(): Promise<Socket> {
  const socket = dial(server)
  socket.write(GET('/api/health'))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
  return socket
}

it('answers what it has accepted, says that it is going, takes nobody new, and waits for no one for ever', async () => {
  const foto = await drawSelfie()
  const body = Buffer.concat([
    isian('latitude', '-6.1754'),
    isian('longitude', '106.8272'),
    berkas(foto),
    AKHIR,
  ])
  const [uploading, stalled] = people as [Person, Person]
  const half = body.length >> 1
  const upload = await kirimSebagian(server, uploading.token, body, half)
  const stall = await kirimSebagian(server, stalled.token, body, half)
  const [asking, late, idle] = await Promise.all([keptAlive(), keptAlive(), keptAlive()])
  const answers = Promise.all([upload.socket, asking, late, idle, stall.socket].map((one) => readAnswer(one)))

  const stopped = stopGently(server.app, { graceMs: 1000, lastRequestsMs: 3000 })
  const stranger = dial(server)
  const refused = once(stranger, 'error')
  asking.write(GET('/api/health'))
  late.write(GET('/api/tidak-ada'))
  upload.socket.write(body.subarray(half))

  expect(((await refused) as [NodeJS.ErrnoException])[0].code).toBe('ECONNREFUSED')
  const [uploaded, health, unknown, silent, cut] = (await answers) as [
    RawAnswer,
    RawAnswer,
    RawAnswer,
    RawAnswer,
    RawAnswer,
  ]
  expect(uploaded.status).toBe(201)
  expect([health.status, health.body['message']]).toEqual([503, expect.stringMatching(/^Layanan belum siap/)])
  expect(unknown.status).toBe(404)
  for (const { headers } of [uploaded, health, unknown]) expect(headers.get('connection')).toBe('close')
  expect([silent.status, cut.status]).toEqual([0, 0])
  await stopped

  const rows = await server.owner
    .selectFrom('presensi')
    .select('karyawan_id')
    .where('karyawan_id', 'in', [uploading.karyawanId, stalled.karyawanId])
    .execute()
  expect(rows).toEqual([{ karyawan_id: uploading.karyawanId }])
})
