import { expect, test } from 'vitest'
import { shiftFrom } from '../../jadwal/jadwal.ts'
import type { StatusIzin } from '../hari/presensi.ts'
import { type Tanggal, instanFrom } from '../../waktu.ts'
import { type HariBekal, type JenisPunch, decideTaksir, giliranBekal } from './bekal.ts'

const JAM = 3600
const MALAM = { mulai: 19 * JAM, selesai: 7 * JAM }
const SIANG = { mulai: 8 * JAM, selesai: 17 * JAM }

const pada = (teks: string) => {
  const [tanggal = '', jam = ''] = teks.split(' ')
  const [j = 0, m = 0] = jam.split(':').map(Number)
  return instanFrom(tanggal, j * JAM + m * 60, 'WIB')
}
const hari = (
  tanggal: Tanggal,
  jam: readonly (typeof MALAM)[],
  izin: StatusIzin | null = null,
): HariBekal => ({
  tanggal,
  zona: 'WIB',
  izin,
  kerja: jam.map((satu, ke) => ({
    rencana: {
      tanggal,
      shift: shiftFrom(tanggal, satu, 0, 'WIB'),
      lembur: [],
      ...(jam[ke + 1] && { masukSebelum: instanFrom(tanggal, jam[ke + 1]?.mulai ?? 0, 'WIB') }),
    },
    masuk: null,
    pulang: null,
  })),
})
const malam = ['2026-11-18', '2026-11-19', '2026-11-20'].map((tanggal) => hari(tanggal, [MALAM]))
const siang = [
  hari('2026-11-20', [SIANG]),
  hari('2026-11-21', []),
  hari('2026-11-22', []),
  hari('2026-11-23', [SIANG]),
  hari('2026-11-24', [SIANG], 'CUTI'),
]
const dua = [hari('2026-11-20', [SIANG, { mulai: 19 * JAM, selesai: 22 * JAM }])]
const punch = (...semua: readonly (readonly [JenisPunch, string])[]) =>
  semua.map(([jenis, teks]) => ({ jenis, saat: pada(teks), tentang: teks }))

const MALAM_SELESAI = punch(['checkIn', '2026-11-18 18:50'], ['checkOut', '2026-11-19 07:01'])

test.each([
  [
    'a night that is over, in the morning',
    malam,
    MALAM_SELESAI,
    '2026-11-19 07:30',
    '2026-11-18',
    null,
    'selesai',
  ],
  ['the next night', malam, MALAM_SELESAI, '2026-11-19 18:49', '2026-11-19', 'checkIn', 'jadwal'],
  [
    'the same, an hour before it opens',
    malam,
    MALAM_SELESAI,
    '2026-11-19 15:00',
    '2026-11-19',
    'checkIn',
    'belum_buka',
  ],
  ['the same at noon', malam, MALAM_SELESAI, '2026-11-19 11:30', '2026-11-19', null, 'belum_buka'],
  [
    'a night that was begun',
    malam,
    punch(['checkIn', '2026-11-18 18:50']),
    '2026-11-19 06:00',
    '2026-11-18',
    'checkOut',
    'jadwal',
  ],
  [
    'a night whose end was forgotten',
    malam,
    punch(['checkIn', '2026-11-18 18:50']),
    '2026-11-19 18:49',
    '2026-11-19',
    'checkIn',
    'jadwal',
  ],
  [
    'a Monday',
    siang,
    punch(['checkIn', '2026-11-20 07:50'], ['checkOut', '2026-11-20 17:00']),
    '2026-11-23 07:50',
    '2026-11-23',
    'checkIn',
    'jadwal',
  ],
  ['a Sunday', siang, [], '2026-11-22 07:50', '2026-11-22', null, 'libur'],
  [
    'a Sunday that was begun all the same',
    siang,
    punch(['checkIn', '2026-11-22 07:50']),
    '2026-11-22 09:00',
    '2026-11-22',
    'checkOut',
    'libur',
  ],
  [
    'the same, ended',
    siang,
    punch(['checkIn', '2026-11-22 07:50'], ['checkOut', '2026-11-22 12:00']),
    '2026-11-22 12:30',
    '2026-11-22',
    null,
    'libur',
  ],
  ['a day of leave', siang, [], '2026-11-24 07:50', '2026-11-24', null, 'izin'],
  ['a day of which nothing is kept', siang, [], '2026-12-24 07:50', '2026-12-24', 'checkIn', 'tanpa_bekal'],
  ['a day that nobody came to, at night', siang, [], '2026-11-20 22:00', '2026-11-20', null, 'tutup'],
  [
    'the second work of a day',
    dua,
    punch(['checkIn', '2026-11-20 07:50'], ['checkOut', '2026-11-20 17:00']),
    '2026-11-20 17:30',
    '2026-11-20',
    'checkIn',
    'jadwal',
  ],
  [
    'the second work, begun',
    dua,
    punch(['checkIn', '2026-11-20 07:50'], ['checkOut', '2026-11-20 17:00'], ['checkIn', '2026-11-20 18:50']),
    '2026-11-20 20:00',
    '2026-11-20',
    'checkOut',
    'jadwal',
  ],
] as const)('%s: %5$s, %6$s', (_apa, semua, dipunch, saat, tanggal, utama, sebab) => {
  const giliran = giliranBekal(semua, dipunch, pada(saat))
  expect(giliran.tanggal).toBe(tanggal)
  expect(decideTaksir(giliran, pada(saat), false)).toMatchObject({ utama, sebab })
  // A clock that is known to be wrong takes no punch away.
  expect(decideTaksir(giliran, pada(saat), true)).toEqual({
    utama: utama ?? 'checkIn',
    sebab: 'jam_keliru',
    buka: null,
  })
})

test('what was taken on the phone is told of the work it was taken for', () => {
  const [masuk, pulang] = MALAM_SELESAI
  const lalu = giliranBekal(malam, MALAM_SELESAI, pada('2026-11-19 07:30'))
  expect(lalu.dipakai).toEqual({ checkIn: masuk, checkOut: pulang })
  expect(giliranBekal(malam, MALAM_SELESAI, pada('2026-11-19 18:49')).dipakai).toEqual({})
})
