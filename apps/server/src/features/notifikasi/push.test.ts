import { afterAll, beforeEach, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { openLayananPush } from '../../../test/push.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

const layanan = await openLayananPush()
const server: TestServer = await startTestServer(JUMAT_PAGI, { fetch: layanan.fetch })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
})
// It is the time at which work begins.
await server.owner.updateTable('pengguna').set({ pengingat: false }).execute()
afterAll(async () => {
  layanan.close()
  await server.close()
})

beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  layanan.answer(201)
  layanan.diterima.length = 0
  for (const tabel of ['push_langganan', 'notifikasi', 'lembur'] as const)
    await server.owner.deleteFrom(tabel).execute()
})

const langgan = (milik: string, isi: object = layanan.langganan('satu')) =>
  server.call('POST /push/langganan', { token: milik, body: isi })
/** Overtime filed, of which the coordinator is told. */
const ajukan = async (jam = 17) => {
  const { status } = await server.call('POST /lembur/pengajuan', {
    token: token.karyawan,
    body: {
      koordinator_id: akun.koordinator.penggunaId,
      tanggal: '2026-11-23',
      jam_mulai: `${jam}:00`,
      jam_selesai: `${jam + 1}:00`,
      keterangan: 'Stok opname.',
    },
  })
  expect(status).toBe(201)
}
const terkirim = async () => {
  await server.deps.jobs.idle()
  return layanan.diterima.map(({ isi }) => isi)
}
const sisa = async (tabel: 'push_kiriman' | 'push_langganan') =>
  (await server.owner.selectFrom(tabel).select('id').execute()).length
const JUDUL = { title: 'Pengajuan lembur menunggu keputusan Anda', tujuan: '/izin' }

it('[API-36] the public key is the one that pushes are signed with, and their content is the title and the screen it leads to', async () => {
  const { body } = await server.call('GET /push/public-key', { token: token.karyawan })
  expect(Buffer.from(body['data'].public_key, 'base64url')).toHaveLength(65)
  const { status, body: jawaban } = await langgan(token.koordinator)
  expect([status, jawaban]).toEqual([200, { message: 'Notifikasi di perangkat ini dinyalakan.' }])
  await ajukan()
  expect(await terkirim()).toEqual([JUDUL])
  const otorisasi = layanan.diterima[0]?.headers.authorization ?? ''
  const [, jwt = '', kunci] = /^(?:vapid|WebPush) t=([^,]+), ?k=(.+)$/i.exec(otorisasi) ?? []
  expect(kunci).toBe(body['data'].public_key)
  const klaim = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString())
  expect(klaim).toMatchObject({ aud: 'https://fcm.googleapis.com', sub: 'https://rekan.example' })
  expect(await sisa('push_kiriman')).toBe(0)
})

it('a device belongs to who signed in on it last, and to nobody once the session is over', async () => {
  await langgan(token.koordinator)
  const lain = await server.login('koordinator@rekan.example')
  await langgan(lain, layanan.langganan('dua'))
  await langgan(lain, layanan.langganan('tiga'))
  await langgan(token.karyawan)
  // One of the coordinator's is the employee's now, the other was replaced by its own.
  expect(await sisa('push_langganan')).toBe(2)
  await ajukan()
  expect(await terkirim()).toEqual([JUDUL])
  await server.call('POST /logout', { token: lain, body: {} })
  await ajukan(19)
  expect([await terkirim(), await sisa('push_langganan')]).toEqual([[JUDUL], 1])
  expect((await server.call('POST /push/berhenti', { token: token.karyawan, body: {} })).status).toBe(200)
  expect((await server.call('POST /push/berhenti', { token: token.karyawan, body: {} })).status).toBe(200)
  expect(await sisa('push_langganan')).toBe(0)
})

