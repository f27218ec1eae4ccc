import { describe, expect, it } from 'vitest'
import { type JamKerja, shiftFrom } from '../../jadwal/jadwal.ts'
import {
  type FaktaPola,
  type HariLembur,
  LEMBUR_BERTUMPUK,
  awalMinggu,
  computeBatas,
  durasiLembur,
  hariLembur,
  hariRangkaian,
  judgeRentangLembur,
  judgeWaktuLembur,
  polaLembur,
  rentangLembur,
} from './lembur.ts'
import type { RencanaHari } from '../../presensi/hari/presensi.ts'
import type { PolaLembur } from './upah-lembur.ts'
import { type Tanggal, addHari, isoLokal, parseJam } from '../../waktu.ts'
import { KETENTUAN, requireBerlaku } from '../../ketentuan.ts'

const LEMBUR = requireBerlaku(KETENTUAN.lembur, '2026-11-01')

const SEJAM = 3600
/** 2026-11-20 is a Friday. */
const JUMAT = '2026-11-20'
const jam = (teks: string) => parseJam(teks) as number
const kerja = (teks: string): JamKerja => {
  const [mulai = '', selesai = ''] = teks.split('-')
  return { mulai: jam(mulai), selesai: jam(selesai) }
}
const waktu = (teks: string, tanggal: Tanggal = JUMAT) => {
  const { mulai, selesai } = kerja(teks)
  return { tanggal, jamMulai: mulai, jamSelesai: selesai }
}
const rentang = (teks: string, tanggal: Tanggal = JUMAT) => rentangLembur(waktu(teks, tanggal), 'WIB')
const rencana = (tanggal: Tanggal, teks: string | null, lembur: readonly string[] = []): RencanaHari => ({
  tanggal,
  shift: teks === null ? null : shiftFrom(tanggal, kerja(teks), 0, 'WIB'),
  lembur: lembur.map((satu) => rentang(satu, tanggal)),
})

describe('rentangLembur', () => {
  it.each([
    ['17:00-19:30', '2026-11-20T17:00:00', '2026-11-20T19:30:00', 9000],
    ['22:00-01:00', '2026-11-20T22:00:00', '2026-11-21T01:00:00', 10_800],
    ['20:00-00:00', '2026-11-20T20:00:00', '2026-11-21T00:00:00', 14_400],
    ['00:00-03:00', '2026-11-20T00:00:00', '2026-11-20T03:00:00', 10_800],
    ['17:00:01-17:00:00', '2026-11-20T17:00:01', '2026-11-21T17:00:00', 86_399],
  ])('%s', (teks, mulai, selesai, durasi) => {
    const hasil = rentang(teks)
    expect([isoLokal(hasil.mulai, 'WIB'), isoLokal(hasil.selesai, 'WIB'), durasiLembur(hasil)]).toEqual([
      `${mulai}+07:00`,
      `${selesai}+07:00`,
      durasi,
    ])
  })
})

describe('judgeWaktuLembur', () => {
  it.each<[string, string, object | null]>([
    ['2026-11-20', '17:00-19:00', null],
    ['2026-10-20', '17:00-19:00', null],
    ['2026-10-19', '17:00-19:00', { tanggal: 'Lembur hanya dapat diajukan sampai 31 hari ke belakang.' }],
    ['2027-11-21', '17:00-19:00', null],
    ['2027-11-22', '17:00-19:00', { tanggal: 'Tanggal tidak boleh lebih dari setahun ke depan.' }],
    ['2026-02-30', '17:00-19:00', { tanggal: 'Tanggal tidak valid.' }],
    ['20-11-2026', '17:00-19:00', { tanggal: 'Tanggal tidak valid.' }],
    ['2026-11-20', '23:00-23:00', { jam_selesai: 'Jam selesai tidak boleh sama dengan jam mulai.' }],
    ['2026-11-20', '23:00-22:59', null],
    ['2026-11-20', '23:50-00:05', null],
    ['2026-11-20', '23:50-00:04:59', { jam_selesai: 'Lembur paling singkat 15 menit.' }],
  ])('%s %s', (tanggal, teks, hasil) =>
    expect(judgeWaktuLembur(LEMBUR, waktu(teks, tanggal), JUMAT)).toEqual(hasil),
  )
})

