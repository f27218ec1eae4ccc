import { describe, expect, it } from 'vitest'
import { shiftPada } from '../../jadwal/jadwal.ts'
import {
  type RencanaHari,
  type StatusIzin,
  type StatusPresensi,
  hariPresensi,
  jendelaPresensi,
  statusHari,
} from './presensi.ts'
import { SEHARI, instanFrom, isoLokal, parseJam } from '../../waktu.ts'

const wib = (teks: string) => Date.parse(`${teks}+07:00`)
const jam = (teks: string) => parseJam(teks) as number

/** A plan from a line such as `08:00-17:00`, `libur` or `08:00-17:00 +18:00-22:00`: shift, then overtime, in WIB. */
function rencana(tanggal: string, baris: string): RencanaHari {
  const [kerja, ...lembur] = baris.split(' ')
  const [mulai, selesai] = (kerja as string).split('-')
  const roster = selesai ? { mulai: jam(mulai as string), selesai: jam(selesai) } : 'libur'
  const jadwal = { hari: {}, toleransi: 0, masukSaatLibur: false }
  return {
    tanggal,
    shift: shiftPada(tanggal, jadwal, { libur: false, roster }, 'WIB'),
    lembur: lembur.map((satu) => {
      const [dari, sampai] = satu.slice(1).split('-').map(jam) as [number, number]
      return {
        mulai: instanFrom(tanggal, dari, 'WIB'),
        selesai: instanFrom(tanggal, sampai <= dari ? sampai + SEHARI : sampai, 'WIB'),
      }
    }),
  }
}

describe('jendelaPresensi', () => {
  it.each([
    ['a day', '08:00-17:00', '2026-11-20T05:00:00', '2026-11-20T21:00:00'],
    ['a night', '19:00-07:00', '2026-11-20T16:00:00', '2026-11-21T11:00:00'],
    ['24 hours', '08:00-08:00', '2026-11-20T05:00:00', '2026-11-21T12:00:00'],
    ['24 hours from 23:00', '23:00-23:00', '2026-11-20T20:00:00', '2026-11-22T03:00:00'],
    ['a shift from midnight', '00:00-08:00', '2026-11-19T21:00:00', '2026-11-20T12:00:00'],
    ['overtime after the shift', '08:00-17:00 +17:00-20:00', '2026-11-20T05:00:00', '2026-11-21T00:00:00'],
    ['overtime after a gap', '08:00-12:00 +20:00-22:00', '2026-11-20T05:00:00', '2026-11-21T02:00:00'],
    ['overtime past midnight', '08:00-17:00 +22:00-02:00', '2026-11-20T05:00:00', '2026-11-21T06:00:00'],
    ['overtime before the shift', '08:00-17:00 +05:00-07:00', '2026-11-20T02:00:00', '2026-11-20T21:00:00'],
    ['overtime within a shift', '08:00-17:00 +12:00-13:00', '2026-11-20T05:00:00', '2026-11-20T21:00:00'],
    ['overtime twice', '08:00-17:00 +06:00-08:00 +17:00-19:00', '2026-11-20T03:00:00', '2026-11-20T23:00:00'],
    ['overtime on a day off', 'libur +09:00-12:00', '2026-11-20T06:00:00', '2026-11-20T16:00:00'],
  ])('opens 3 h before and closes 4 h after %s', (_name, baris, buka, tutup) => {
    const jendela = jendelaPresensi(rencana('2026-11-20', baris))
    expect(jendela && [isoLokal(jendela.buka, 'WIB'), isoLokal(jendela.tutup, 'WIB')]).toEqual([
      `${buka}+07:00`,
      `${tutup}+07:00`,
    ])
  })

  it('is null on a day without work', () => {
    expect(jendelaPresensi(rencana('2026-11-20', 'libur'))).toBeNull()
  })
})

