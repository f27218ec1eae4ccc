import { expect, test } from 'vitest'
import { formatHari, formatRentang, formatRentangSingkat, formatSaat, formatSejak } from './format-hari.ts'

test.each([
  ['2026-11-24', '2026-11-24', '24 Nov 2026', '24 Nov'],
  ['2026-11-24', '2026-11-26', '24–26 Nov 2026', '24–26 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Des 2026', '30 Nov – 2 Des'],
  ['2026-12-30', '2027-01-02', '30 Des 2026 – 2 Jan 2027', '30 Des 2026 – 2 Jan 2027'],
])('%s to %s', (mulai, selesai, whole, short) => {
  expect(formatRentang(mulai, selesai)).toBe(whole)
  expect(formatRentangSingkat(mulai, selesai)).toBe(short)
})

test('a day, and a moment in the zone asked for', () => {
  expect(formatHari('2026-01-05')).toBe('5 Jan 2026')
  expect(formatSaat(Date.parse('2026-11-19T17:30:00Z'), 'WIB')).toBe('20 Nov 2026 pukul 00:30')
})

test.each([
  ['2026-11-20T00:40:00Z', 'pukul 07:40'],
  ['2026-11-19T17:00:00Z', 'pukul 00:00'],
  ['2026-11-19T16:59:00Z', 'kemarin'],
  ['2026-11-17T05:00:00Z', '17 Nov 2026'],
])('what waits since %s waits since %s', (saat, text) => {
  expect(formatSejak(Date.parse(saat), Date.parse('2026-11-20T01:00:00Z'), 'WIB')).toBe(text)
})