describe('hariLembur', () => {
  const KAMIS = addHari(JUMAT, -1)
  it.each<[string, string, RencanaHari, Tanggal]>([
    ['after the day’s own work', '17:00-20:00', rencana(KAMIS, '08:00-17:00'), JUMAT],
    ['past midnight of its own day', '22:00-01:00', rencana(KAMIS, '08:00-17:00'), JUMAT],
    ['after midnight, long after a day', '00:00-02:00', rencana(KAMIS, '08:00-17:00'), JUMAT],
    ['after midnight, at an evening’s end', '00:00-02:00', rencana(KAMIS, '16:00-00:00'), KAMIS],
    ['after midnight, two hours after an evening', '00:00-02:00', rencana(KAMIS, '14:00-22:00'), KAMIS],
    ['four hours after an evening', '02:00-03:00', rencana(KAMIS, '14:00-22:00'), KAMIS],
    ['a second more', '02:00:01-03:00', rencana(KAMIS, '14:00-22:00'), JUMAT],
    ['in the morning after a night', '07:00-10:00', rencana(KAMIS, '19:00-07:00'), KAMIS],
    ['before the night of its own day', '15:00-19:00', rencana(KAMIS, '19:00-07:00'), JUMAT],
    ['after overtime of the evening before', '00:00-02:00', rencana(KAMIS, null, ['21:00-00:00']), KAMIS],
    [
      'while the evening’s overtime still runs',
      '01:00-03:00',
      rencana(KAMIS, '08:00-17:00', ['22:00-02:00']),
      JUMAT,
    ],
    ['after a day off', '00:00-02:00', rencana(KAMIS, null), JUMAT],
    ['while the night still runs', '06:00-09:00', rencana(KAMIS, '19:00-07:00'), JUMAT],
  ])('%s', (_nama, teks, kemarin, hasil) => expect(hariLembur(JUMAT, rentang(teks), kemarin)).toBe(hasil))
})

describe('hariRangkaian', () => {
  const SABTU = addHari(JUMAT, 1)
  const hari = (semua: readonly [Tanggal, string][]) => {
    const lembur = semua.map(([tanggal, teks]) => ({ tanggal, ...rentang(teks, tanggal) }))
    const hasil = hariRangkaian(lembur, ({ tanggal }) => ({ tanggal, hari: tanggal }))
    return lembur.map((satu) => hasil.get(satu))
  }
  it.each<[string, [Tanggal, string][], Tanggal[]]>([
    [
      'one night',
      [
        [JUMAT, '20:00-00:00'],
        [SABTU, '00:00-04:00'],
      ],
      [JUMAT, JUMAT],
    ],
    [
      'in any order',
      [
        [SABTU, '00:00-04:00'],
        [JUMAT, '20:00-00:00'],
      ],
      [JUMAT, JUMAT],
    ],
    [
      'four hours between',
      [
        [JUMAT, '20:00-00:00'],
        [SABTU, '04:00-05:00'],
      ],
      [JUMAT, JUMAT],
    ],
    [
      'a second more',
      [
        [JUMAT, '20:00-00:00'],
        [SABTU, '04:00:01-05:00'],
      ],
      [JUMAT, SABTU],
    ],
    [
      'three of a chain',
      [
        [SABTU, '07:00-09:00'],
        [SABTU, '01:00-04:00'],
        [JUMAT, '20:00-23:00'],
      ],
      [JUMAT, JUMAT, JUMAT],
    ],
    [
      'never two days back',
      [
        [JUMAT, '20:00-00:00'],
        [SABTU, '03:00-22:00'],
        [addHari(JUMAT, 2), '01:00-02:00'],
      ],
      [JUMAT, JUMAT, addHari(JUMAT, 2)],
    ],
  ])('%s', (_nama, semua, harapan) => expect(hari(semua)).toEqual(harapan))
})

it('hariRangkaian leaves to a shift what is its own', () => {
  const SABTU = addHari(JUMAT, 1)
  const [dini, pagi] = [rentang('00:00-01:00', SABTU), rentang('02:00-03:00', SABTU)]
  const hasil = hariRangkaian([dini, pagi], (satu) => ({
    tanggal: SABTU,
    hari: satu === pagi ? JUMAT : SABTU,
  }))
  expect([hasil.get(dini), hasil.get(pagi)]).toEqual([SABTU, JUMAT])
})

