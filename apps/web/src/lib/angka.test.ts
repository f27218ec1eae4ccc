import { expect, test } from 'vitest'
import { angkaFrom } from './angka.ts'

test.each([
  ['4500000', 4_500_000],
  ['4.500.000', 4_500_000],
  [' Rp 4.500.000 ', 4_500_000],
  ['rp.0', 0],
  ['4.5', undefined],
  ['4,500,000', undefined],
  ['4500.000', undefined],
  ['-1', undefined],
  ['1e6', undefined],
  ['', undefined],
  ['99999999999999999999', undefined],
])('%j is %s', (teks, angka) => {
  expect(angkaFrom(teks)).toBe(angka)
})
