import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AKHIR, berkas, kirimSebagian } from '../../test/multipart.ts'
import { type Person, addPeople } from '../../test/people.ts'
import { DI_DALAM, formPresensi } from '../../test/selfie.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../test/server.ts'
import { createHands } from './form.ts'

const MIB = 1024 * 1024

let server: TestServer
let people: Person[]
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { maxUploadBytes: 8 * MIB })
  people = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
})
afterAll(() => server.close())

it('takes a photo of nearly 5 MB; holds so many bytes of uploads at once, and takes it once there is room', async () => {
  const { token } = people[0] as Person
  const raw = { width: 1270, height: 1270, channels: 3 } as const
  const foto = await sharp(randomBytes(1270 * 1270 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(foto.length / MIB).toBeGreaterThan(4.5)
  const send = () => server.call('POST /presensi/check-in', { token, form: formPresensi(foto, DI_DALAM) })
  const large = Buffer.concat([berkas(Buffer.alloc(5 * MIB)), AKHIR])
  // All but its end, for which it waits.
  const { socket, diServer } = await kirimSebagian(server, token, large, large.length - 64)
  const { status, body } = await send()
  expect([status, body['message']]).toEqual([
    503,
    'Terlalu banyak kiriman sedang diterima. Coba lagi sebentar lagi.',
  ])
  // Its broken end is an error at the server's side first.
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  diServer.once('close', () => resolve())
  socket.destroy()
  await closed
  expect((await send()).status).toBe(201)
})

it('[JAGA-18] has two files of an account in hand, lets twenty wait and refuses the next; others are not held up', async () => {
  const hands = createHands()
  const { promise: held, resolve: letGo } = Promise.withResolvers<string>()
  let begun = 0
  const work = () => {
    begun += 1
    return held
  }
  const taken = Array.from({ length: 22 }, () => hands(1, work))
  await expect(hands(1, work)).rejects.toMatchObject({ code: 'TERLALU_BANYAK_KIRIMAN' })
  expect(begun).toBe(2)
  expect(await hands(2, async () => 'another')).toBe('another')
  letGo('done')
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['done']))
  expect(begun).toBe(22)
})