describe('judgeRentangLembur', () => {
  const hari = (satu: Partial<HariLembur> & { rencana: RencanaHari }): HariLembur => ({
    izin: null,
    berpenempatan: true,
    ...satu,
  })
  const besok = addHari(JUMAT, 1)
  const SIANG = [hari({ rencana: rencana(JUMAT, '08:00-17:00') }), hari({ rencana: rencana(besok, null) })]
  const MALAM = [
    hari({ rencana: rencana(addHari(JUMAT, -1), '19:00-07:00') }),
    hari({ rencana: rencana(JUMAT, '19:00-07:00') }),
    hari({ rencana: rencana(besok, '06:00-14:00') }),
  ]
  const pada = (izin: HariLembur['izin']) => [hari({ rencana: rencana(JUMAT, '08:00-17:00'), izin })]

  it.each<[string, string, readonly HariLembur[], object | null]>([
    ['right after work', '17:00-19:00', SIANG, null],
    ['right before work', '06:00-08:00', SIANG, null],
    ['a business trip', '17:00-19:00', pada('DINAS_LUAR'), null],
    [
      'a minute of work at its start',
      '16:59-19:00',
      SIANG,
      { jam_mulai: 'Lembur di luar jam kerja: 08:00-17:00 pada 20 November 2026 adalah jam kerja.' },
    ],
    [
      'leave of the day before',
      '17:00-19:00',
      [{ ...(MALAM[0] as HariLembur), izin: 'CUTI' }, ...SIANG],
      null,
    ],
    [
      'what begins with the work',
      '08:00-09:00',
      SIANG,
      { jam_mulai: 'Lembur di luar jam kerja: 08:00-17:00 pada 20 November 2026 adalah jam kerja.' },
    ],
    [
      'a minute of work at its end',
      '06:00-08:01',
      SIANG,
      { jam_selesai: 'Lembur di luar jam kerja: 08:00-17:00 pada 20 November 2026 adalah jam kerja.' },
    ],
    [
      'all of the work',
      '07:00-18:00',
      SIANG,
      { jam_selesai: 'Lembur di luar jam kerja: 08:00-17:00 pada 20 November 2026 adalah jam kerja.' },
    ],
    [
      'the night of the day before',
      '06:00-09:00',
      MALAM,
      { jam_mulai: 'Lembur di luar jam kerja: 19:00-07:00 pada 19 November 2026 adalah jam kerja.' },
    ],
    [
      'the next morning’s work',
      '18:00-19:01',
      MALAM,
      { jam_selesai: 'Lembur di luar jam kerja: 19:00-07:00 pada 20 November 2026 adalah jam kerja.' },
    ],
    ['leave', '17:00-19:00', pada('CUTI'), { tanggal: 'Pada tanggal ini tercatat cuti.' }],
    [
      'nobody’s day',
      '17:00-19:00',
      [],
      { tanggal: 'Belum ada penempatan pada tanggal ini. Hubungi HR agar penempatan dicatat.' },
    ],
    [
      'a day without a placement',
      '17:00-19:00',
      [hari({ rencana: rencana(JUMAT, null), berpenempatan: false })],
      { tanggal: 'Belum ada penempatan pada tanggal ini. Hubungi HR agar penempatan dicatat.' },
    ],
  ])('%s', (_nama, teks, semua, hasil) =>
    expect(judgeRentangLembur(JUMAT, rentang(teks), semua, [])).toEqual(hasil),
  )

  it.each([
    ['19:00-20:00', null],
    ['18:59-20:00', { jam_mulai: 'Bertumpuk dengan lembur lain yang menunggu atau sudah disetujui.' }],
    ['17:00-21:00', { jam_mulai: LEMBUR_BERTUMPUK }],
  ])('%s beside other overtime from 17:00 to 19:00', (teks, hasil) =>
    expect(judgeRentangLembur(JUMAT, rentang(teks), SIANG, [rentang('17:00-19:00')])).toEqual(hasil),
  )
})

