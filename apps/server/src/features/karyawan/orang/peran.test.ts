import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let people: Person[]
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  people = await addPeople(server.owner, 8, Date.parse(JUMAT_PAGI))
  for (const role of ['koordinator', 'hrd', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
})
afterAll(() => server.close())

const change = (id: number | null, role: string, oleh = 'hrd') =>
  server.call(`POST /karyawan/${id}/peran`, { token: token[oleh], body: { role } })
const demo = (email: string) =>
  server.owner
    .selectFrom('pengguna')
    .select(['id', 'karyawan_id', 'role'])
    .where('email', '=', `${email}@rekan.example`)
    .executeTakeFirstOrThrow()

it('makes a coordinator of an employee and takes it back, at once and on record', async () => {
  const orang = people.pop() as Person
  const boleh = async () =>
    (await server.call('POST /absensi/1/approve', { token: orang.token, body: {} })).status !== 403
  expect(await boleh()).toBe(false)
  const { status, body } = await change(orang.karyawanId, 'koordinator')
  expect([status, body['data'].akun.role, body['message']]).toEqual([200, 'koordinator', 'Peran diubah.'])
  expect(await boleh()).toBe(true)
  const daftar = await server.call('GET /koordinator?untuk=semua', { token: token['hrd'] })
  expect(daftar.body['data']).toContainEqual({ id: orang.penggunaId, nama: expect.any(String) })
  expect((await change(orang.karyawanId, 'koordinator')).body['message']).toMatch(/^Tidak ada perubahan/)
  expect((await change(orang.karyawanId, 'karyawan')).status).toBe(200)
  expect(await boleh()).toBe(false)
  const catatan = await server.owner
    .selectFrom('audit')
    .select(['sebelum', 'sesudah'])
    .where('tindakan', '=', 'POST /karyawan/{id}/peran')
    .where('objek_id', '=', String(orang.karyawanId))
    .orderBy('id')
    .execute()
  expect(catatan).toEqual([
    { sebelum: { role: 'karyawan' }, sesudah: { role: 'koordinator' } },
    { sebelum: { role: 'koordinator' }, sesudah: { role: 'karyawan' } },
  ])
})

it('leaves no people without their coordinator', async () => {
  const { karyawan_id } = await demo('koordinator')
  const { status, body } = await change(karyawan_id, 'karyawan')
  expect([status, body['message']]).toEqual([
    409,
    expect.stringMatching(/^Masih menjadi koordinator \d+ orang\. Pindahkan mereka/),
  ])
  expect((await demo('koordinator')).role).toBe('koordinator')
})

it.each([
  ['hrd', 'hrd', 403],
  ['hrd', 'admin', 403],
  ['admin', 'hrd', 200],
  ['admin', 'manajer', 422],
])('%s gives the role %s: %i', async (oleh, role, status) => {
  expect((await change((people[0] as Person).karyawanId, role, oleh)).status).toBe(status)
})

it('is nobody’s for themselves, nor for who stands as high, has left or is not there', async () => {
  const hrd = await demo('hrd')
  expect((await change(hrd.karyawan_id, 'karyawan')).body['message']).toMatch(/^Peran Anda sendiri/)
  // By the case before, the admin made HR of this one.
  expect((await change((people[0] as Person).karyawanId, 'karyawan')).status).toBe(403)
  const keluar = people[1] as Person
  await server.owner
    .updateTable('karyawan')
    .set({ aktif: false, tanggal_keluar: '2026-11-19', alasan_keluar: 'Selesai' })
    .where('id', '=', keluar.karyawanId)
    .execute()
  expect((await change(keluar.karyawanId, 'koordinator')).status).toBe(409)
  expect((await change(999_999, 'koordinator')).status).toBe(404)
})
