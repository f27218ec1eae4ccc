import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../../test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const profile = async (email: string) => {
  const { status, body } = await server.call('GET /profile', { token: await server.login(email) })
  expect(status).toBe(200)
  return body['data']
}

it('[API-04] gives every field of Profile, Office and today’s presensi', async () => {
  expect(await profile('karyawan@rekan.example')).toEqual({
    id: expect.any(Number),
    name: 'Siti Rahmawati',
    email: 'karyawan@rekan.example',
    is_active: true,
    avatar_url: null,
    role: { id: 1, name: 'karyawan' },
    boleh: {
      tindakan: {
        'POST /lembur/pengajuan': 'diri',
        'POST /pengingat': 'diri',
        'POST /profile/nomor-hp': 'diri',
        'POST /pengumuman/{id}/read': 'semua',
        'POST /push/langganan': 'diri',
        'GET /karyawan/presensi': 'diri',
        'GET /karyawan/{id}/penempatan': 'diri',
        'GET /karyawan/{id}/ringkasan': 'diri',
        dataPekerjaan: 'diri',
      },
      mengurus: [],
      memberi: [],
    },
    karyawan: {
      id: expect.any(Number),
      kode: 'KBN0031',
      nama: 'Siti Rahmawati',
      avatar_url: null,
      active: true,
      tanggal_masuk: '2022-04-01',
      jatah_cuti: expect.any(Number),
      versi: 1,
      jenis_karyawan: { id: 2, nama: 'Karyawan Kontrak (PKWT)' },
      personal: {
        nik: '3205995005880031',
        email: 'karyawan@rekan.example',
        tempat_lahir: 'Garut',
        tanggal_lahir: '1988-05-10',
        jenis_kelamin: 'P',
        status_pernikahan: { id: 2, nama: 'Kawin' },
      },
      kepegawaian: {
        jenjang_pendidikan: { id: 4, nama: 'SMK' },
        instansi: null,
        jkn: '9999000000031',
        kpj: '99990000031',
        nama_bank: 'Bank Mandiri',
        nomor_rekening: '9379098675970',
      },
      kontak: { nomor_hp: null },
      nomor_hp_terbuka: false,
      penempatan_aktif: {
        id: expect.any(Number),
        jabatan: 'Staf Administrasi',
        unit: 'Kantor Pusat',
        jenis_karyawan: { id: 2, nama: 'Karyawan Kontrak (PKWT)' },
        kantor: {
          id: expect.any(Number),
          nama: 'Kantor Pusat Jakarta',
          alamat: expect.stringContaining('Jakarta Pusat'),
          zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' },
          area: { type: 'Polygon', coordinates: [expect.arrayContaining([[106.8263, -6.1763]])] },
          kebijakan_lokasi: 'catat',
          toleransi_meter: 0,
          kode_pos: 'tidak',
        },
        jadwal: { jam_mulai: '08:00:00', jam_selesai: '17:00:00', lintas_hari: false, toleransi: 0 },
      },
    },
    presensi: {
      tanggal: '2026-11-20',
      status: 'BELUM_PRESENSI',
      check_in: null,
      check_out: null,
      kantor: [expect.objectContaining({ nama: 'Kantor Pusat Jakarta' })],
      bebas_area: false,
      buka_pada: '2026-11-20T05:00:00+07:00',
      tutup_pada: '2026-11-20T21:00:00+07:00',
      istirahat: null,
      tugas: null,
    },
    penugasan: [
      {
        id: 0,
        asal: 'jadwal',
        kantor: { id: expect.any(Number), nama: 'Kantor Pusat Jakarta' },
        mulai: '2026-11-20T08:00:00+07:00',
        selesai: '2026-11-20T17:00:00+07:00',
        pos: null,
        menggantikan: null,
        digantikan_oleh: null,
        check_in: null,
        check_out: null,
        lengkap: true,
        pulang_dianggap: null,
        istirahat: [],
      },
    ],
    waktu_server: '2026-11-20T00:52:13.000Z',
  })
})

it('leaves out what an account does not have', async () => {
  expect(await profile('admin@rekan.example')).toMatchObject({
    role: { name: 'admin' },
    karyawan: null,
    presensi: null,
  })
  expect(await profile('kosong@rekan.example')).toMatchObject({
    karyawan: { jenis_karyawan: { id: expect.any(Number) }, penempatan_aktif: null },
    presensi: null,
  })
})

it.each([
  ['wita@rekan.example', '2026-11-20', '2026-11-20T05:00:00+08:00'],
  ['wit@rekan.example', '2026-11-20', '2026-11-20T05:00:00+09:00'],
  ['malam@rekan.example', '2026-11-19', '2026-11-19T16:00:00+07:00'],
])('tells the attendance day of %s in the office’s own zone', async (email, tanggal, buka_pada) => {
  expect((await profile(email)).presensi).toMatchObject({ tanggal, buka_pada })
})

it('says LIBUR without hours on a day off', async () => {
  server.setClock('2026-11-22T09:00:00+07:00')
  const { presensi, karyawan } = await profile('karyawan@rekan.example')
  expect(presensi).toMatchObject({
    tanggal: '2026-11-22',
    status: 'LIBUR',
    buka_pada: null,
    tutup_pada: null,
  })
  expect(karyawan.penempatan_aktif.jadwal).toBeNull()
})
