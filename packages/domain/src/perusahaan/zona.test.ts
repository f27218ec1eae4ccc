import { expect, it } from 'vitest'
import { judgeZona } from './zona.ts'

it.each([
  ['WIB', 106.8, undefined],
  ['WIB', 114.6, undefined],
  ['WITA', 114.6, undefined],
  ['WITA', 115.2, undefined],
  ['WIT', 140.7, undefined],
  ['WIT', 106.8, /Zona WIT tidak mungkin.* di sana WIB/],
  ['WIB', 140.7, /di sana WIT\./],
  ['WIB', 119.4, /di sana WITA\./],
] as const)('[BACA-18] %s at %d', (zona, bujur, pesan) => {
  const hasil = judgeZona(zona, bujur)
  if (pesan === undefined) expect(hasil).toBeUndefined()
  else expect(hasil).toMatch(pesan)
})