describe('hariPresensi', () => {
  /** Plans of 18, 19, 20, 21 and 22 November; moments; the day each belongs to. */
  it.each<[string, readonly string[], Readonly<Record<string, number>>]>([
    [
      'keeps a day shift to its calendar day, open or not',
      ['08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-17:00'],
      {
        '20T00:00': 20,
        '20T04:59:59.999': 20,
        '20T08:00': 20,
        '20T21:00': 20,
        '20T23:59:59.999': 20,
        '21T00:00': 21,
      },
    ],
    [
      'gives the morning after a night shift to the day before, until its window closes',
      ['libur', 'libur', '19:00-07:00', 'libur', 'libur'],
      {
        '20T15:59': 20,
        '20T19:00': 20,
        '21T00:00': 20,
        '21T07:00': 20,
        '21T11:00': 20,
        '21T11:00:00.001': 21,
      },
    ],
    [
      'changes from night to night when the window closes',
      ['19:00-07:00', '19:00-07:00', '19:00-07:00', '19:00-07:00', '19:00-07:00'],
      {
        '20T10:59': 19,
        '20T11:00:00.001': 20,
        '20T16:00': 20,
        '21T06:59': 20,
        '21T11:00': 20,
        '21T12:00': 21,
      },
    ],
    [
      'ends an evening shift’s day when the next one opens',
      ['libur', 'libur', '15:00-23:00', '05:00-13:00', 'libur'],
      { '21T00:00': 20, '21T01:59:59.999': 20, '21T02:00': 21, '21T02:30': 21 },
    ],
    [
      'opens the next day before midnight for a shift soon after it',
      ['libur', 'libur', '08:00-17:00', '01:00-09:00', 'libur'],
      { '20T20:59': 20, '20T21:59:59.999': 20, '20T22:00': 21, '20T23:59': 21, '21T01:00': 21 },
    ],
    [
      'waits for a running night shift before it opens the next morning’s',
      ['libur', 'libur', '19:00-07:00', '08:00-17:00', 'libur'],
      { '21T05:00': 20, '21T06:59:59.999': 20, '21T07:00': 21, '21T08:00': 21 },
    ],
    [
      'hands over at the very end between shifts of 24 hours',
      ['08:00-08:00', '08:00-08:00', '08:00-08:00', '08:00-08:00', '08:00-08:00'],
      { '20T07:59:59.999': 19, '20T08:00': 20, '21T05:00': 20, '21T07:59:59.999': 20, '21T08:00': 21 },
    ],
    [
      'keeps 24 hours before a day off until the window closes',
      ['libur', '08:00-08:00', 'libur', 'libur', 'libur'],
      { '20T08:00': 19, '20T12:00': 19, '20T12:00:00.001': 20 },
    ],
    [
      'reaches two dates back for 24 hours that start late',
      ['22:00-22:00', 'libur', 'libur', 'libur', 'libur'],
      { '19T22:00': 18, '20T00:00': 18, '20T02:00': 18, '20T02:00:00.001': 20 },
    ],
    [
      'gives nothing back to a day whose turn is over, with shifts within 3 h of each other',
      ['libur', 'libur', '22:30-00:30', '01:00-09:00', 'libur'],
      { '20T21:59': 20, '20T22:15': 20, '21T00:29:59.999': 20, '21T00:30': 21, '21T01:00': 21 },
    ],
    [
      'gives nothing back to a day whose turn is over, with shifts that overlap',
      ['libur', '20:00-20:00', '08:00-16:00', 'libur', 'libur'],
      {
        '20T07:00': 19,
        '20T15:00': 19,
        '20T19:59:59.999': 19,
        '20T20:00': 20,
        '20T20:00:00.001': 20,
        '20T23:00': 20,
      },
    ],
    [
      'counts overtime on a day off',
      ['libur', 'libur', 'libur +22:00-02:00', 'libur', 'libur'],
      { '20T12:00': 20, '21T02:00': 20, '21T06:00': 20, '21T06:00:00.001': 21 },
    ],
    [
      'counts overtime after the shift',
      ['libur', 'libur', '08:00-17:00 +22:00-02:00', '08:00-17:00', 'libur'],
      { '20T21:30': 20, '21T00:00': 20, '21T04:59:59.999': 20, '21T05:00': 21 },
    ],
    [
      'waits for running overtime before it opens the next day',
      ['libur', 'libur', '08:00-17:00 +23:00-03:00', '05:00-13:00', 'libur'],
      { '21T02:00': 20, '21T02:59:59.999': 20, '21T03:00': 21 },
    ],
    [
      'opens earlier for overtime before the shift',
      ['libur', 'libur', '08:00-17:00', '06:00-14:00 +02:00-04:00', 'libur'],
      { '20T22:59': 20, '20T23:00': 21, '21T02:00': 21 },
    ],
    [
      'is the calendar day where nobody works',
      ['libur', 'libur', 'libur', 'libur', 'libur'],
      { '20T00:00': 20, '20T23:59:59.999': 20, '21T00:00': 21 },
    ],
  ])('%s', (_name, baris, harapan) => {
    const semua = baris.map((satu, i) => rencana(`2026-11-${18 + i}`, satu))
    for (const [saat, hari] of Object.entries(harapan)) {
      const jawaban = hariPresensi(wib(`2026-11-${saat}`), semua, 'WIB')
      expect([saat, jawaban]).toEqual([saat, `2026-11-${hari}`])
      expect(hariPresensi(wib(`2026-11-${saat}`), semua.toReversed(), 'WIB')).toBe(jawaban)
    }
  })

  it.each([
    ['2026-12-31', '19:00-07:00', '2027-01-01T06:59', '2026-12-31'],
    ['2027-01-01', '01:00-09:00', '2026-12-31T22:00', '2027-01-01'],
    ['2026-02-28', '19:00-07:00', '2026-03-01T11:00', '2026-02-28'],
    ['2028-02-28', '19:00-07:00', '2028-02-29T06:00', '2028-02-28'],
    ['2026-12-30', '22:00-22:00', '2027-01-01T02:00', '2026-12-30'],
  ])('crosses the ends of month and year: %s %s at %s', (tanggal, baris, saat, hari) =>
    expect(hariPresensi(wib(saat), [rencana(tanggal, baris)], 'WIB')).toBe(hari),
  )

  it.each([
    ['2026-11-20T16:59:59.999Z', 'WIB', '2026-11-20'],
    ['2026-11-20T17:00:00Z', 'WIB', '2026-11-21'],
    ['2026-11-20T15:00:00Z', 'WIT', '2026-11-21'],
  ] as const)('without any plan %s in %s is %s, the day on the wall', (iso, zona, hari) =>
    expect(hariPresensi(Date.parse(iso), [], zona)).toBe(hari),
  )
})

