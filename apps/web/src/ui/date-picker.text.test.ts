import { describe, expect, it } from 'vitest'
import { parseTanggal, showTanggal } from './date-picker.text.ts'

describe('parseTanggal', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['1/2/2026', '2026-02-01'],
    ['20-11-2026', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['20 11 2026', '2026-11-20'],
    ['20112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['  20/11/2026 ', '2026-11-20'],
    ['20 November 2026', '2026-11-20'],
    ['7 agu 1945', '1945-08-07'],
    ['November 20, 2026', '2026-11-20'],
    ['mei 2, 2026', '2026-05-02'],
    ['29/02/2028', '2028-02-29'],
    ['31/12/1899', '1899-12-31'],
  ])('[PICK-05] reads %s as %s', (teks, tanggal) => expect(parseTanggal(teks)).toBe(tanggal))

  it.each([
    ['30 February is never 2 March', '30/02/2026'],
    ['nor in storage order', '2026-02-30'],
    ['29 February outside a leap year', '29/02/2026'],
    ['month 13: not American', '11/20/2026'],
    ['a short year, of which century?', '20/11/26'],
    ['a month that is none', '20 Foo 2026'],
    ['too few digits', '2011202'],
    ['a time behind it', '20/11/2026 08:00'],
    ['the year 0', '01/01/0000'],
    ['nothing', ''],
    ['words', 'besok'],
  ])('refuses %s: %s', (_, teks) => expect(parseTanggal(teks)).toBeUndefined())
})

describe('showTanggal', () => {
  it.each([
    ['2026-11-20', 'November 20, 2026', '20/11/2026'],
    ['2026-08-07', 'Agustus 07, 2026', '07/08/2026'],
    ['1945-08-17', 'Agustus 17, 1945', '17/08/1945'],
    ['', '', ''],
    ['30/02/2026', '30/02/2026', '30/02/2026'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
  ])('shows %s as %s, in a form as %s', (tanggal, long, short) => {
    expect([showTanggal(tanggal, 'long'), showTanggal(tanggal, 'short')]).toEqual([long, short])
  })

  it('is read back', () => {
    for (const tanggal of ['2026-01-01', '2026-05-31', '2028-02-29', '1900-12-09'])
      for (const format of ['long', 'short'] as const)
        expect(parseTanggal(showTanggal(tanggal, format))).toBe(tanggal)
  })
})
