import { expect, test } from 'vitest'
import { lemburFrom } from './lembur.api.ts'
import { tandaMasuk, tandaPulang } from './tanda.ts'

const rizky = { id: 2, nama: 'Rizky Pratama' }
const SAAT = '2026-11-19T07:45:00+07:00'
const wire = {
  id: 5,
  tanggal: '2026-11-19',
  jam_mulai: '22:00:00',
  jam_selesai: '01:00:00',
  durasi: 10_800,
  keterangan: 'Stok opname.',
  karyawan: { id: 31, kode: 'KBN0031', nama: 'Siti', avatar_url: '/foto', tanggal_masuk: '2023-05-06' },
  jenis_karyawan: { nama: 'Karyawan Tetap' },
  waktu: { check_in: { waktu: '08:12:05', telat: 725 }, check_out: null, durasi: 0 },
  zona_waktu: { kode: 'WIB', zona: 'Asia/Jakarta' },
  status: 'menunggu',
  created_at: SAAT,
  koordinator: rizky,
  diajukan_oleh: rizky,
  keputusan: null,
  menunggu: { oleh: rizky, pengganti: false, sejak: SAAT },
  dapat: { putuskan: false, batalkan: true },
  bersedia_pada: null,
  di_atas_batas: false,
  batas: null,
  dibetulkan: null,
  pemutus_batas: [] as string[],
  perkiraan_upah: null,
} as const

test('overtime in the app’s own names', () => {
  expect(lemburFrom(wire)).toMatchObject({
    id: 5,
    mulai: '22:00:00',
    selesai: '01:00:00',
    karyawan: { kode: 'KBN0031', avatarUrl: expect.stringMatching(/\/foto$/), jenis: 'Karyawan Tetap' },
    presensi: { checkIn: { waktu: '08:12:05', telat: 725 }, checkOut: null, durasi: 0 },
    zona: 'WIB',
    bersediaPada: null,
    diajukanPada: Date.parse(SAAT),
  })
  expect(lemburFrom({ ...wire, bersedia_pada: SAAT }).bersediaPada).toBe(Date.parse(SAAT))
})

test('[LBR-12] a status in any letter case is the same', () => {
  expect(lemburFrom({ ...wire, status: 'DISETUJUI' as 'disetujui' }).status).toBe('disetujui')
})

test.each([
  [1, { jam: '08:00:01', isMerah: true, kata: 'Terlambat 1 detik' }],
  [0, { jam: '08:00:01', isMerah: false, kata: '' }],
])('[LBR-09, LBR-19] a check-in %i seconds late', (telat, shown) => {
  expect(tandaMasuk({ checkIn: { waktu: '08:00:01', telat }, checkOut: null, durasi: 0 })).toEqual(shown)
})

test.each([
  [60, { jam: '16:59:00', isMerah: true, kata: 'Lebih awal 1 menit' }],
  [0, { jam: '16:59:00', isMerah: false, kata: '' }],
])('[LBR-09, LBR-19] a check-out %i seconds early', (lebih_awal, shown) => {
  expect(tandaPulang({ checkIn: null, checkOut: { waktu: '16:59:00', lebih_awal }, durasi: 0 })).toEqual(
    shown,
  )
})

test('[LBR-09, LBR-10] what is missing is 00:00:00, in red', () => {
  const presensi = { checkIn: null, checkOut: null, durasi: 0 }
  const tidakAda = { jam: '00:00:00', isMerah: true, kata: 'Belum ada' }
  expect([tandaMasuk(presensi), tandaPulang(presensi)]).toEqual([tidakAda, tidakAda])
})
