import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, addCheckIn, addPeople, setKoordinator } from '../../../../test/people.ts'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { type TestServer, startTestServer } from '../../../../test/server.ts'
import type { Answer } from '../../../platform/http.ts'

const SENIN = '2026-11-23T09:00:00+07:00'
const JUMAT = '2026-11-20'
let server: TestServer
let orang: Person
let lain: Person
let masuk: Awaited<ReturnType<typeof siapkan>>
const siapkan = () =>
  signInSemua(server, { hrd: 'hrd@rekan.example', koordinator: 'koordinator@rekan.example' })
afterAll(() => server.close())
beforeAll(async () => {
  server = await startTestServer(SENIN, { withJobs: false })
  masuk = await siapkan()
  ;[orang, lain] = (await addPeople(server.owner, 2, Date.parse(SENIN))) as [Person, Person]
  await setKoordinator(server.owner, masuk.akun.koordinator.penggunaId, [orang])
  await setKoordinator(server.owner, null, [lain])
  await addCheckIn(server.owner, orang.karyawanId, JUMAT)
})

const tanya = (isi: object = {}, token = masuk.token.hrd, id = orang.karyawanId) =>
  server.call(`POST /karyawan/presensi/${id}/tanya`, { token, body: { tanggal: JUMAT, ...isi } })
const sel = async () => {
  const { body } = await server.call(`GET /kelola/presensi?bulan=11&tahun=2026&cari=Orang`, {
    token: masuk.token.hrd,
  })
  const { data } = body as unknown as Answer<'GET /kelola/presensi'>
  return data.find(({ id }) => id === orang.karyawanId)?.hari[19]
}
const hari = async () =>
  (
    await server.call(`GET /karyawan/${orang.karyawanId}/presensi?tanggal=${JUMAT}`, {
      token: masuk.token.hrd,
    })
  ).body['data']

it('[HARI-08] asks the person, who answers with one tap; the answer stands as a proposal until HR accepts it', async () => {
  expect(await sel()).toMatchObject({ keadaan: ['TANPA_PULANG'], usulan: null, ditanya: false })
  const { status, body } = await tanya()
  expect([status, body['message']]).toEqual([
    200,
    'Pertanyaan dikirim. Jawabannya muncul di sini sebagai usulan.',
  ])
  expect(await sel()).toMatchObject({ ditanya: true })
  const kabar = await server.call('GET /notifikasi', { token: orang.token })
  expect(kabar.body['data'][0]).toMatchObject({
    title: 'Jam berapa Anda pulang?',
    body: expect.stringContaining('20 November 2026'),
  })

  // The planned end stands in the field already.
  const pulang = await server.call('GET /absensi/pulang', { token: orang.token })
  expect(pulang.body['data']).toMatchObject([{ tanggal: JUMAT, selesai: `${JUMAT}T17:00:00+07:00` }])
  const jawab = await server.call('POST /absensi/pulang', {
    token: orang.token,
    body: { tanggal: JUMAT, jam_pulang: '17:00' },
  })
  expect(jawab.status).toBe(200)
  const usulan = {
    id: jawab.body['data'].id,
    jam_masuk: null,
    jam_pulang: '17:00:00',
    keterangan: 'Lupa check out.',
  }
  expect(await sel()).toMatchObject({
    keadaan: ['TANPA_PULANG', 'USULAN'],
    usulan,
    ditanya: false,
    jam_kerja: 0,
  })
  expect((await hari()).check_out).toBeNull()
  expect((await tanya()).body['errors'].tanggal[0]).toContain('menunggu keputusan')

  const setuju = await server.call(`POST /absensi/${usulan.id}/approve`, { token: masuk.token.hrd, body: {} })
  expect(setuju.status).toBe(200)
  expect(await sel()).toMatchObject({ keadaan: [], usulan: null, jam_kerja: 9 * 3600 })
  expect((await hari()).check_out).toMatchObject({ waktu: '17:00:00', by_admin: true })
  expect((await tanya()).status).toBe(422)
})

it('[HARI-08] is asked by who decides on the person, of a day that can be answered', async () => {
  for (const tanggal of ['2026-11-22', '2026-11-23', '2026-11-10'])
    expect(Object.keys((await tanya({ tanggal })).body['errors'])).toEqual(['tanggal'])
  expect((await tanya({}, orang.token)).status).toBe(403)
  expect((await tanya({}, masuk.token.koordinator, lain.karyawanId)).status).toBe(404)
  const kemarin = '2026-11-19'
  await addCheckIn(server.owner, orang.karyawanId, kemarin)
  expect((await tanya({ tanggal: kemarin }, masuk.token.koordinator)).status).toBe(200)
})
