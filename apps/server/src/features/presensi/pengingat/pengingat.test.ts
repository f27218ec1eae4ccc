import { afterAll, expect, it } from 'vitest'
import { signInSemua } from '../../../../test/pengajuan.ts'
import { JUMAT_PAGI, startTestServer } from '../../../../test/server.ts'

const server = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  /** Without an employee */
  admin: 'admin@rekan.example',
})
afterAll(() => server.close())

const aktif = async (milik: string) =>
  (await server.call('GET /pengingat', { token: milik })).body['data'].aktif
const atur = (milik: string, isi: object) => server.call('POST /pengingat', { token: milik, body: isi })

it.each(Object.keys(token) as (keyof typeof token)[])(
  '%s has them on until they switch them off, for their own account alone',
  async (siapa) => {
    const lain = Object.values(token).filter((satu) => satu !== token[siapa])
    expect(await aktif(token[siapa])).toBe(true)
    const mati = await atur(token[siapa], { aktif: false })
    expect([mati.status, mati.body]).toEqual([
      200,
      { data: { aktif: false }, message: 'Pengingat presensi dimatikan.' },
    ])
    expect(await aktif(token[siapa])).toBe(false)
    for (const satu of lain) expect(await aktif(satu)).toBe(true)
    const nyala = await atur(token[siapa], { aktif: true })
    expect(nyala.body).toEqual({ data: { aktif: true }, message: 'Pengingat presensi dinyalakan.' })
    expect(await aktif(token[siapa])).toBe(true)
  },
)

it.each([{}, { aktif: 'ya' }, { aktif: null }, { aktif: 1 }])('refuses %j', async (isi) => {
  const { status, body } = await atur(token.karyawan, isi)
  expect([status, body['errors']]).toEqual([422, { aktif: ['Pilih nyala atau mati.'] }])
})