describe('computeBatas (PP 35/2021, article 26)', () => {
  it.each<[PolaLembur, number, number, number, object]>([
    [
      'HARI_KERJA',
      4 * SEJAM,
      0,
      14 * SEJAM,
      { hari: 4 * SEJAM, minggu: 18 * SEJAM, hariLibur: false, lewat: false },
    ],
    ['HARI_KERJA', 4 * SEJAM + 1, 0, 0, { lewat: true }],
    ['HARI_KERJA', 4 * SEJAM, 8 * SEJAM, 0, { lewat: true, lewatTabel: false }],
    ['HARI_KERJA', 4 * SEJAM + 1, 8 * SEJAM, 0, { lewatTabel: true }],
    ['HARI_KERJA', 2 * SEJAM, 3 * SEJAM, 3 * SEJAM, { hari: 5 * SEJAM, minggu: 5 * SEJAM, lewat: true }],
    ['HARI_KERJA', 2 * SEJAM, 0, 16 * SEJAM + 1, { minggu: 18 * SEJAM + 1, lewat: true }],
    [
      'LIBUR_5_HARI',
      12 * SEJAM,
      0,
      18 * SEJAM,
      { minggu: 18 * SEJAM, hariLibur: true, lewat: false, lewatTabel: false },
    ],
    ['LIBUR_5_HARI', 4 * SEJAM, 8 * SEJAM + 1, 0, { lewat: false, lewatTabel: true }],
    ['LIBUR_6_HARI', 11 * SEJAM + 1, 0, 0, { lewatTabel: true }],
    ['LIBUR_6_HARI_TERPENDEK', 9 * SEJAM, 0, 0, { lewatTabel: false }],
  ])('%s: %i seconds beside %i of the day and %i of the week', (pola, durasi, hari, minggu, hasil) =>
    expect(computeBatas(LEMBUR, pola, durasi, { hari, minggu })).toMatchObject(hasil),
  )
})

describe('polaLembur (PP 35/2021, article 31)', () => {
  const SIANG = kerja('08:00-17:00')
  const LIMA = { 1: SIANG, 2: SIANG, 3: SIANG, 4: SIANG, 5: SIANG }
  const TUJUH_JAM = kerja('08:00-15:00')
  const ENAM = {
    1: TUJUH_JAM,
    2: TUJUH_JAM,
    3: TUJUH_JAM,
    4: TUJUH_JAM,
    5: kerja('08:00-13:00'),
    6: TUJUH_JAM,
  }
  const RATA = { ...ENAM, 5: TUJUH_JAM }
  const shift = shiftFrom(JUMAT, SIANG, 0, 'WIB')
  const dasar = { tanggal: JUMAT, shift: null, minggu: LIMA, isLiburResmi: false, isCutiBersama: false }
  it.each<[string, Partial<FaktaPola>, PolaLembur]>([
    ['a day of work', { shift }, 'HARI_KERJA'],
    ['a shift on a holiday by law', { shift, isLiburResmi: true }, 'LIBUR_5_HARI'],
    ['a shift on joint leave', { shift, isCutiBersama: true }, 'HARI_KERJA'],
    ['a day off in a week of five', {}, 'LIBUR_5_HARI'],
    ['a holiday in a week of five', { isLiburResmi: true }, 'LIBUR_5_HARI'],
    ['a Sunday in a week of six', { tanggal: '2026-11-22', minggu: ENAM }, 'LIBUR_6_HARI'],
    ['a holiday on the shortest day', { minggu: ENAM, isLiburResmi: true }, 'LIBUR_6_HARI_TERPENDEK'],
    ['a roster’s day off on the shortest day', { minggu: ENAM }, 'LIBUR_6_HARI'],
    [
      'a holiday on a longer day',
      { tanggal: '2026-11-19', minggu: ENAM, isLiburResmi: true },
      'LIBUR_6_HARI',
    ],
    ['a holiday where no day is shorter', { minggu: RATA, isLiburResmi: true }, 'LIBUR_6_HARI'],
    [
      'a holiday on a day that is neither the shortest nor the longest',
      { tanggal: '2026-11-18', minggu: { ...ENAM, 3: kerja('08:00-14:00') }, isLiburResmi: true },
      'LIBUR_6_HARI',
    ],
    [
      'a holiday on the shortest day, which begins latest',
      { minggu: { ...ENAM, 5: kerja('12:00-17:00'), 7: undefined }, isLiburResmi: true },
      'LIBUR_6_HARI_TERPENDEK',
    ],
    ['a week whose days off are named', { minggu: { ...LIMA, 6: undefined, 7: undefined } }, 'LIBUR_5_HARI'],
    ['joint leave', { isCutiBersama: true }, 'HARI_KERJA'],
    ['joint leave on a Sunday', { tanggal: '2026-11-22', isCutiBersama: true }, 'LIBUR_5_HARI'],
  ])('%s', (_nama, fakta, pola) => expect(polaLembur({ ...dasar, ...fakta })).toBe(pola))
})

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (tanggal, senin) => expect(awalMinggu(tanggal)).toBe(senin))
