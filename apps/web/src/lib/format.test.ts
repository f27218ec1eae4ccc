import { expect, test } from 'vitest'
import { formatJamDetik, formatJamMenit, formatTanggal, formatTanggalAngka, formatUkuran } from './format.ts'

const SAAT = Date.parse('2026-11-19T23:05:09Z')

test('clock times are written with colons, in the zone asked for', () => {
  expect(formatJamDetik(SAAT, 'WIB')).toBe('06:05:09')
  expect(formatJamMenit(SAAT, 'WITA')).toBe('07:05')
  expect(formatJamMenit(SAAT, 'WIT')).toBe('08:05')
  expect(formatJamMenit(Date.parse('2026-11-19T17:00:00Z'), 'WIB')).toBe('00:00')
})

test('[K-07] dates are in Indonesian', () => {
  expect(formatTanggal('2026-11-20')).toBe('Jumat, 20 November 2026')
  expect(formatTanggal('2026-01-01')).toBe('Kamis, 1 Januari 2026')
})

test('short dates are dd/MM/yyyy', () => {
  expect(formatTanggalAngka('2026-01-05')).toBe('05/01/2026')
})

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [820 * 1024, '820 kB'],
  [1024 * 1024 - 1, '1024 kB'],
  [5 * 1024 * 1024, '5 MB'],
  [4_404_019, '4,2 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatUkuran(bytes)).toBe(text)
})
