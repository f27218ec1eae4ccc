import { expect, it } from 'vitest'
import { judgePemutihan, rentangPemutihan } from './pemutihan.ts'

const jam = (pukul: number, menit = 0) => pukul * 3600 + menit * 60

it.each([
  ['a morning', 'WIB', jam(7), jam(8, 30), '2026-11-18T00:00:00Z', '2026-11-18T01:30:00Z'],
  ['the same further east', 'WIT', jam(7), jam(8, 30), '2026-11-17T22:00:00Z', '2026-11-17T23:30:00Z'],
  ['over midnight', 'WIB', jam(22), jam(6), '2026-11-18T15:00:00Z', '2026-11-18T23:00:00Z'],
] as const)('%s', (_, zona, mulai, selesai, awal, akhir) => {
  const rentang = rentangPemutihan('2026-11-18', { mulai, selesai }, zona)
  expect(rentang).toEqual({ mulai: Date.parse(awal), selesai: Date.parse(akhir) })
})

it.each([
  ['is over', 7, 8, 9, null],
  ['still runs', 7, 12, 9, null],
  ['has not begun', 10, 12, 9, 'mulai'],
  ['has no length', 7, 7, 9, 'selesai'],
] as const)('judges a span that %s', (_, mulai, selesai, saat, isian) => {
  expect(judgePemutihan({ mulai, selesai }, saat)?.isian ?? null).toBe(isian)
})