it('a push service that hangs delays no request, is let go after 5 seconds and tried again', async () => {
  await langgan(token.koordinator)
  layanan.answer('diam')
  const mulai = performance.now()
  await ajukan()
  await ajukan(19)
  expect(await sisa('push_kiriman')).toBe(2)
  await server.deps.jobs.idle()
  const lama = performance.now() - mulai
  expect([layanan.diterima.length, lama > 4900]).toEqual([2, true])
  layanan.answer(201)
  server.deps.jobs.nudge('push')
  expect(await terkirim()).toHaveLength(2)
  server.setClock('2026-11-20T07:52:44+07:00')
  server.deps.jobs.nudge('push')
  expect([(await terkirim()).length, await sisa('push_kiriman')]).toEqual([4, 0])
})

it.each([404, 410])('a device that answers %d is removed', async (status) => {
  await langgan(token.koordinator)
  layanan.answer(status)
  await ajukan()
  expect([(await terkirim()).length, await sisa('push_langganan'), await sisa('push_kiriman')]).toEqual([
    1, 0, 0,
  ])
})

it.each([
  ['is read meanwhile', '2026-11-20T07:53:00+07:00', true],
  ['is six hours old', '2026-11-20T13:52:14+07:00', false],
])('what %s is pushed no more', async (_nama, kini, dibaca) => {
  await langgan(token.koordinator)
  layanan.answer(503)
  await ajukan()
  expect([(await terkirim()).length, await sisa('push_kiriman')]).toEqual([1, 1])
  layanan.answer(201)
  if (dibaca) await server.call('POST /notifikasi/read-all', { token: token.koordinator, body: {} })
  server.setClock(kini)
  server.deps.jobs.nudge('push')
  expect([(await terkirim()).length, await sisa('push_kiriman')]).toEqual([1, 0])
})

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('takes %s', async (endpoint) => {
  expect((await langgan(token.koordinator, { ...layanan.langganan('x'), endpoint })).status).toBe(200)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.jahat.example/abc',
  'https://jahatfcm.googleapis.com.example/abc',
  'https://notfcm.googleapis.com/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://a:b@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'http://localhost:5432/',
  'file:///etc/passwd',
  'bukan alamat',
  '',
])('[API-36] calls no stranger: %j', async (endpoint) => {
  const { status, body } = await langgan(token.koordinator, { ...layanan.langganan('x'), endpoint })
  expect([status, Object.keys(body['errors'])]).toEqual([422, ['endpoint']])
  expect(await sisa('push_langganan')).toBe(0)
})

it('keys that are none are refused by their form, or end the device when they encrypt nothing', async () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const isi = layanan.langganan('x')
  const { status } = await langgan(token.koordinator, { ...isi, keys: { ...keys, auth: 'pendek' } })
  expect(status).toBe(422)
  expect((await langgan(token.koordinator, { ...isi, keys })).status).toBe(200)
  await ajukan()
  expect([await terkirim(), await sisa('push_langganan')]).toEqual([[], 0])
})

it('a trial reaches all devices of who asks and nobody else’s, and forgets those that are gone', async () => {
  const { token: pengurus } = await signInSemua(server, { hrd: 'hrd@rekan.example' })
  const uji = async () =>
    (await server.call('POST /kelola/pengaturan/uji-push', { token: pengurus.hrd })).body['data']
  await langgan(token.koordinator, layanan.langganan('lain'))
  expect(await uji()).toEqual({ terkirim: 0, mati: 0, gagal: 0 })
  await langgan(pengurus.hrd)
  expect(await uji()).toEqual({ terkirim: 1, mati: 0, gagal: 0 })
  expect(layanan.diterima.map(({ isi }) => isi)).toEqual([
    { title: 'Notifikasi uji dari Rekan', tujuan: '/izin' },
  ])
  layanan.answer(410)
  expect(await uji()).toEqual({ terkirim: 0, mati: 1, gagal: 0 })
  expect(await sisa('push_langganan')).toBe(1)
})
