import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type KodeZona,
  KODE_ZONA,
  ZONA,
  addHari,
  formatJam,
  formatSaat,
  formatTanggal,
  hariBarat,
  hariKe,
  hariTimur,
  instanFrom,
  isTanggal,
  isoLokal,
  jamLokal,
  namaHari,
  parseJam,
  rentangSeluruh,
  tanggalLokal,
} from './waktu.ts'

describe('isTanggal', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '2026-12-31', '2027-01-01', '1899-12-31', '2199-12-31'])(
    'takes %s, a day that exists',
    (teks) => expect(isTanggal(teks)).toBe(true),
  )

  it.each([
    ['30 February', '2026-02-30'],
    ['29 February outside a leap year', '2026-02-29'],
    ['29 February of a century', '2100-02-29'],
    ['31 November', '2026-11-31'],
    ['month 13', '2026-13-01'],
    ['month 0', '2026-00-10'],
    ['day 0', '2026-11-00'],
    ['the year 0', '0000-01-01'],
    ['a year of three digits', '0999-12-31'],
    ['a year that nobody plans for', '2200-01-01'],
    ['the last year of four digits', '9999-12-31'],
    ['a short month', '2026-1-01'],
    ['a time behind it', '2026-11-20T00:00'],
    ['a line break behind it', '2026-11-20\n'],
    ['a space before it', ' 2026-11-20'],
    ['day first', '20-11-2026'],
    ['five digits of year', '12026-11-20'],
    ['digits of another script', '٢٠٢٦-١١-٢٠'],
    ['nothing', ''],
  ])('refuses %s', (_name, teks) => expect(isTanggal(teks)).toBe(false))
})

describe('tanggalLokal, jamLokal, isoLokal', () => {
  it.each<[string, KodeZona, string, number, string]>([
    ['2026-11-20T16:59:59.999Z', 'WIB', '2026-11-20', 86_399, '2026-11-20T23:59:59+07:00'],
    ['2026-11-20T17:00:00Z', 'WIB', '2026-11-21', 0, '2026-11-21T00:00:00+07:00'],
    ['2026-11-20T15:59:59.999Z', 'WITA', '2026-11-20', 86_399, '2026-11-20T23:59:59+08:00'],
    ['2026-11-20T16:00:00Z', 'WITA', '2026-11-21', 0, '2026-11-21T00:00:00+08:00'],
    ['2026-11-20T14:59:59.999Z', 'WIT', '2026-11-20', 86_399, '2026-11-20T23:59:59+09:00'],
    ['2026-11-20T15:00:00Z', 'WIT', '2026-11-21', 0, '2026-11-21T00:00:00+09:00'],
    ['2026-11-19T23:00:00Z', 'WIT', '2026-11-20', 28_800, '2026-11-20T08:00:00+09:00'],
    ['2026-12-31T17:00:00Z', 'WIB', '2027-01-01', 0, '2027-01-01T00:00:00+07:00'],
    ['2028-02-28T17:00:00Z', 'WIB', '2028-02-29', 0, '2028-02-29T00:00:00+07:00'],
    ['2026-11-20T00:58:11.499Z', 'WIB', '2026-11-20', 28_691, '2026-11-20T07:58:11+07:00'],
    ['1969-12-31T16:59:59.500Z', 'WIB', '1969-12-31', 86_399, '1969-12-31T23:59:59+07:00'],
  ])('show %s in %s as the clock on its wall', (iso, zona, tanggal, jam, lokal) => {
    const saat = Date.parse(iso)
    expect([tanggalLokal(saat, zona), jamLokal(saat, zona), isoLokal(saat, zona)]).toEqual([
      tanggal,
      jam,
      lokal,
    ])
  })

  it('agree with the time zone database from 1990 to 2100, at any moment of any zone', () => {
    const penulis = Object.fromEntries(
      KODE_ZONA.map((zona) => [
        zona,
        new Intl.DateTimeFormat('sv-SE', {
          timeZone: ZONA[zona].iana,
          dateStyle: 'short',
          timeStyle: 'medium',
        }),
      ]),
    ) as Record<KodeZona, Intl.DateTimeFormat>
    const saat = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) })
    fc.assert(
      fc.property(saat, fc.constantFrom(...KODE_ZONA), (ms, zona) => {
        const [tanggal, jam] = [tanggalLokal(ms, zona), jamLokal(ms, zona)]
        expect(`${tanggal} ${formatJam(jam)}`).toBe(penulis[zona].format(ms))
        expect(instanFrom(tanggal, jam, zona)).toBe(Math.floor(ms / 1000) * 1000)
        expect(Date.parse(isoLokal(ms, zona))).toBe(Math.floor(ms / 1000) * 1000)
      }),
      { seed: 20_261_120, numRuns: 1000 },
    )
  })
})

