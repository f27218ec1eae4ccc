import { expect, it } from 'vitest'
import { kataTerakhir } from './kata-terakhir.ts'

const kini = Date.parse('2026-11-20T00:30:00Z')

it.each([
  ['2026-11-20T00:10:00Z', 'WIB', 'hari ini pukul 07:10 WIB'],
  ['2026-11-19T17:00:00Z', 'WIB', 'hari ini pukul 00:00 WIB'],
  ['2026-11-19T16:59:59Z', 'WIB', 'kemarin pukul 23:59 WIB'],
  ['2026-11-19T16:59:59Z', 'WIT', 'hari ini pukul 01:59 WIT'],
  ['2026-11-18T16:59:59Z', 'WIB', 'Rabu, 18 November 2026'],
] as const)('%s in %s is %s', (saat, zona, kata) =>
  expect(kataTerakhir(Date.parse(saat), kini, zona)).toBe(kata),
)
