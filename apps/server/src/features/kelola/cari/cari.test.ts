import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../../test/server.ts'

const NIK_SITI = '3205995005880031'

let server: TestServer
const token: Record<string, string> = {}
beforeAll(async () => {
  server = await startTestServer(undefined, { withJobs: false })
  for (const role of ['hrd', 'koordinator', 'admin'])
    token[role] = await server.login(`${role}@rekan.example`)
  await server.owner
    .updateTable('karyawan')
    .set({ nomor_hp: '+6281234567890' })
    .where('id', '=', 31)
    .execute()
})
afterAll(() => server.close())

async function search(role: string, q: string) {
  const { status, body } = await server.call(`GET /kelola/cari?q=${encodeURIComponent(q)}`, {
    token: token[role],
  })
  expect(status).toBe(200)
  const { karyawan, lokasi } = body['data'] as Record<'karyawan' | 'lokasi', { nama: string }[]>
  return { orang: karyawan.map(({ nama }) => nama), lokasi: lokasi.map(({ nama }) => nama) }
}

describe('the search', () => {
  it.each([
    ['part of the name', 'rahmaw'],
    ['kode', 'kbn0031'],
    ['NIK', NIK_SITI],
    ['the beginning of the NIK', NIK_SITI.slice(0, 10)],
    ['phone as it is dialled here', '0812-3456-7890'],
    ['phone as it is kept', '+62 812 3456 7890'],
  ])('[MEJA-06] finds a person by %s', async (_by, q) => {
    expect((await search('hrd', q)).orang).toContain('Siti Rahmawati')
  })

  it('[MEJA-06] finds sites by part of the name, and nothing for nothing', async () => {
    expect((await search('hrd', 'pusat jak')).lokasi).toEqual(['Kantor Pusat Jakarta'])
    expect(await search('hrd', '  ')).toEqual({ orang: [], lokasi: [] })
    expect((await search('hrd', '%')).orang).toEqual([])
  })

  it('[MEJA-27] finds nothing by a whole NIK for a coordinator, nor for an administrator', async () => {
    expect((await search('koordinator', 'rahmawati')).orang).toEqual(['Siti Rahmawati'])
    for (const role of ['koordinator', 'admin'])
      expect(await search(role, NIK_SITI)).toEqual({ orang: [], lokasi: [] })
  })

  it('[MEJA-04] holds a coordinator’s own people and sites alone', async () => {
    await server.owner
      .insertInto('kantor')
      .values({ kode: 'KSG', nama: 'Gudang Tanpa Orang', alamat: 'Jalan Uji', zona_waktu: 'WIB' })
      .execute()
    expect((await search('hrd', 'tanpa orang')).lokasi).toEqual(['Gudang Tanpa Orang'])
    expect((await search('koordinator', 'tanpa orang')).lokasi).toEqual([])
    const orang = await server.owner
      .selectFrom('penempatan as p')
      .innerJoin('pengguna as u', 'u.id', 'p.koordinator_id')
      .innerJoin('karyawan as k', 'k.id', 'p.karyawan_id')
      .where('u.email', '<>', 'koordinator@rekan.example')
      .select('k.kode')
      .orderBy('k.id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await search('hrd', orang.kode)).orang).toHaveLength(1)
    expect((await search('koordinator', orang.kode)).orang).toEqual([])
  })
})
