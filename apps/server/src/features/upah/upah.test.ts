import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAkun, insertLembur } from '../../../test/pengajuan.ts'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
const akun: Record<string, { penggunaId: number; karyawanId: number }> = {}
const ROLE = ['karyawan', 'koordinator', 'hrd', 'admin'] as const
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI)
  for (const role of ROLE) {
    token[role] = await server.login(`${role}@rekan.example`)
    akun[role] = await findAkun(server.owner, `${role}@rekan.example`)
  }
})
afterAll(() => server.close())

const UPAH = {
  mulai: '2026-12-01',
  satuan: 'bulan',
  pokok: 5_190_000,
  tunjangan_tetap: 0,
  tunjangan_tidak_tetap: 0,
}
const siti = () => akun['karyawan']?.karyawanId ?? 0
const lihat = (role = 'hrd', id = siti()) => server.call(`GET /karyawan/${id}/upah`, { token: token[role] })
const catat = (isi: object = {}, role = 'hrd', id: number | string = siti()) =>
  server.call(`POST /karyawan/${id}/upah`, { token: token[role], body: { ...UPAH, ...isi } })
const jejak = () => server.owner.selectFrom('audit').selectAll().where('objek', '=', 'upah').execute()

describe('wages of a person', () => {
  it('are dated, newest first; the same day again replaces one, with before and after in the trail', async () => {
    const { length: semula } = (await lihat()).body['data']
    const { status, body } = await catat()
    expect([status, body['message']]).toEqual([200, 'Upah disimpan.'])
    expect(body['data']).toHaveLength(semula + 1)
    expect(body['data'][0]).toEqual({
      ...UPAH,
      bersih: false,
      oleh: { id: akun['hrd']?.penggunaId, nama: expect.any(String) },
      pada: '2026-11-20T00:52:13.000Z',
    })
    const lagi = await catat({ pokok: 6_000_000 })
    expect(lagi.body['data']).toHaveLength(semula + 1)
    expect((await lihat()).body['data']).toEqual(lagi.body['data'])
    expect(await jejak()).toMatchObject([
      { objek_id: `${siti()} 2026-12-01`, sebelum: null, sesudah: { pokok: 5_190_000, satuan: 'bulan' } },
      { pengguna_id: akun['hrd']?.penggunaId, sebelum: { pokok: 5_190_000 }, sesudah: { pokok: 6_000_000 } },
    ])
  })

  it.each<[string, object, string]>([
    ['a day that is none', { mulai: '2026-02-30' }, 'mulai'],
    ['no day', { mulai: undefined }, 'mulai'],
    ['a day far ahead', { mulai: '2030-01-01' }, 'mulai'],
    ['a day before the person worked here', { mulai: '2022-03-31' }, 'mulai'],
    ['half a rupiah', { pokok: 0.5 }, 'pokok'],
    ['less than nothing', { tunjangan_tetap: -1 }, 'tunjangan_tetap'],
    ['more than anybody earns', { pokok: 10_000_000_001 }, 'pokok'],
    ['a text', { pokok: '5000000' }, 'pokok'],
    ['another unit', { satuan: 'jam' }, 'satuan'],
    ['a field nobody knows', { oleh: 1 }, 'oleh'],
  ])('refuse %s at its field', async (_nama, isi, salah) => {
    const sebelum = (await lihat()).body['data']
    const { status, body } = await catat(isi)
    expect([status, Object.keys(body['errors'])]).toEqual([422, [salah]])
    expect((await lihat()).body['data']).toEqual(sebelum)
  })

  it('are HR’s alone, one’s own read only', async () => {
    for (const role of ['karyawan', 'koordinator', 'admin']) {
      expect((await lihat(role)).status).toBe(403)
      expect((await catat({}, role)).status).toBe(403)
    }
    const sendiri = await catat({}, 'hrd', akun['hrd']?.karyawanId)
    expect([sendiri.status, sendiri.body['error'].error]).toEqual([403, 'UPAH_SENDIRI'])
    expect((await lihat('hrd', akun['hrd']?.karyawanId)).status).toBe(200)
    expect((await lihat('hrd', 999_999)).status).toBe(404)
    expect((await catat({}, 'hrd', 999_999)).status).toBe(404)
  })
})

