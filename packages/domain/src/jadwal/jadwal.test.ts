import { describe, expect, it } from 'vitest'
import {
  type JadwalMingguan,
  type JamKerja,
  type KetentuanTanggal,
  isLintasHari,
  potonganIstirahat,
  shiftPada,
} from './jadwal.ts'
import { type KodeZona, parseJam } from '../waktu.ts'

const jam = (mulai: string, selesai: string): JamKerja => ({
  mulai: parseJam(mulai) as number,
  selesai: parseJam(selesai) as number,
})

const SIANG = jam('08:00', '17:00')
const LIMA_HARI: JadwalMingguan = {
  hari: { 1: SIANG, 2: SIANG, 3: SIANG, 4: SIANG, 5: jam('08:00', '16:30') },
  toleransi: 600,
  masukSaatLibur: false,
}
const PENJAGA: JadwalMingguan = { ...LIMA_HARI, masukSaatLibur: true }
const BIASA: KetentuanTanggal = { libur: false }
const LIBUR: KetentuanTanggal = { libur: true }
const MALAM = jam('19:00', '07:00')

/** 2026-11-20 is a Friday, 2026-11-21 a Saturday. */
const [KAMIS, JUMAT, SABTU, MINGGU] = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'] as const

describe('shiftPada: which hours', () => {
  it.each<[string, string, JadwalMingguan, KetentuanTanggal, JamKerja | null]>([
    ['a weekday by the week', KAMIS, LIMA_HARI, BIASA, SIANG],
    ['another weekday by its own hours', JUMAT, LIMA_HARI, BIASA, jam('08:00', '16:30')],
    ['a Saturday off', SABTU, LIMA_HARI, BIASA, null],
    ['a Sunday off', MINGGU, LIMA_HARI, BIASA, null],
    ['a holiday on a weekday', KAMIS, LIMA_HARI, LIBUR, null],
    ['a holiday where holidays are worked', KAMIS, PENJAGA, LIBUR, SIANG],
    ['a holiday where holidays are worked, on a day off', SABTU, PENJAGA, LIBUR, null],
    ['a roster over the week', KAMIS, LIMA_HARI, { libur: false, roster: MALAM }, MALAM],
    ['a roster on a day off', MINGGU, LIMA_HARI, { libur: false, roster: MALAM }, MALAM],
    ['a roster over a holiday', KAMIS, LIMA_HARI, { libur: true, roster: MALAM }, MALAM],
    ['a roster that gives the day off', KAMIS, LIMA_HARI, { libur: false, roster: 'libur' }, null],
    ['a roster off over worked holidays', KAMIS, PENJAGA, { libur: true, roster: 'libur' }, null],
    ['a roster that was not made', KAMIS, LIMA_HARI, { libur: false, roster: undefined }, SIANG],
    ['a week without any day', KAMIS, { ...LIMA_HARI, hari: {} }, BIASA, null],
  ])('takes %s', (_name, tanggal, jadwal, ketentuan, hasil) =>
    expect(shiftPada(tanggal, jadwal, ketentuan, 'WIB')?.jam ?? null).toEqual(hasil),
  )
})

describe('shiftPada: which moments', () => {
  it.each<[string, string, JamKerja, KodeZona, string, string]>([
    ['a day', KAMIS, SIANG, 'WIB', '2026-11-19T01:00:00.000Z', '2026-11-19T10:00:00.000Z'],
    [
      '08:00 in WIT on the UTC date before',
      KAMIS,
      SIANG,
      'WIT',
      '2026-11-18T23:00:00.000Z',
      '2026-11-19T08:00:00.000Z',
    ],
    ['a night', KAMIS, MALAM, 'WIB', '2026-11-19T12:00:00.000Z', '2026-11-20T00:00:00.000Z'],
    [
      'a night over the year’s end',
      '2026-12-31',
      MALAM,
      'WITA',
      '2026-12-31T11:00:00.000Z',
      '2026-12-31T23:00:00.000Z',
    ],
    [
      'a night into a leap day',
      '2028-02-28',
      MALAM,
      'WIB',
      '2028-02-28T12:00:00.000Z',
      '2028-02-29T00:00:00.000Z',
    ],
    ['24 hours', KAMIS, jam('08:00', '08:00'), 'WIB', '2026-11-19T01:00:00.000Z', '2026-11-20T01:00:00.000Z'],
    [
      '24 hours from midnight',
      KAMIS,
      jam('00:00', '00:00'),
      'WIB',
      '2026-11-18T17:00:00.000Z',
      '2026-11-19T17:00:00.000Z',
    ],
    [
      'an evening to midnight',
      KAMIS,
      jam('16:00', '00:00'),
      'WIB',
      '2026-11-19T09:00:00.000Z',
      '2026-11-19T17:00:00.000Z',
    ],
    [
      'one second',
      KAMIS,
      jam('23:59:58', '23:59:59'),
      'WIB',
      '2026-11-19T16:59:58.000Z',
      '2026-11-19T16:59:59.000Z',
    ],
    [
      'all but one second',
      KAMIS,
      jam('08:00:01', '08:00:00'),
      'WIB',
      '2026-11-19T01:00:01.000Z',
      '2026-11-20T01:00:00.000Z',
    ],
  ])('places %s', (_name, tanggal, kerja, zona, mulai, selesai) => {
    const shift = shiftPada(tanggal, LIMA_HARI, { libur: false, roster: kerja }, zona)
    expect(shift).toEqual({
      tanggal,
      mulai: Date.parse(mulai),
      selesai: Date.parse(selesai),
      toleransi: 600,
      jam: kerja,
    })
  })
})

describe('isLintasHari', () => {
  it.each<[JamKerja, boolean]>([
    [SIANG, false],
    [MALAM, true],
    [jam('16:00', '00:00'), true],
    [jam('00:00', '00:00'), true],
    [jam('08:00', '08:00'), true],
    [jam('08:00', '07:59:59'), true],
    [jam('08:00', '08:00:01'), false],
    [jam('00:00', '23:59:59'), false],
  ])('says whether %j ends on the next day', (kerja, lintas) => expect(isLintasHari(kerja)).toBe(lintas))
})

it.each([
  ['nothing before it is due', 3 * 3600, 0],
  ['nothing at the moment it is due', 4 * 3600, 0],
  ['what was worked beyond it', 4 * 3600 + 60, 60],
  ['all of it', 5 * 3600, 3600],
  ['no more than it', 9 * 3600, 3600],
])('a break of an hour after four takes %s', (_, hadir, potongan) => {
  expect(potonganIstirahat({ detik: 3600, sesudah: 4 * 3600 }, hadir)).toBe(potongan)
})
