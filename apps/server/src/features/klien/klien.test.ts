import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { JUMAT_PAGI, type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
const token: Record<string, string> = {}
let kantorId = 0
beforeAll(async () => {
  server = await startTestServer(JUMAT_PAGI, { withJobs: false })
  for (const role of ['karyawan', 'koordinator', 'hrd'])
    token[role] = await server.login(`${role}@rekan.example`)
  const kantor = await server.owner.selectFrom('kantor').select('id').orderBy('id').executeTakeFirstOrThrow()
  kantorId = kantor.id
})
afterAll(() => server.close())

const call = (what: string, body?: object, role = 'hrd') =>
  server.call(what, { token: token[role], ...(body && { body }) })
const PAGI = {
  nama: 'Pagi',
  huruf: 'p',
  warna: 'biru',
  jam_mulai: '07:00',
  jam_selesai: '15:00',
  istirahat_menit: 60,
  istirahat_sesudah_menit: 240,
  toleransi_menit: 10,
  kantor_id: null,
}

describe('kinds of shift and patterns', () => {
  it('are written once each, by HR, and the trail says so', async () => {
    const { status, body } = await call('POST /kelola/shift', PAGI)
    expect([status, body['message']]).toEqual([201, 'Jenis shift ditambahkan.'])
    const pagi = {
      ...PAGI,
      id: expect.any(Number),
      huruf: 'P',
      jam_mulai: '07:00:00',
      jam_selesai: '15:00:00',
      kantor: null,
      aktif: true,
      versi: 1,
      dipakai: 0,
    }
    const { kantor_id: _, ...harapan } = pagi
    expect(body['data']).toEqual([harapan])
    expect((await call('GET /kelola/shift', undefined, 'koordinator')).body['data']).toEqual([harapan])
    expect((await call('POST /kelola/shift', PAGI, 'koordinator')).status).toBe(403)
    expect((await call('GET /kelola/shift', undefined, 'karyawan')).status).toBe(403)
    const [{ id }] = body['data']

    const kembar = await call('POST /kelola/shift', { ...PAGI, nama: 'Lain' })
    expect([kembar.status, kembar.body['errors']]).toEqual([
      422,
      { huruf: ['Huruf ini sudah dipakai shift lain di lokasi yang sama.'] },
    ])
    // A site may have a P of its own.
    expect((await call('POST /kelola/shift', { ...PAGI, kantor_id: kantorId })).status).toBe(201)

    const malam = { ...PAGI, nama: 'Malam', huruf: 'M', jam_mulai: '23:00', jam_selesai: '07:00', versi: 1 }
    const ubah = await call(`POST /kelola/shift/${id}`, malam)
    expect(ubah.body['data'].find((satu: { id: number }) => satu.id === id)).toMatchObject({
      huruf: 'M',
      jam_selesai: '07:00:00',
      versi: 2,
    })
    const usang = await call(`POST /kelola/shift/${id}`, { ...malam, nama: 'Dini' })
    expect([usang.status, usang.body['error'].error]).toEqual([409, 'VERSI_USANG'])
    expect((await call('POST /kelola/shift/999999', malam)).status).toBe(404)

    const pola = await call('POST /kelola/pola', { nama: 'Empat hari', langkah: [id, id, null, null] })
    expect(pola.body['data']).toMatchObject([{ nama: 'Empat hari', langkah: [id, id, null, null], versi: 1 }])
    const [{ id: polaId }] = pola.body['data']
    const pendek = await call(`POST /kelola/pola/${polaId}`, { nama: 'Tiga', langkah: [id, null], versi: 1 })
    expect(pendek.body['data']).toMatchObject([{ nama: 'Tiga', langkah: [id, null], versi: 2 }])
    const jejak = await server.owner
      .selectFrom('audit')
      .select(['tindakan', 'sebelum', 'sesudah'])
      .where('objek', 'in', ['jenis_shift', 'pola'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(jejak).toEqual({
      tindakan: 'POST /kelola/pola/{id}',
      sebelum: { nama: 'Empat hari', langkah: [id, id, null, null] },
      sesudah: { nama: 'Tiga', langkah: [id, null] },
    })
  })

  it.each([
    ['shift', { ...PAGI, huruf: 'L' }, 'huruf'],
    ['shift', { ...PAGI, huruf: 'PP1' }, 'huruf'],
    ['shift', { ...PAGI, huruf: 'Q', jam_mulai: '25:00' }, 'jam_mulai'],
    ['shift', { ...PAGI, huruf: 'Q', jam_selesai: '' }, 'jam_selesai'],
    ['shift', { ...PAGI, huruf: 'Q', jam_selesai: '07:30', istirahat_menit: 60 }, 'istirahat_menit'],
    ['shift', { ...PAGI, huruf: 'Q', istirahat_menit: -1 }, 'istirahat_menit'],
    ['shift', { ...PAGI, huruf: 'Q', nama: ' ' }, 'nama'],
    ['shift', { ...PAGI, huruf: 'Q', kantor_id: 999_999 }, 'kantor_id'],
    ['pola', { nama: 'Kosong', langkah: [] }, 'langkah'],
    ['pola', { nama: 'Panjang', langkah: Array.from({ length: 400 }, () => null) }, 'langkah'],
    ['pola', { nama: 'Asing', langkah: [999_999] }, 'langkah'],
  ])('refuse a wrong %s at its field', async (apa, isian, isi) => {
    const { status, body } = await call(`POST /kelola/${apa}`, isian)
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [isi]])
  })
})

describe('a client', () => {
  it('has contacts, contracts and posts, whose needs hold from a day on', async () => {
    const kontak = {
      nama: 'Budi Santoso',
      jabatan: 'Manajer',
      email: 'Budi@klien.example',
      hp: '0812-000-111',
    }
    const { status, body } = await call('POST /kelola/klien', {
      kode: 'mandiri',
      nama: 'PT Mandiri Jaya',
      npwp: '01.234.567.8-901.000',
      kontak: [kontak],
    })
    expect([status, body['data']]).toMatchObject([
      201,
      {
        kode: 'MANDIRI',
        npwp: '012345678901000',
        versi: 1,
        kontak: [{ ...kontak, email: 'budi@klien.example', hp: '0812000111' }],
        kontrak: [],
      },
    ])
    const { id } = body['data']
    const KONTRAK = { nomor: '01/MJ/2026', mulai: '2026-01-01', sampai: '2027-01-15' }
    const terbalik = await call(`POST /kelola/klien/${id}/kontrak`, {
      ...KONTRAK,
      sampai: '2025-12-31',
      versi: 1,
    })
    expect([terbalik.status, Object.keys(terbalik.body['errors'])]).toEqual([422, ['sampai']])
    const kontrak = await call(`POST /kelola/klien/${id}/kontrak`, { ...KONTRAK, versi: 1 })
    expect(kontrak.body['data']).toMatchObject({
      versi: 2,
      kontrak: [{ ...KONTRAK, keadaan: 'segera_berakhir', toleransi_kosong_menit: 0 }],
    })
    const kontrakId = kontrak.body['data'].kontrak[0].id
    const shiftId = (await call('POST /kelola/shift', { ...PAGI, nama: 'Siang', huruf: 'S' })).body[
      'data'
    ].find((satu: { huruf: string }) => satu.huruf === 'S').id
    const POS = {
      nama: 'Gerbang utama',
      kantor_id: kantorId,
      jabatan: 'Satpam',
      seragam: 'PDH biru',
      sertifikat: [
        { jenis: 'KTA_SATPAM', wajib: true },
        { jenis: 'SIM', wajib: false },
      ],
      kebutuhan: {
        berlaku_dari: '2026-01-01',
        isi: [1, 2, 3, 4, 5].map((hari) => ({ jenis_shift_id: shiftId, hari, jumlah: 2 })),
      },
    }
    const pos = await call(`POST /kelola/kontrak-klien/${kontrakId}/pos`, { ...POS, versi: 2 })
    expect([pos.status, pos.body['data'].versi]).toEqual([201, 3])
    const [utama] = pos.body['data'].kontrak[0].pos
    expect(utama).toMatchObject({
      nama: 'Gerbang utama',
      kantor: { id: kantorId },
      sertifikat: [
        { jenis: 'KTA_SATPAM', nama: 'KTA Satpam', wajib: true },
        { jenis: 'SIM', wajib: false },
      ],
      kebutuhan: [{ berlaku_dari: '2026-01-01', isi: { length: 5 } }],
    })
    const kembar = await call(`POST /kelola/kontrak-klien/${kontrakId}/pos`, { ...POS, versi: 3 })
    expect([kembar.status, Object.keys(kembar.body['errors'])]).toEqual([422, ['nama']])

    const naik = { berlaku_dari: '2026-12-01', isi: [{ jenis_shift_id: shiftId, hari: 1, jumlah: 5 }] }
    const ubah = await call(`POST /kelola/pos/${utama.id}`, { ...POS, kebutuhan: naik, versi: 3 })
    expect(ubah.body['data'].kontrak[0].pos[0].kebutuhan).toMatchObject([
      { berlaku_dari: '2026-01-01', isi: { length: 5 } },
      { berlaku_dari: '2026-12-01', isi: [{ jumlah: 5, hari: 1, huruf: 'S' }] },
    ])
    const usang = await call(`POST /kelola/pos/${utama.id}`, { ...POS, nama: 'Lain', versi: 3 })
    expect([usang.status, usang.body['error'].error, usang.body['data'].versi]).toEqual([
      409,
      'VERSI_USANG',
      4,
    ])

    const daftar = async (query = '') => (await call(`GET /kelola/klien${query}`)).body
    expect(await daftar()).toMatchObject({
      data: [{ kode: 'MANDIRI', kontrak: 1, lokasi: 1, pos: 1, kebutuhan: 2, keadaan: 'segera_berakhir' }],
      meta: { total: 1 },
    })
    expect((await daftar('?keadaan=berjalan'))['data']).toEqual([])
    expect((await daftar('?q=jaya&urut=-terisi&jumlah=1'))['data']).toHaveLength(1)
    server.setClock('2026-12-07T08:00:00+07:00')
    expect((await daftar())['data'][0].kebutuhan).toBe(5)
    server.setClock(JUMAT_PAGI)
  })

  it('is opened by HR alone, and one that is not there by nobody', async () => {
    expect((await call('GET /kelola/klien', undefined, 'koordinator')).status).toBe(403)
    expect((await call('GET /kelola/klien/999999')).status).toBe(404)
    expect((await call('POST /kelola/kontrak-klien/999999/pos', { versi: 1 })).status).toBe(422)
  })

  it.each([
    ['kode', { kode: '', nama: 'A' }],
    ['nama', { kode: 'A1', nama: ' ' }],
    ['npwp', { kode: 'A1', nama: 'A', npwp: '123' }],
    ['kontak.0.email', { kode: 'A1', nama: 'A', kontak: [{ nama: 'B', email: 'bukan' }] }],
    ['kode', { kode: 'mandiri', nama: 'Kembar' }],
  ])('is refused at %s', async (isi, isian) => {
    const { status, body } = await call('POST /kelola/klien', isian)
    expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, [isi]])
  })

  it('refuses a need below nothing, of a day that is none, of a shift nobody knows', async () => {
    const { body } = await call('GET /kelola/klien')
    const { data } = (await call(`GET /kelola/klien/${body['data'][0].id}`)).body
    const kirim = (isi: object) =>
      call(`POST /kelola/kontrak-klien/${data.kontrak[0].id}/pos`, {
        nama: 'Lobi',
        kantor_id: kantorId,
        jabatan: 'Satpam',
        versi: data.versi,
        kebutuhan: { berlaku_dari: '2026-01-01', isi: [isi] },
      })
    for (const isi of [
      { jenis_shift_id: 1, hari: 1, jumlah: -1 },
      { jenis_shift_id: 1, hari: 8, jumlah: 1 },
      { jenis_shift_id: 999_999, hari: 1, jumlah: 1 },
    ])
      expect((await kirim(isi)).status).toBe(422)
  })
})

it('names whose code is missing: the client’s, the site’s', async () => {
  const klien = await call('POST /kelola/klien', { nama: 'PT Tanpa Kode' })
  expect([klien.status, klien.body['errors'].kode]).toEqual([422, ['Kode klien harus diisi.']])
  const lokasi = await call('POST /kelola/lokasi', { nama: 'Tanpa kode' })
  expect([lokasi.status, lokasi.body['errors'].kode]).toEqual([422, ['Kode lokasi harus diisi.']])
})
