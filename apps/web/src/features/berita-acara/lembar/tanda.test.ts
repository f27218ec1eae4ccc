import { expect, it } from 'vitest'
import { formatSaatIso } from './tanda.ts'

it.each([
  ['2026-11-27T02:52:29.850Z', '27 November 2026 pukul 09.52 WIB'],
  ['2026-11-30T17:05:00.000Z', '1 Desember 2026 pukul 00.05 WIB'],
  ['2026-11-27T08:00:00+08:00', '27 November 2026 pukul 07.00 WIB'],
])('a moment of a sheet, %s, is told by the clock of WIB', (iso, kata) => {
  expect(formatSaatIso(iso)).toBe(kata)
})
