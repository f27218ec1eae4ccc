import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
let kontrakId = 0
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  for (const role of ['koordinator', 'hrd']) token[role] = await server.login(`${role}@rekan.example`)
  const klien = await call('POST /kelola/klien', { kode: 'MBS', nama: 'PT Mahakam' })
  const kontrak = await call(`POST /kelola/klien/${klien.body['data'].id}/kontrak`, {
    nomor: '01/MBS',
    mulai: '2026-01-01',
    sampai: '2026-12-31',
    versi: 1,
  })
  kontrakId = kontrak.body['data'].kontrak[0].id
})
afterAll(() => server.close())

const call = (what: string, body?: object, role = 'hrd') =>
  server.call(what, { token: token[role], ...(body && { body }) })
const HARGA = { jabatan: 'Satpam', satuan: 'hari', harga: 250_000, libur_persen: 200, lembur_sejam: 30_000 }
const SYARAT = {
  berlaku_dari: '2026-01-01',
  toleransi_menit: 15,
  jam_penuh_menit: 420,
  tutup_buku: 31,
  ganti_dalam_menit: 60,
  janji_pemenuhan: 97,
  tenggat_hari: 5,
  pasal_diam: null,
  biaya_manajemen: 1000,
  ppn: 'biaya',
  pph23: 'biaya',
  potongan_kosong: 100_000,
  harga: [HARGA],
}
const tulis = (isian: object, versi: number) =>
  call(`POST /kelola/kontrak-klien/${kontrakId}/syarat`, { ...SYARAT, ...isian, versi })

describe('prices and terms of a contract', () => {
  it('hold from a day on, and what held before stays', async () => {
    const pertama = await tulis({}, 1)
    expect([pertama.status, pertama.body['data']]).toEqual([200, { versi: 2, jabatan: [], syarat: [SYARAT] }])
    const naik = { berlaku_dari: '2026-07-01', harga: [{ ...HARGA, harga: 275_000 }] }
    const kedua = await tulis(naik, 2)
    expect(kedua.body['data'].syarat).toEqual([{ ...SYARAT, ...naik }, SYARAT])
    const usang = await tulis({ berlaku_dari: '2026-08-01' }, 2)
    expect([usang.status, usang.body['error'].error, usang.body['data'].versi]).toEqual([
      409,
      'VERSI_USANG',
      3,
    ])
    const ganti = await tulis({ ...naik, harga: [{ ...HARGA, harga: 280_000 }] }, 3)
    expect(ganti.body['data'].syarat).toMatchObject([{ harga: [{ harga: 280_000 }] }, SYARAT])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['sebelum', 'sesudah'])
      .where('tindakan', '=', 'POST /kelola/kontrak-klien/{id}/syarat')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(jejak).toMatchObject({
      sebelum: { harga: [{ harga: 275_000 }] },
      sesudah: { harga: [{ harga: 280_000 }] },
    })
  })

  it.each([
    ['berlaku_dari', { berlaku_dari: '2025-12-31' }],
    ['berlaku_dari', { berlaku_dari: '2027-01-01' }],
    ['harga', { harga: [] }],
    ['harga', { harga: [HARGA, { ...HARGA, jabatan: ' SATPAM' }] }],
    ['harga.0.harga', { harga: [{ ...HARGA, harga: -1 }] }],
    ['harga.0.harga', { harga: [{ ...HARGA, harga: 1.5 }] }],
    ['harga.0.libur_persen', { harga: [{ ...HARGA, libur_persen: 99 }] }],
    ['tutup_buku', { tutup_buku: 0 }],
    ['ppn', { ppn: 'semua orang' }],
    ['biaya_manajemen', { biaya_manajemen: 10_001 }],
  ])('are refused at %s', async (isi, isian) => {
    const { status, body } = await tulis(isian, 4)
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [isi]])
  })

  it('are read and written by HR alone, of a contract that is there', async () => {
    const alamat = `/kelola/kontrak-klien/${kontrakId}/syarat`
    expect((await call(`GET ${alamat}`, undefined, 'koordinator')).status).toBe(403)
    expect((await call(`POST ${alamat}`, { ...SYARAT, versi: 4 }, 'koordinator')).status).toBe(403)
    expect((await call('GET /kelola/kontrak-klien/999999/syarat')).status).toBe(404)
    expect((await call('POST /kelola/kontrak-klien/999999/syarat', { ...SYARAT, versi: 1 })).status).toBe(404)
  })
})
