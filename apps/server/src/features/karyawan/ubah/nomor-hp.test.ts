import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let siti: string
let id: string
beforeAll(async () => {
  server = await startTestServer()
  siti = await server.login('karyawan@rekan.example')
  id = String((await server.call('GET /profile', { token: siti })).body['data'].karyawan.id)
})
afterAll(() => server.close())

const NOMOR = '+6281234567890'
const send = (nomor_hp: string, setuju: boolean, token = siti) =>
  server.call('POST /profile/nomor-hp', { token, body: { nomor_hp, setuju } })
/** The number as it stands in the directory and in the record, for whoever reads */
const seenBy = async (email: string) => {
  const token = await server.login(email)
  const { body } = await server.call('GET /karyawan?nama=Siti%20Rahmawati', { token })
  const orang = (await server.call(`GET /karyawan/${id}`, { token })).body['data']
  const baris = body['data'].find((satu: { id: string }) => satu.id === id)
  return [baris.nomor_hp, orang.nomor_hp, orang.kontak?.nomor_hp ?? null]
}
const BERHAK = ['karyawan@rekan.example', 'koordinator@rekan.example', 'hrd@rekan.example']
const LAIN = ['wita@rekan.example', 'budi.santoso@karsabina.example', 'admin@rekan.example']

it('is seen by its owner, their coordinator and hrd, by colleagues for as long as the owner consents', async () => {
  const { status, body } = await send('0812-3456-7890', false)
  expect([status, body['data'].karyawan]).toMatchObject([
    200,
    { kontak: { nomor_hp: NOMOR }, nomor_hp_terbuka: false },
  ])
  for (const email of BERHAK) expect([email, await seenBy(email)]).toEqual([email, [NOMOR, NOMOR, NOMOR]])
  for (const email of LAIN) expect([email, await seenBy(email)]).toEqual([email, [null, null, null]])
  await send(NOMOR, true)
  for (const email of LAIN) expect([email, await seenBy(email)]).toEqual([email, [NOMOR, NOMOR, NOMOR]])
  await send(NOMOR, false)
  for (const email of LAIN) expect([email, await seenBy(email)]).toEqual([email, [null, null, null]])
})

it('that hrd changes is hidden from colleagues until its owner consents to it', async () => {
  await send(NOMOR, true)
  const token = await server.login('hrd@rekan.example')
  const { versi } = (await server.call(`GET /karyawan/${id}`, { token })).body['data']
  const body = { versi, nomor_hp: '081299998888' }
  expect((await server.call(`POST /karyawan/${id}`, { token, body })).status).toBe(200)
  expect(await seenBy('wita@rekan.example')).toEqual([null, null, null])
})

it('stands in the trail by its end alone, with what became of the consent', async () => {
  await send(NOMOR, true)
  const token = await server.login('hrd@rekan.example')
  const { body } = await server.call(`GET /karyawan/${id}/perubahan`, { token })
  expect(body['data'][0]).toMatchObject({
    tindakan: 'POST /profile/nomor-hp',
    isian: expect.arrayContaining([
      expect.objectContaining({ nama: 'nomor_hp', sesudah: '••••••••••7890' }),
      { nama: 'nomor_hp_terbuka', sebelum: 'tidak', sesudah: 'ya' },
    ]),
  })
})

it('may be taken away, is refused where it is none, and is nobody’s without an employee', async () => {
  expect((await send('', true)).body['data'].karyawan).toMatchObject({
    kontak: { nomor_hp: null },
    nomor_hp_terbuka: false,
  })
  const { status, body } = await send('021-5551234', false)
  expect([status, body['errors']]).toEqual([
    422,
    { nomor_hp: ['Nomor HP harus seperti 081234567890 atau +6281234567890.'] },
  ])
  expect((await send(NOMOR, false, await server.login('admin@rekan.example'))).status).toBe(422)
})
