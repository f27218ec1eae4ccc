import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const ids: Record<string, number> = {}
beforeAll(async () => {
  server = await startTestServer()
  for (const role of ['karyawan', 'hrd', 'kosong', 'wit'])
    token[role] = await server.login(`${role}@rekan.example`)
  for (const { id, kode } of await server.owner.selectFrom('karyawan').select(['id', 'kode']).execute())
    ids[kode] = id
  for (const { id, kode } of await server.owner.selectFrom('kantor').select(['id', 'kode']).execute())
    ids[kode] = id
})
afterAll(() => server.close())

const riwayat = async (query = '', kode = 'KBN0031', role = 'hrd') => {
  const { status, body } = await server.call(`GET /karyawan/${ids[kode]}/penempatan${query}`, {
    token: token[role],
  })
  return { status, body, data: body['data'], meta: body['meta'] }
}

/** Puts a span of the past at an office. */
const pernah = async (kode: string, kantor: string, tanggal_masuk: string, tanggal_selesai: string) =>
  server.owner
    .insertInto('penempatan')
    .values({
      karyawan_id: ids[kode] ?? 0,
      kantor_id: ids[kantor] ?? 0,
      jadwal_id: 1,
      koordinator_id: null,
      jabatan: 'Magang',
      unit: 'Gudang',
      tanggal_masuk,
      tanggal_selesai,
      utama: true,
    })
    .execute()

describe('[API-13] GET /karyawan/{id}/penempatan', () => {
  it('[API-40, placement item] gives this month’s placements with meta, ten a page', async () => {
    const { status, body } = await riwayat('', 'KBN0031', 'karyawan')
    expect(status).toBe(200)
    expect(body).toEqual({
      data: [
        {
          id: expect.any(Number),
          unit: 'Kantor Pusat',
          kantor: { id: ids['JKT01'], nama: 'Kantor Pusat Jakarta' },
          tanggal_masuk: '2022-04-01',
          tanggal_selesai: null,
          jabatan: 'Staf Administrasi',
          is_active: true,
          utama: true,
          koordinator: { id: expect.any(Number), nama: 'Rizky Pratama' },
          jadwal: { id: expect.any(Number), nama: 'Lima hari 08:00-17:00' },
        },
      ],
      meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
      links: expect.objectContaining({ prev: null, next: null }),
    })
  })

  it('holds those in force at any day of the month, newest first', async () => {
    await pernah('KBN0040', 'BDG01', '2026-01-05', '2026-03-31')
    await pernah('KBN0040', 'SMG01', '2026-04-01', '2026-04-30')
    const unit = async (query: string) =>
      (await riwayat(query, 'KBN0040')).data.map((p: { tanggal_masuk: string }) => p.tanggal_masuk)
    expect(await unit('?bulan=1&tahun=2026')).toEqual(['2026-01-05'])
    expect(await unit('?bulan=3')).toEqual(['2026-01-05'])
    expect(await unit('?bulan=4&tahun=2026')).toEqual(['2026-04-01'])
    expect(await unit('?bulan=5&tahun=2026')).toEqual([])
    expect(await unit('?bulan=12&tahun=2025')).toEqual([])
    await pernah('KBN0040', 'DPS01', '2026-05-15', '2026-05-31')
    await pernah('KBN0040', 'SMG01', '2026-05-01', '2026-05-14')
    expect(await unit('?bulan=5&tahun=2026')).toEqual(['2026-05-15', '2026-05-01'])
    expect((await riwayat('?bulan=5&tahun=2026&per_page=1&page=2', 'KBN0040')).body).toMatchObject({
      data: [{ tanggal_masuk: '2026-05-01', is_active: false, koordinator: null }],
      meta: { current_page: 2, last_page: 2, per_page: 1, total: 2 },
      links: {
        next: null,
        prev: `/api/karyawan/${ids['KBN0040']}/penempatan?bulan=5&tahun=2026&per_page=1&page=1`,
      },
    })
  })

  it('takes the current month from the clock of the person’s office', async () => {
    await pernah('KBN0049', 'BDG01', '2026-08-01', '2026-08-31')
    // 1 September 00:30 in Jayapura, 31 August 22:30 in Palembang.
    server.setClock('2026-09-01T00:30:00+09:00')
    expect((await riwayat('', 'KBN0049')).data.map((p: { is_active: boolean }) => p.is_active)).toEqual([
      true,
    ])
    const baru = await riwayat('', 'KBN0040')
    expect(baru.data).toMatchObject([{ tanggal_masuk: '2026-09-01', is_active: true }])
    server.setClock('2026-11-20T07:52:13+07:00')
  })

  it('is empty for those without any', async () => {
    const { data, meta } = await riwayat('', 'KBN0060', 'kosong')
    expect([data, meta.total, meta.last_page]).toEqual([[], 0, 1])
  })

  it.each(['bulan=0', 'bulan=13', 'tahun=abc', 'page=0', 'per_page=0', 'per_page=101', 'bulan=%00'])(
    'refuses %s with 422',
    async (query) => expect((await riwayat(`?${query}`)).status).toBe(422),
  )
})
