import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAkun } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
let admin: string
let hrd: string
let siti: number
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.login('admin@rekan.example')
  hrd = await server.login('hrd@rekan.example')
  siti = (await findAkun(server.owner, 'karyawan@rekan.example')).karyawanId
  const upah = { mulai: '2026-12-01', satuan: 'bulan', pokok: 7_654_321, tunjangan_tetap: 0 }
  const lakukan = async (token: string, key: string, body: object) =>
    expect([key, (await server.call(key, { token, body })).status < 300]).toEqual([key, true])
  await lakukan(hrd, `POST /karyawan/${siti}/upah`, { ...upah, tunjangan_tidak_tetap: 0 })
  await lakukan(hrd, 'POST /pengaturan/perusahaan', { nama: 'PT Uji', alamat: 'Jalan Uji 1' })
  await lakukan(admin, `POST /karyawan/${siti}/kode-reset`, {})
  await lakukan(hrd, `POST /karyawan/${siti}/nonaktif`, { tanggal: '2026-11-19', alasan: 'Kontrak.' })
})
afterAll(() => server.close())

const lihat = async (query = '', token = admin) => server.call(`GET /sistem/audit${query}`, { token })

it('tells the administrator who did what to whom, newest first', async () => {
  const { status, body } = await lihat('?nama=siti rahma')
  expect(status).toBe(200)
  const karyawan = { id: siti, nama: 'Siti Rahmawati' }
  const semua = body['data'] as Record<string, unknown>[]
  expect(semua.map(({ tindakan }) => tindakan)).toEqual([
    'POST /karyawan/{id}/nonaktif',
    'POST /karyawan/{id}/kode-reset',
    'POST /karyawan/{id}/upah',
  ])
  expect(semua.every((satu) => JSON.stringify(satu['karyawan']) === JSON.stringify(karyawan))).toBe(true)
  expect(semua[0]).toMatchObject({
    waktu: new Date(JUMAT_PAGI).toISOString(),
    oleh: { nama: 'Irfan Maulana' },
    keterangan: 'Nonaktifkan karyawan dengan hari kerja terakhirnya',
    objek: 'karyawan',
    objek_id: String(siti),
    isian: expect.arrayContaining([
      { nama: 'aktif', terbuka: true, sebelum: 'true', sesudah: 'false' },
      { nama: 'alasan_keluar', terbuka: false, sebelum: null, sesudah: null },
    ]),
  })
})

it('keeps pay and private data closed: that a field changed is all that is told', async () => {
  const { body } = await lihat('?per_page=100')
  const upah = body['data'].find(({ objek }: { objek: string }) => objek === 'upah')
  expect(upah.isian.map(({ nama }: { nama: string }) => nama)).toContain('pokok')
  expect(JSON.stringify(body)).not.toMatch(/7654321|Kontrak|Jalan Uji/)
})

it('pages and narrows by who acted; what nobody did is empty', async () => {
  const { body } = await lihat('?per_page=1&page=2')
  expect([body['data'].length, body['meta'].current_page, body['meta'].per_page]).toEqual([1, 2, 1])
  const { body: irfan } = await lihat('?nama=IRFAN')
  expect(new Set(irfan['data'].map(({ oleh }: { oleh: { nama: string } }) => oleh.nama))).toEqual(
    new Set(['Irfan Maulana']),
  )
  expect(irfan['meta'].total).toBe(3)
  expect((await lihat('?nama=%25%25')).body['meta'].total).toBe(4)
  expect((await lihat('?nama=tidak ada orangnya')).body).toMatchObject({ data: [], meta: { total: 0 } })
})

it.each(['karyawan', 'koordinator', 'hrd'])('is not for %s', async (role) => {
  const token = await server.login(`${role === 'karyawan' ? 'wita' : role}@rekan.example`)
  expect((await lihat('', token)).status).toBe(403)
})
