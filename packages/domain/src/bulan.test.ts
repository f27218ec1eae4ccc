import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Bulan,
  NAMA_BULAN_SINGKAT,
  addBulan,
  akhirBulan,
  awalBulan,
  bulanFrom,
  bulanLokal,
  clampBulan,
  compareBulan,
  formatBulan,
  halamanTahun,
  isBulanWithin,
  isNextBulanAllowed,
  listBulan,
  rentangBulan,
} from './bulan.ts'
import type { KodeZona } from './waktu.ts'

const b = (teks: string): Bulan => bulanFrom(`${teks}-01`)
const anyBulan = fc.record({
  tahun: fc.integer({ min: 1, max: 9998 }),
  bulan: fc.integer({ min: 1, max: 12 }),
})

describe('isNextBulanAllowed', () => {
  it.each<[string, string, KodeZona, string, boolean]>([
    ['a past month', '2026-10', 'WIB', '2026-11-20T07:52:13+07:00', true],
    ['long past', '2020-01', 'WIB', '2026-11-20T07:52:13+07:00', true],
    ['the current month', '2026-11', 'WIB', '2026-11-20T07:52:13+07:00', false],
    ['a month to come', '2026-12', 'WIB', '2026-11-20T07:52:13+07:00', false],
    ['the last millisecond of the month', '2026-11', 'WIB', '2026-11-30T23:59:59.999+07:00', false],
    [
      'the first moment of the next month is not before now',
      '2026-11',
      'WIB',
      '2026-12-01T00:00:00+07:00',
      false,
    ],
    ['a millisecond later', '2026-11', 'WIB', '2026-12-01T00:00:00.001+07:00', true],
    ['over the year', '2026-12', 'WIB', '2027-01-01T00:00:01+07:00', true],
    ['December in December', '2026-12', 'WIB', '2026-12-31T12:00:00+07:00', false],
    ['already the next month in Jayapura', '2026-11', 'WIT', '2026-11-30T22:30:00+07:00', true],
    ['still the month in Jakarta at that moment', '2026-11', 'WIB', '2026-11-30T22:30:00+07:00', false],
    ['UTC is behind all of Indonesia', '2026-11', 'WIB', '2026-11-30T17:00:01Z', true],
    ['Makassar an hour before Jakarta', '2026-11', 'WITA', '2026-11-30T16:00:01Z', true],
  ])('[PICK-08] %s: %s in %s at %s → %s', (_, bulan, zona, saat, allowed) => {
    expect(isNextBulanAllowed(b(bulan), Date.parse(saat), zona)).toBe(allowed)
  })

  it('never leaves the month on the wall', () => {
    fc.assert(
      fc.property(anyBulan, fc.integer({ min: 0, max: 4e12 }), (bulan, saat) => {
        const next = addBulan(bulan, 1)
        if (isNextBulanAllowed(bulan, saat, 'WIT'))
          expect(compareBulan(next, bulanLokal(saat, 'WIT'))).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('arithmetic', () => {
  it.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 0, '2026-11'],
    ['2026-11', -23, '2024-12'],
    ['2026-03', 120, '2036-03'],
  ])('%s and %i months is %s', (dari, jumlah, hasil) => {
    expect(addBulan(b(dari), jumlah)).toEqual(b(hasil))
  })

  it('comes back from where it went', () => {
    fc.assert(
      fc.property(anyBulan, fc.integer({ min: -500, max: 500 }), (bulan, n) => {
        expect(addBulan(addBulan(bulan, n), -n)).toEqual(bulan)
        expect(compareBulan(addBulan(bulan, n), bulan)).toBe(n)
      }),
    )
  })

  it.each([
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['0099-11', '0099-11-01', '0099-11-30'],
  ])('%s lasts from %s to %s', (bulan, awal, akhir) => {
    expect([awalBulan(b(bulan)), akhirBulan(b(bulan))]).toEqual([awal, akhir])
  })

  it.each([
    ['2026-11', '2026-11', ['2026-11']],
    ['2026-11', '2027-02', ['2026-11', '2026-12', '2027-01', '2027-02']],
    ['2026-11', '2026-10', []],
  ])('from %s to %s', (dari, sampai, hasil) => {
    expect(listBulan(b(dari), b(sampai))).toEqual(hasil.map(b))
  })

  it.each([
    ['2026-11', '2026-03', '2026-12', '2026-11', true],
    ['2026-03', '2026-03', '2026-12', '2026-03', true],
    ['2026-12', '2026-03', '2026-12', '2026-12', true],
    ['2026-02', '2026-03', '2026-12', '2026-03', false],
    ['2027-01', '2026-03', '2026-12', '2026-12', false],
    ['2025-12', '2026-03', undefined, '2026-03', false],
    ['2030-01', '2026-03', undefined, '2030-01', true],
    ['2030-01', undefined, '2026-12', '2026-12', false],
  ])('%s clamped to %s … %s is %s', (bulan, dari, sampai, hasil, dalam) => {
    const rentang = { min: dari && b(dari), max: sampai && b(sampai) } as Parameters<typeof clampBulan>[1]
    expect(clampBulan(b(bulan), rentang)).toEqual(b(hasil))
    expect(isBulanWithin(b(bulan), rentang)).toBe(dalam)
  })

  it('names months in Indonesian', () => {
    expect(NAMA_BULAN_SINGKAT.join(' ')).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des')
    expect(formatBulan(b('2026-08'))).toBe('Agustus 2026')
  })

  it.each<[string, KodeZona, string]>([
    ['2026-11-30T16:59:59Z', 'WIB', '2026-11'],
    ['2026-11-30T17:00:00Z', 'WIB', '2026-12'],
    ['2026-12-31T15:00:00Z', 'WIT', '2027-01'],
  ])('at %s the wall in %s shows %s', (saat, zona, bulan) => {
    expect(bulanLokal(Date.parse(saat), zona)).toEqual(b(bulan))
  })
})

describe('halamanTahun', () => {
  const umum = { min: 1900, max: 2026, ukuran: 12 }
  const slip = { min: 2023, max: 2026, ukuran: 3 }
  it.each([
    ['the first page ends with the last year', umum, 2026, 2015, 2026],
    ['its first year', umum, 2015, 2015, 2026],
    ['the page before', umum, 2014, 2003, 2014],
    ['the oldest page may be short', umum, 1901, 1900, 1906],
    ['below the range', umum, 1700, 1900, 1906],
    ['beyond the range', umum, 2099, 2015, 2026],
    ['payslips: three years that end with this one', slip, 2026, 2024, 2026],
    ['payslips: the earliest year alone', slip, 2023, 2023, 2023],
  ])('[PICK-07] %s', (_, rentang, tahun, awal, akhir) => {
    const halaman = halamanTahun(rentang, tahun)
    expect([halaman[0], halaman.at(-1), halaman.length]).toEqual([awal, akhir, akhir - awal + 1])
  })
})

describe('rentangBulan', () => {
  it.each([
    [2026, 11, '2026-11-01', '2026-11-30'],
    [2026, 12, '2026-12-01', '2026-12-31'],
    [2028, 2, '2028-02-01', '2028-02-29'],
    [2026, 2, '2026-02-01', '2026-02-28'],
    [2000, 1, '2000-01-01', '2000-01-31'],
  ])('%i-%i runs from %s to %s', (tahun, bulan, dari, sampai) =>
    expect(rentangBulan({ tahun, bulan })).toEqual({ dari, sampai }),
  )
})
