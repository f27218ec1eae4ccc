import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { signInSemua } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

const server: TestServer = await startTestServer(JUMAT_PAGI, { withJobs: false })
const { token, akun } = await signInSemua(server, {
  karyawan: 'karyawan@rekan.example',
  kosong: 'kosong@rekan.example',
  koordinator: 'koordinator@rekan.example',
  hrd: 'hrd@rekan.example',
  admin: 'admin@rekan.example',
})
type Nama = keyof typeof token
afterAll(() => server.close())
beforeEach(async () => {
  server.setClock(JUMAT_PAGI)
  await server.owner.deleteFrom('pengumuman').execute()
})

const BODY = '**Libur bersama**\n\n- Senin\n- [Jadwal](https://rekan.example/jadwal)'
/** Writes one directly, published at a moment or a draft. */
const tulis = async (terbit: string | null, judul = 'Libur bersama') => {
  const { id } = await server.owner
    .insertInto('pengumuman')
    .values({
      judul,
      body: BODY,
      status: terbit === null ? 'DRAFT' : 'TERBIT',
      terbit_pada: terbit === null ? null : new Date(terbit),
      dibuat_oleh_id: akun.hrd.penggunaId,
      dibuat_pada: new Date('2026-11-10T01:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const daftar = (siapa: Nama, query = '') => server.call(`GET /pengumuman${query}`, { token: token[siapa] })
const satu = (siapa: Nama, id: number | string) =>
  server.call(`GET /pengumuman/${id}`, { token: token[siapa] })
const baca = (siapa: Nama, id: number | string) =>
  server.call(`POST /pengumuman/${id}/read`, { token: token[siapa], body: {} })
const judulDari = async (siapa: Nama, query = '') =>
  (await daftar(siapa, query)).body['data'].map(({ judul }: { judul: string }) => judul)

it('[API-26, API-27, API-37] an employee reads what is published, with every field', async () => {
  const id = await tulis('2026-11-19T01:00:00Z')
  const { status, body } = await daftar('karyawan')
  expect(status).toBe(200)
  expect(body['data']).toEqual([
    {
      id,
      judul: 'Libur bersama',
      status: 'TERBIT',
      lampiran: null,
      lampiran_url: null,
      lampiran_kecil_url: null,
      lampiran_ukuran: null,
      body: BODY,
      created_at: '2026-11-10T01:00:00.000Z',
      terbit_pada: '2026-11-19T01:00:00.000Z',
      dibaca: false,
      disematkan: false,
      wajib: false,
      dipahami: false,
      berakhir_pada: null,
      kelola: null,
    },
  ])
  expect((await satu('karyawan', id)).body).toEqual({ data: body['data'][0] })
})

it('[API-26, K-04] pages, newest first, three for home and ten unless asked otherwise', async () => {
  for (let i = 1; i <= 12; i += 1) await tulis(`2026-11-${String(i).padStart(2, '0')}T01:00:00Z`, `Ke-${i}`)
  const sorotan = await daftar('karyawan', '?per_page=3&page=1')
  expect(sorotan.body['data'].map(({ judul }: { judul: string }) => judul)).toEqual([
    'Ke-12',
    'Ke-11',
    'Ke-10',
  ])
  expect(sorotan.body['meta']).toEqual({ current_page: 1, last_page: 4, per_page: 3, total: 12 })
  expect(sorotan.body['links'].next).toBe('/api/pengumuman?per_page=3&page=2')
  expect((await daftar('karyawan')).body['meta']).toMatchObject({ per_page: 10, last_page: 2 })
  expect(await judulDari('karyawan', '?page=2')).toEqual(['Ke-2', 'Ke-1'])
  expect(await judulDari('karyawan', '?page=3')).toEqual([])
  for (const salah of ['?page=0', '?per_page=101', '?per_page=x', '?status=terkirim'])
    expect((await daftar('karyawan', salah)).status).toBe(422)
})

describe('who reads what', () => {
  it.each<[Nama, number]>([
    ['karyawan', 200],
    ['kosong', 200],
    ['hrd', 200],
    ['koordinator', 403],
    ['admin', 403],
  ])('[API-38] %s is answered %i', async (siapa, status) => {
    const id = await tulis('2026-11-19T01:00:00Z')
    expect([(await daftar(siapa)).status, (await satu(siapa, id)).status]).toEqual([status, status])
  })

  it('drafts are HR’s alone; to others they do not exist', async () => {
    const [terbit, draf] = [await tulis('2026-11-09T01:00:00Z', 'Terbit'), await tulis(null, 'Draf')]
    expect(await judulDari('karyawan')).toEqual(['Terbit'])
    expect(await judulDari('karyawan', '?status=DRAFT')).toEqual([])
    for (const alamat of [satu, baca]) {
      const { status, body } = await alamat('karyawan', draf)
      expect([status, body['message']]).toEqual([404, 'Pengumuman tidak dapat ditemukan.'])
    }
    expect(await judulDari('hrd')).toEqual(['Draf', 'Terbit'])
    expect(await judulDari('hrd', '?status=draft')).toEqual(['Draf'])
    expect(await judulDari('hrd', '?status=TERBIT')).toEqual(['Terbit'])
    expect(await judulDari('hrd', '?judul=%25RAF%25')).toEqual(['Draf'])
    expect(await judulDari('hrd', '?judul=_raf')).toEqual([])
    expect((await satu('hrd', draf)).body['data']).toMatchObject({ status: 'DRAFT', terbit_pada: null })
    expect((await satu('hrd', terbit)).status).toBe(200)
  })

  it.each(['0', '999999', 'x', '99999999999'])('nobody finds %s', async (id) => {
    expect([(await satu('karyawan', id)).status, (await baca('karyawan', id)).status]).toEqual([404, 404])
  })
})

it('is read once by each, which HR sees counted, and what told of it is read as well', async () => {
  const [id, lain] = [await tulis('2026-11-19T01:00:00Z'), await tulis('2026-11-18T01:00:00Z', 'Lain')]
  await server.owner.deleteFrom('notifikasi').execute()
  await server.owner
    .insertInto('notifikasi')
    .values(
      [id, lain].map((detail_id) => ({
        pengguna_id: akun.karyawan.penggunaId,
        jenis: 'PENGUMUMAN' as const,
        detail_id,
        judul: 'Pengumuman baru',
        isi: 'Libur bersama',
        dibuat_pada: new Date('2026-11-19T01:00:00Z'),
      })),
    )
    .execute()
  const jumlah = async () =>
    (await server.call('GET /notifikasi/jumlah', { token: token.karyawan })).body['data'].belum_dibaca
  expect(await jumlah()).toBe(2)
  expect([(await baca('karyawan', id)).status, (await baca('karyawan', id)).status]).toEqual([200, 200])
  expect(await jumlah()).toBe(1)
  const tanda = async (siapa: Nama) =>
    (await daftar(siapa)).body['data'].map(({ dibaca }: { dibaca: boolean }) => dibaca)
  expect([await tanda('karyawan'), await tanda('kosong')]).toEqual([
    [true, false],
    [false, false],
  ])
  const { penerima } = (await satu('hrd', id)).body['data'].kelola
  const orang = await server.owner
    .selectFrom('pengguna')
    .select('id')
    .where('role', '=', 'karyawan')
    .where('aktif', '=', true)
    .execute()
  expect(penerima).toBe(orang.length)
  expect((await satu('hrd', id)).body['data'].kelola).toEqual({
    versi: 1,
    oleh: { id: akun.hrd.penggunaId, nama: expect.any(String) },
    dibaca_oleh: 1,
    dipahami_oleh: 0,
    penerima,
    keadaan: 'TAYANG',
    sasaran: { role: ['karyawan'], kantor: [], jabatan: [], bertugas: false },
    mulai: null,
  })
  expect((await baca('hrd', id)).status).toBe(403)
})
