import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPeople } from '../../../../test/people.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../../test/server.ts'

let server: TestServer
let hrd: string
let id: number
beforeAll(async () => {
  server = await startTestServer()
  hrd = await server.login('hrd@rekan.example')
  const token = await server.login('karyawan@rekan.example')
  const ubah = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [nama, nilai] of Object.entries(fields)) form.append(nama, nilai)
    const { status, body } = await server.call('POST /profile', { token, form })
    expect(status).toBe(200)
    id = body['data'].karyawan.id
  }
  await ubah({ nama_bank: 'Bank Jago', nomor_rekening: '101010101010' })
  server.setClock('2026-11-20T08:30:00+07:00')
  await ubah({ email: 'siti@rekan.example', status_pernikahan_id: '3', instansi: 'SMK Negeri 1 Garut' })
})
afterAll(() => server.close())

const minta = (siapa: number | string, token = hrd, query = '') =>
  server.call(`GET /karyawan/${siapa}/perubahan${query}`, { token })

describe('GET /karyawan/{id}/perubahan', () => {
  it('tells hrd what a person changed, newest first, numbers and addresses hidden', async () => {
    const { status, body } = await minta(id)
    const siti = { id: expect.any(Number), nama: 'Siti Rahmawati' }
    expect([status, body['meta'].total]).toEqual([200, 2])
    expect(body['data']).toEqual([
      {
        id: expect.any(Number),
        waktu: '2026-11-20T01:30:00.000Z',
        oleh: siti,
        tindakan: 'POST /profile',
        isian: expect.arrayContaining([
          { nama: 'email', sebelum: 'k•••@rekan.example', sesudah: 's•••@rekan.example' },
          { nama: 'status_pernikahan', sebelum: 'Kawin', sesudah: 'Cerai Hidup' },
          { nama: 'instansi', sebelum: null, sesudah: 'SMK Negeri 1 Garut' },
        ]),
      },
      {
        id: expect.any(Number),
        waktu: new Date(JUMAT_PAGI).toISOString(),
        oleh: siti,
        tindakan: 'POST /profile',
        isian: expect.arrayContaining([
          { nama: 'nama_bank', sebelum: 'Bank Mandiri', sesudah: 'Bank Jago' },
          { nama: 'nomor_rekening', sebelum: '•••••••••5970', sesudah: '••••••••1010' },
        ]),
      },
    ])
    expect(body['data'].map((satu: { isian: unknown[] }) => satu.isian.length)).toEqual([3, 2])
  })

  it('pages, and says 404 for who is not there', async () => {
    const { body } = await minta(id, hrd, '?per_page=1&page=2')
    expect(body['meta']).toEqual({ current_page: 2, last_page: 2, per_page: 1, total: 2 })
    expect(body['data']).toHaveLength(1)
    for (const siapa of [999_999, 'x', 0]) expect((await minta(siapa)).status).toBe(404)
    const [, lain] = (await server.call('GET /karyawan', { token: hrd })).body['data']
    expect((await minta(lain.id)).body).toMatchObject({ data: [], meta: { total: 0 } })
  })

  it('[KARY-01] has contracts, documents and tax data too, also those that are gone; an auditor none of tax', async () => {
    const [, , lain] = (await server.call('GET /karyawan', { token: hrd })).body['data']
    const kirim = (jalan: string, body?: object) => server.call(`POST ${jalan}`, { token: hrd, body })
    const kontrak = {
      jenis: 'PKWT',
      nomor: '001/PKWT/2026',
      ditandatangani: '2026-11-19',
      mulai: '2026-12-01',
      sampai: '2027-11-30',
    }
    const dicatat = await kirim(`/kelola/karyawan/${lain.id}/kontrak`, kontrak)
    const [{ id: kontrakId, versi }] = dicatat.body['data']
    await kirim(`/kelola/kontrak/${kontrakId}`, { ...kontrak, nomor: '002/PKWT/2026', versi })
    await kirim(`/kelola/kontrak/${kontrakId}/hapus`)
    await kirim(`/kelola/karyawan/${lain.id}/pajak`, { agama: 'ISLAM', versi: 0 })
    const tindakan = async (token: string) =>
      (await minta(lain.id, token)).body['data'].map((satu: { tindakan: string }) => satu.tindakan)
    const pajak = 'POST /kelola/karyawan/{id}/pajak'
    expect(await tindakan(hrd)).toEqual([
      pajak,
      'POST /kelola/kontrak/{id}/hapus',
      'POST /kelola/kontrak/{id}',
      'POST /kelola/karyawan/{id}/kontrak',
    ])
    const [auditor] = await addPeople(server.owner, 1, server.deps.clock.now())
    await server.owner
      .updateTable('pengguna')
      .set({ role: 'auditor' })
      .where('id', '=', auditor?.penggunaId ?? 0)
      .execute()
    expect(await tindakan(auditor?.token ?? '')).toEqual((await tindakan(hrd)).slice(1))
  })

  it('is hrd’s alone', async () => {
    for (const role of ['karyawan', 'koordinator', 'admin']) {
      const token = await server.login(role === 'karyawan' ? 'siti@rekan.example' : `${role}@rekan.example`)
      expect([role, (await minta(id, token)).status]).toEqual([role, 403])
    }
  })
})
