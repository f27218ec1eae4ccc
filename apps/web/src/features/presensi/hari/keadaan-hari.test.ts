import { shiftFrom } from '@rekan/domain/jadwal/jadwal'
import { describe, expect, onTestFinished, test } from 'vitest'
import { restoreServerTime, setServerTime } from '../../../lib/clock.ts'
import { jam } from '../../../../test/jam.ts'
import { keadaanHari } from './keadaan-hari.ts'
import { keadaanWaktu } from './keadaan-waktu.ts'
import type { Presensi } from '../../hari/hari.wire.ts'

const pada = (pukul: string) => Date.parse(`2026-11-20T${pukul}:00+07:00`)
const shift = shiftFrom('2026-11-20', { mulai: 28_800, selesai: 61_200 }, 300, 'WIB')
const belum: Presensi = {
  tanggal: '2026-11-20',
  status: 'BELUM_PRESENSI',
  checkIn: null,
  checkOut: null,
  offices: [],
  bebasArea: false,
  bukaPada: pada('05:00'),
  tutupPada: pada('21:00'),
  tugas: null,
  istirahat: null,
  langkah: 'checkIn',
}
const kejadian = { id: 1, presensiId: 1, tanggal: '2026-11-20', waktu: '08:00:00', saat: 0, byAdmin: false }
const masuk = (telat: number): Presensi => ({
  ...belum,
  status: 'HADIR',
  langkah: 'checkOut',
  checkIn: { ...kejadian, telat, lebihAwal: 0 },
})
const pulang = (telat: number, lebihAwal: number): Presensi => ({
  ...masuk(telat),
  langkah: 'selesai',
  checkOut: { ...kejadian, telat: 0, lebihAwal },
})

describe('the day in words', () => {
  test.each([
    [belum, '04:59', 'Check-in dibuka pukul 05:00', null],
    [belum, '05:00', 'Belum presensi', 'checkIn'],
    [belum, '08:05', 'Belum presensi', 'checkIn'],
    [belum, '08:12', 'Belum presensi, terlambat 12 menit', 'checkIn'],
    [masuk(0), '09:00', 'Sudah masuk, tepat waktu', 'checkOut'],
    [masuk(720), '09:00', 'Sudah masuk, terlambat 12 menit', 'checkOut'],
    [pulang(0, 0), '17:10', 'Selesai, tepat waktu', null],
    [pulang(0, 600), '17:10', 'Selesai, pulang 10 menit lebih awal', null],
    [pulang(720, 600), '17:10', 'Selesai, terlambat 12 menit dan pulang 10 menit lebih awal', null],
    [{ ...belum, status: 'LIBUR' }, '09:00', 'Hari ini libur', null],
    [{ ...belum, status: 'CUTI' }, '09:00', 'Anda sedang cuti', null],
    [{ ...belum, status: 'ALPA' }, '22:00', 'Tidak ada presensi hari ini', null],
  ] as const)('%#: at %2$s "%3$s"', (presensi, pukul, kalimat, aksi) => {
    expect(keadaanHari(presensi, shift, pada(pukul), 'WIB')).toMatchObject({ kalimat, aksi })
  })
})

test.each([
  ['checkIn', '07:52', 'Tepat waktu'],
  ['checkIn', '08:30', 'Terlambat 30 menit'],
  ['checkOut', '16:00', '1 jam 0 menit lebih awal'],
  ['checkOut', '17:00', 'Tepat waktu'],
] as const)('a %s at %s would be "%s"', (jenis, pukul, kalimat) => {
  expect(keadaanWaktu(jenis, shift, pada(pukul))?.kalimat).toBe(kalimat)
})

test('without hours nothing is early, late or on time', () => {
  expect(keadaanWaktu('checkIn', null, pada('07:52'))).toBeNull()
  expect(keadaanHari(masuk(0), null, pada('09:00'), 'WIB').kalimat).toBe('Sudah masuk')
  expect(keadaanHari(pulang(0, 0), null, pada('17:10'), 'WIB').kalimat).toBe('Selesai')
})

test('a clock that is known to be wrong says nothing of hours', () => {
  restoreServerTime(0, jam.now() + 600_000)
  onTestFinished(() => setServerTime(jam.now(), jam.now()))
  expect(keadaanWaktu('checkIn', shift, pada('07:52'))).toBeNull()
  const taksir = { utama: 'checkIn', sebab: 'jam_keliru', buka: null } as const
  expect(keadaanHari({ ...belum, taksir }, shift, pada('08:12'), 'WIB').kalimat).toBe('Belum presensi')
})