describe('statusHari: the first that holds', () => {
  const SEBELUM = '2026-11-19T09:00'
  const TUTUP = '2026-11-20T21:00'
  const LEWAT = '2026-11-20T21:00:00.001'
  it.each<[string, string, StatusIzin | null, boolean, string, StatusPresensi]>([
    ['checked in', '08:00-17:00', null, true, '2026-11-20T09:00', 'HADIR'],
    ['checked in, the day long over', '08:00-17:00', null, true, '2027-01-01T00:00', 'HADIR'],
    ['checked in, leave approved afterwards', '08:00-17:00', 'CUTI', true, '2026-11-20T09:00', 'HADIR'],
    ['checked in, the day made a holiday afterwards', 'libur', null, true, '2026-11-20T09:00', 'HADIR'],
    ['leave', '08:00-17:00', 'CUTI', false, '2026-11-20T09:00', 'CUTI'],
    ['leave, the day over', '08:00-17:00', 'CUTI', false, LEWAT, 'CUTI'],
    ['permission', '08:00-17:00', 'IZIN', false, SEBELUM, 'IZIN'],
    ['sickness', '08:00-17:00', 'SAKIT', false, LEWAT, 'SAKIT'],
    ['duty elsewhere', '08:00-17:00', 'DINAS_LUAR', false, LEWAT, 'DINAS_LUAR'],
    ['leave over a day off', 'libur', 'CUTI', false, LEWAT, 'CUTI'],
    ['a day off', 'libur', null, false, '2026-11-20T09:00', 'LIBUR'],
    ['a day off, long over', 'libur', null, false, '2027-01-01T00:00', 'LIBUR'],
    ['overtime on a day off', 'libur +09:00-17:00', null, false, '2026-11-20T09:00', 'BELUM_PRESENSI'],
    ['overtime on a day off, at closing', 'libur +09:00-17:00', null, false, TUTUP, 'BELUM_PRESENSI'],
    ['overtime on a day off, unattended', 'libur +09:00-17:00', null, false, LEWAT, 'LIBUR'],
    ['a working day to come', '08:00-17:00', null, false, SEBELUM, 'BELUM_PRESENSI'],
    ['a working day, late', '08:00-17:00', null, false, '2026-11-20T16:59', 'BELUM_PRESENSI'],
    ['a working day at closing', '08:00-17:00', null, false, TUTUP, 'BELUM_PRESENSI'],
    ['a working day over', '08:00-17:00', null, false, LEWAT, 'ALPA'],
    [
      'a working day with overtime, not over',
      '08:00-17:00 +18:00-20:00',
      null,
      false,
      LEWAT,
      'BELUM_PRESENSI',
    ],
    [
      'a working day with overtime, over',
      '08:00-17:00 +18:00-20:00',
      null,
      false,
      '2026-11-21T00:00:01',
      'ALPA',
    ],
    ['a night, next morning', '19:00-07:00', null, false, '2026-11-21T11:00', 'BELUM_PRESENSI'],
    ['a night, over', '19:00-07:00', null, false, '2026-11-21T11:00:00.001', 'ALPA'],
  ])('%s', (_name, baris, izin, checkIn, saat, status) => {
    const hari = { rencana: rencana('2026-11-20', baris), izin, checkIn, checkOut: false }
    expect(statusHari(hari, wib(saat))).toBe(status)
    if (checkIn) expect(statusHari({ ...hari, checkOut: true }, wib(saat))).toBe('HADIR')
  })
})
