import { expect, test } from 'vitest'
import { personalFrom } from '../isian/isian.ts'
import { profileFrom } from './profil.wire.ts'

type Wire = NonNullable<Parameters<typeof profileFrom>[0]>
type WireKaryawan = NonNullable<Wire['karyawan']>

const checkIn = {
  id: 90,
  presensi_id: 55,
  tanggal: '2026-11-20',
  hari: 'Jumat',
  waktu: '07:58:11',
  waktu_utc: '2026-11-20T07:58:11+07:00',
  by_admin: false,
  oleh: null,
  sanggahan: null,
  sanggah_sampai: null,
  telat: 0,
}

const karyawan: WireKaryawan = {
  id: 12,
  kode: 'KBN0012',
  nama: 'Siti Rahma',
  avatar_url: null,
  active: true,
  tanggal_masuk: '2023-02-01',
  jatah_cuti: 9,
  versi: 1,
  jenis_karyawan: { id: 3, nama: 'PKWT' },
  personal: {
    nik: '3273',
    email: null,
    tempat_lahir: 'Bandung',
    tanggal_lahir: '1996-04-21',
    jenis_kelamin: 'P',
    status_pernikahan: { id: 2, nama: 'Kawin' },
  },
  kepegawaian: {
    jenjang_pendidikan: null,
    instansi: null,
    jkn: null,
    kpj: null,
    nama_bank: null,
    nomor_rekening: null,
  },
  kontak: { nomor_hp: null },
  nomor_hp_terbuka: false,
  penempatan_aktif: {
    id: 31,
    jabatan: 'Petugas Keamanan',
    unit: 'Pos Depan',
    jenis_karyawan: { id: 3, nama: 'PKWT' },
    kantor: {
      id: 4,
      nama: 'Kantor Pusat Jakarta',
      alamat: 'Gambir',
      zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' },
      area: {
        type: 'Polygon',
        coordinates: [
          [
            [106.826, -6.176],
            [106.828, -6.176],
            [106.828, -6.174],
            [106.826, -6.176],
          ],
        ],
      },
      kebijakan_lokasi: 'catat',
      toleransi_meter: 0,
      kode_pos: 'tidak',
    },
    jadwal: { jam_mulai: '19:00:00', jam_selesai: '07:00:00', lintas_hari: true, toleransi: 300 },
  },
}

const wire: Wire = {
  id: 7,
  name: 'Siti Rahma',
  email: 'siti@rekan.example',
  is_active: true,
  avatar_url: null,
  role: { id: 1, name: 'karyawan' },
  boleh: { tindakan: { 'GET /karyawan/presensi': 'diri' }, mengurus: [], memberi: [] },
  karyawan,
  presensi: {
    tanggal: '2026-11-20',
    status: 'BELUM_PRESENSI',
    check_in: null,
    check_out: null,
    kantor: [],
    bebas_area: false,
    buka_pada: '2026-11-20T16:00:00+07:00',
    tutup_pada: null,
    tugas: null,
    istirahat: null,
  },
  penugasan: [],
  waktu_server: '2026-11-20T07:52:13+07:00',
}

test('the profile in the app’s own names', () => {
  const profile = profileFrom(wire)
  expect(profile).toMatchObject({
    id: 7,
    karyawanId: 12,
    code: 'KBN0012',
    job: 'Petugas Keamanan',
    jobUnit: 'Pos Depan',
  })
  expect(profile.office).toMatchObject({
    name: 'Kantor Pusat Jakarta',
    address: 'Gambir',
    timezone: { code: 'WIB' },
  })
  expect(profile.office?.area.boundaries).toEqual([
    { lat: -6.176, lng: 106.826 },
    { lat: -6.176, lng: 106.828 },
    { lat: -6.174, lng: 106.828 },
  ])
  expect(profile.jadwal).toEqual({ mulai: 68_400, selesai: 25_200, toleransi: 300 })
  expect(profile.presensi?.bukaPada).toBe(Date.parse('2026-11-20T09:00:00Z'))
})

test('without a placement an employee is of a kind all the same', () => {
  const profile = profileFrom({ ...wire, karyawan: { ...karyawan, penempatan_aktif: null }, presensi: null })
  expect(personalFrom(profile).position).toBe('3')
})

test('without an employee the karyawanId is 0 and there is neither office nor attendance', () => {
  const profile = profileFrom({ ...wire, karyawan: null, presensi: null })
  expect(profile).toMatchObject({
    karyawanId: 0,
    code: '',
    job: '',
    office: null,
    jadwal: null,
    presensi: null,
  })
})

test.each([
  ['BELUM_PRESENSI', false, false, 'checkIn'],
  ['HADIR', true, false, 'checkOut'],
  ['HADIR', true, true, 'selesai'],
  ['LIBUR', false, false, 'tutup'],
  ['CUTI', false, false, 'tutup'],
  ['ALPA', false, false, 'tutup'],
] as const)('%s, checked in %s, checked out %s: the next step is %s', (status, hasIn, hasOut, langkah) => {
  const presensi = {
    tanggal: '2026-11-20',
    status,
    check_in: hasIn ? checkIn : null,
    check_out: hasOut ? { ...checkIn, id: 91 } : null,
    kantor: [],
    bebas_area: false,
    buka_pada: null,
    tutup_pada: null,
    tugas: null,
    istirahat: null,
  }
  expect(profileFrom({ ...wire, presensi }).presensi?.langkah).toBe(langkah)
})

test('[FALL-06] a missing profile and one that cannot be mapped each say so', () => {
  expect(() => profileFrom(null)).toThrow('Profile not found')
  expect(() => profileFrom(undefined)).toThrow('Profile not found')
  // A server of another version: the contract's types do not bind what arrives.
  for (const lost of ['role', 'boleh'])
    expect(() => profileFrom({ ...wire, [lost]: undefined })).toThrow('Failed to map profile data')
})
