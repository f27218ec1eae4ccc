import { afterAll, expect, it } from 'vitest'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token } = await signInSemua(server, {
  hrd: 'hrd@rekan.example',
  koordinator: 'koordinator@rekan.example',
  karyawan: 'karyawan@rekan.example',
})
const rekan = await addPeople(server.owner, 1, Date.parse(JUMAT_PAGI))
await server.owner
  .updateTable('pengguna')
  .set({ role: 'hrd' })
  .where('id', '=', rekan[0]?.penggunaId ?? 0)
  .execute()
afterAll(() => server.close())

const ISI = '?kantor=3&urut=-kontrak&kolom=penempatan%2Ckontrak'
type Siapa = keyof typeof token
const post = (alamat: string, body: object = {}, siapa: Siapa = 'hrd') =>
  server.call(`POST /kelola/tampilan${alamat}`, { token: token[siapa], body })
const daftar = async (milik: string = token.hrd) =>
  (await server.call('GET /kelola/tampilan?meja=karyawan', { token: milik })).body['data']
const simpan = (nama: string, isi: object = {}, siapa: Siapa = 'hrd') =>
  post('', { meja: 'karyawan', nama, isi: ISI, ...isi }, siapa)

it('[MEJA-28] a view kept is there after signing in anew, by its name, for nobody else unless it is shared', async () => {
  const { status, body } = await simpan('  Kontrak \n habis ')
  expect([status, body['data']]).toEqual([
    201,
    {
      id: expect.any(Number),
      meja: 'karyawan',
      nama: 'Kontrak habis',
      isi: ISI,
      bersama: false,
      milik_sendiri: true,
    },
  ])
  const { id } = body['data']
  expect(await daftar(await server.login('hrd@rekan.example'))).toEqual([body['data']])
  expect((await server.call('GET /kelola/tampilan?meja=izin', { token: token.hrd })).body['data']).toEqual([])
  expect(await daftar(token.koordinator)).toEqual([])
  expect((await simpan('kontrak HABIS')).body['error'].error).toBe('NAMA_TAMPILAN_DIPAKAI')
  expect((await simpan(' ')).body['errors']).toEqual({ nama: ['Nama tampilan harus diisi.'] })
  expect((await simpan('X', { isi: 'x'.repeat(2001) })).status).toBe(422)
  expect((await simpan('X', { meja: '../x' })).status).toBe(422)

  // Others' own is nobody's business, sharing HR's alone.
  for (const apa of ['', '/delete', '/restore'])
    expect((await post(`/${id}${apa}`, {}, 'koordinator')).status).toBe(404)
  expect((await simpan('Tim', { bersama: true }, 'koordinator')).body['errors']).toEqual({
    bersama: ['Hanya HRD yang dapat membagikan tampilan.'],
  })
  expect((await simpan('Tim', {}, 'karyawan')).status).toBe(403)
  expect((await post(`/${id}`, { bersama: true, nama: 'Segera habis' })).body['data']).toMatchObject({
    nama: 'Segera habis',
    bersama: true,
    isi: ISI,
  })
  expect(await daftar(token.koordinator)).toEqual([])
  expect(await daftar(rekan[0]?.token)).toMatchObject([{ id, milik_sendiri: false }])
})

it('[MEJA-21] one that was deleted is back as it was when that is undone in time', async () => {
  const [semula] = await daftar()
  expect((await post(`/${semula.id}/delete`)).status).toBe(200)
  expect(await daftar()).toEqual([])
  expect((await post(`/${semula.id}/delete`)).status).toBe(404)
  server.setClock('2026-11-20T07:52:22+07:00')
  expect((await post(`/${semula.id}/restore`)).status).toBe(200)
  expect(await daftar()).toEqual([semula])
  await post(`/${semula.id}/delete`)
  expect((await simpan(semula.nama)).status).toBe(201)
  expect((await post(`/${semula.id}/restore`)).body['error'].error).toBe('NAMA_TAMPILAN_DIPAKAI')
  server.setClock('2026-11-20T07:54:22+07:00')
  expect((await post(`/${semula.id}/restore`)).body['error'].error).toBe('TAMPILAN_TIDAK_KEMBALI')
  const jejak = await server.owner
    .selectFrom('audit')
    .select('tindakan')
    .where('objek', '=', 'tampilan')
    .where('objek_id', '=', String(semula.id))
    .orderBy('id')
    .execute()
  expect(jejak.map(({ tindakan }) => tindakan.split('/').at(-1))).toEqual([
    'tampilan',
    '{id}',
    'delete',
    'restore',
    'delete',
  ])
})
