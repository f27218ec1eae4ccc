import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildKlien } from '../../../test/berita-acara.ts'
import { type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
let hrd = ''
let uji: Awaited<ReturnType<typeof buildKlien>>
beforeAll(async () => {
  server = await startTestServer('2026-12-02T09:00:00+07:00', { withJobs: false })
  hrd = await server.login('hrd@rekan.example')
  uji = await buildKlien(server, { token: hrd })
})
afterAll(() => server.close())

const call = (what: string, body?: object) => server.call(what, { token: hrd, ...(body && { body }) })
const NOVEMBER = { tahun: 2026, bulan: 11 }
const susun = (isi: object = {}) =>
  call(`POST /kelola/kontrak-klien/${uji.kontrakId}/berita-acara`, { ...NOVEMBER, ...isi })

describe('a sheet of what happened at a client', () => {
  it('[KLIEN-03] counts a place of two people once, and a replacement for whom they replace, naming both', async () => {
    await uji.write([
      { orang: 0, tanggal: '2026-11-03', masuk: '07:00:00', pulang: '15:00:00' },
      { orang: 1, tanggal: '2026-11-03', masuk: '07:00:00', pulang: '15:00:00' },
      { orang: 0, tanggal: '2026-11-04' },
      { orang: 2, tanggal: '2026-11-04', masuk: '07:00:00', pulang: '15:00:00', menggantikan: 2 },
      { orang: 0, tanggal: '2026-11-05' },
    ])
    const { status, body } = await susun()
    expect(status).toBe(201)
    const { id, total, baris, hari } = body['data']
    expect(total).toMatchObject({ hari_orang: 2, janji: 30, diganti: 1, diganti_tepat: 1, detik: 57_600 })
    const sel = baris.map(
      (satu: { petugas: { nama: string } | null; sel: (string | null)[]; hari: number }) => [
        satu.petugas?.nama ?? null,
        satu.sel.slice(2, 5),
        satu.hari,
      ],
    )
    expect(hari).toHaveLength(30)
    expect(sel).toEqual([
      ['Orang 0', ['hadir', 'pengganti', 'kosong'], 2],
      ['Orang 1', ['hadir', null, null], 1],
      [null, [null, null, null], 0],
    ])
    const rinci = await call(`GET /kelola/berita-acara/${id}/hari?tanggal=2026-11-04`)
    expect(rinci.body['data']).toMatchObject([
      {
        pos: { nama: 'Gerbang' },
        hari_orang: 1,
        kosong_detik: 0,
        kerja: [
          { petugas: { nama: 'Orang 0' }, masuk: null },
          {
            petugas: { nama: 'Orang 2' },
            menggantikan: { nama: 'Orang 0' },
            masuk: '2026-11-04T07:00:00+07:00',
          },
        ],
      },
    ])
    const daftar = await call('GET /kelola/berita-acara?status=draf')
    expect(daftar.body).toMatchObject({ data: [{ id, revisi: 1, status: 'draf' }], meta: { total: 1 } })
  })
})