describe('instanFrom', () => {
  it.each<[string, number, KodeZona, string]>([
    ['2026-11-20', 0, 'WIB', '2026-11-19T17:00:00.000Z'],
    ['2026-11-20', 28_800, 'WIT', '2026-11-19T23:00:00.000Z'],
    ['2026-11-20', 86_399, 'WITA', '2026-11-20T15:59:59.000Z'],
    ['2026-12-31', 86_400, 'WIB', '2026-12-31T17:00:00.000Z'],
    ['2026-12-31', 111_600, 'WIB', '2027-01-01T00:00:00.000Z'],
    ['2026-11-20', 172_800, 'WIT', '2026-11-21T15:00:00.000Z'],
  ])('puts second %2$s of %1$s in its zone', (tanggal, jam, zona, iso) =>
    expect(new Date(instanFrom(tanggal, jam, zona)).toISOString()).toBe(iso),
  )
})

describe('rentangSeluruh', () => {
  it.each([
    [[], null],
    [[['2026-11-03', '2026-11-05']], ['2026-11-03', '2026-11-05']],
    [
      [
        ['2026-11-03', '2026-11-20'],
        ['2026-10-30', '2026-11-01'],
        ['2026-11-04', '2026-11-04'],
      ],
      ['2026-10-30', '2026-11-20'],
    ],
  ])('%j lie within %j', (semua, jadi) => {
    const seluruh = rentangSeluruh(semua.map(([dari = '', sampai = '']) => ({ dari, sampai })))
    expect(seluruh && [seluruh.dari, seluruh.sampai]).toEqual(jadi)
  })
})

describe('addHari', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-20', 365, '2027-11-20'],
    ['0001-01-02', -1, '0001-01-01'],
  ])('moves %s by %i days to %s', (tanggal, hari, hasil) => expect(addHari(tanggal, hari)).toBe(hasil))

  it.each([
    ['9999-12-31', 1],
    ['0001-01-01', -1],
    ['bukan tanggal', 1],
  ])('goes from %s by %i to no date that a loop could not end by', (tanggal, hari) =>
    expect(() => addHari(tanggal, hari)).toThrow(RangeError),
  )
})

describe('hariKe, namaHari', () => {
  it.each([
    ['2026-11-16', 1, 'Senin'],
    ['2026-11-17', 2, 'Selasa'],
    ['2026-11-18', 3, 'Rabu'],
    ['2026-11-19', 4, 'Kamis'],
    ['2026-11-20', 5, 'Jumat'],
    ['2026-11-21', 6, 'Sabtu'],
    ['2026-11-22', 7, 'Minggu'],
    ['2028-02-29', 2, 'Selasa'],
    ['2027-01-01', 5, 'Jumat'],
    ['1969-12-28', 7, 'Minggu'],
  ])('call %s weekday %i, %s', (tanggal, ke, nama) =>
    expect([hariKe(tanggal), namaHari(tanggal)]).toEqual([ke, nama]),
  )
})

describe('formatJam', () => {
  it.each([
    [0, '00:00:00'],
    [1, '00:00:01'],
    [28_691, '07:58:11'],
    [86_399, '23:59:59'],
    [86_400, '00:00:00'],
    [111_600, '07:00:00'],
    [-1, '23:59:59'],
    [59.9, '00:00:59'],
    [86_399.999, '23:59:59'],
  ])('writes %d seconds as %s', (jam, teks) => expect(formatJam(jam)).toBe(teks))
})

describe('parseJam', () => {
  it.each([
    ['00:00', 0],
    ['08:00', 28_800],
    ['08:00:00', 28_800],
    ['07:58:11', 28_691],
    ['23:59', 86_340],
    ['23:59:59', 86_399],
  ])('reads %s', (teks, jam) => expect(parseJam(teks)).toBe(jam))

  it.each([
    '24:00',
    '08:60',
    '08:00:60',
    '8:00',
    '08.00',
    '08:00:00.5',
    '08:00:',
    ' 08:00',
    '08:00\n',
    '',
    '-1:00',
  ])('refuses %j', (teks) => expect(parseJam(teks)).toBeUndefined())

  it('reads back every minute that formatJam writes', () => {
    for (let jam = 0; jam < 86_400; jam += 60) expect(parseJam(formatJam(jam))).toBe(jam)
  })
})

it.each([
  ['2026-11-20T15:30:00Z', '2026-11-20', '2026-11-21'],
  ['2026-11-20T14:59:59Z', '2026-11-20', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21', '2026-11-21'],
])('at %s it is %s in the west and %s in the east', (saat, barat, timur) => {
  expect([hariBarat(Date.parse(saat)), hariTimur(Date.parse(saat))]).toEqual([barat, timur])
})

it.each<[string, KodeZona, string]>([
  ['2026-11-20T00:52:13Z', 'WIB', '20-11-2026 07:52 WIB'],
  ['2026-12-31T15:00:59Z', 'WIT', '01-01-2027 00:00 WIT'],
])('formatSaat says %s in %s as %s', (saat, zona, teks) =>
  expect(formatSaat(Date.parse(saat), zona)).toBe(teks),
)

it.each([
  ['2026-12-01', '1 Desember 2026'],
  ['2027-01-31', '31 Januari 2027'],
])('formatTanggal says %s as %s', (tanggal, teks) => expect(formatTanggal(tanggal)).toBe(teks))