describe('the estimate of overtime pay', () => {
  it('goes by the wage in force on its day, and is HR’s alone to see', async () => {
    await catat({ mulai: '2026-11-01', pokok: 5_190_000 })
    const siapa = akun['karyawan'] ?? { penggunaId: 0, karyawanId: 0 }
    const koordinatorId = akun['koordinator']?.penggunaId ?? 0
    const satu = await insertLembur(server.owner, siapa, koordinatorId, { tanggal: '2026-11-20' })
    const libur = await insertLembur(server.owner, siapa, koordinatorId, {
      tanggal: '2026-11-21',
      mulai: new Date('2026-11-21T08:00:00+07:00'),
      selesai: new Date('2026-11-21T18:00:00+07:00'),
    })
    const kelak = await insertLembur(server.owner, siapa, koordinatorId, { tanggal: '2026-12-02' })
    const perkiraan = async (id: number, role = 'hrd') => {
      const { status, body } = await server.call(`GET /lembur/${id}`, { token: token[role] })
      expect(status).toBe(200)
      return body['data'].perkiraan_upah
    }
    expect(await perkiraan(satu)).toEqual({
      faktor_jam: 3.5,
      upah_sejam: 30_000,
      upah_lembur: 105_000,
      makan_minum_wajib: false,
    })
    expect(await perkiraan(libur)).toEqual({
      faktor_jam: 23,
      upah_sejam: 30_000,
      upah_lembur: 690_000,
      makan_minum_wajib: true,
    })
    // The amount is of the exact wage; that of an hour is shown in whole rupiah.
    expect(await perkiraan(kelak)).toMatchObject({
      upah_sejam: Math.round(6_000_000 / 173),
      upah_lembur: Math.round((6_000_000 * 3.5) / 173),
    })
    for (const role of ['karyawan', 'koordinator']) expect(await perkiraan(satu, role)).toBeNull()

    await server.owner.deleteFrom('upah').where('karyawan_id', '=', siti()).execute()
    expect(await perkiraan(satu)).toEqual({
      faktor_jam: 3.5,
      upah_sejam: null,
      upah_lembur: null,
      makan_minum_wajib: false,
    })
  })

  it('wages reach no other role by any list or record', async () => {
    const rahasia = 7_123_450
    await server.owner
      .updateTable('upah')
      .set({ pokok: rahasia, tunjangan_tetap: 0, tunjangan_tidak_tetap: 0, satuan: 'bulan' })
      .execute()
    const alamat = [
      'GET /profile',
      'GET /karyawan?per_page=100',
      'GET /karyawan/ID',
      'GET /karyawan/ID/ringkasan',
      'GET /karyawan/ID/penempatan',
      'GET /karyawan/ID/perubahan',
      'GET /karyawan/ID/upah',
      'GET /lembur?lingkup=saya&per_page=100',
      'GET /lembur?lingkup=tim&per_page=100',
      'GET /absensi?per_page=100',
      `GET /lembur/hitung?tanggal=2026-11-27&jam_mulai=17:00&jam_selesai=19:00`,
    ]
    // 7,123,450 / 173 and the rupiah of a single hour at one and a half.
    const jejakUpah = /7123450|41176|61764/
    const kolom = /pokok|tunjangan|upah_(?!lembur|sejam)/
    for (const role of ROLE) {
      const milik = akun[role]?.karyawanId ?? 0
      const isi: string[] = []
      for (const satu of alamat) {
        for (const id of new Set([milik, siti()])) {
          const { body } = await server.call(satu.replace('ID', String(id)), { token: token[role] })
          isi.push(JSON.stringify(body))
        }
      }
      const semua = isi.join('\n')
      expect([role, jejakUpah.test(semua), kolom.test(semua)]).toEqual([role, role === 'hrd', role === 'hrd'])
    }
  })
})

it('the demo company pays everybody but the one who has nothing', async () => {
  const milik = await startTestServer()
  const baris = await milik.owner
    .selectFrom('karyawan as k')
    .leftJoin('upah as u', 'u.karyawan_id', 'k.id')
    .selectAll('u')
    .select('k.kode')
    .execute()
  expect([...new Set(baris.filter(({ pokok }) => pokok === null).map(({ kode }) => kode))]).toEqual([
    'KBN0060',
  ])
  for (const { pokok, satuan, tunjangan_tetap: tetap, tunjangan_tidak_tetap: lain } of baris) {
    if (pokok === null) continue
    const sebulan = (pokok + (tetap ?? 0) + (lain ?? 0)) * (satuan === 'hari' ? 25 : 1)
    expect(sebulan).toBeGreaterThan(4_500_000)
    expect(sebulan).toBeLessThan(13_000_000)
  }
  await milik.close()
})
