import { describe, expect, it } from 'vitest'
import { terbilang } from './terbilang.ts'

describe('terbilang', () => {
  it.each([
    [0, 'nol'],
    [1, 'satu'],
    [9, 'sembilan'],
    [10, 'sepuluh'],
    [11, 'sebelas'],
    [12, 'dua belas'],
    [19, 'sembilan belas'],
    [20, 'dua puluh'],
    [21, 'dua puluh satu'],
    [99, 'sembilan puluh sembilan'],
    [100, 'seratus'],
    [101, 'seratus satu'],
    [111, 'seratus sebelas'],
    [200, 'dua ratus'],
    [999, 'sembilan ratus sembilan puluh sembilan'],
    [1000, 'seribu'],
    [1001, 'seribu satu'],
    [1100, 'seribu seratus'],
    [2000, 'dua ribu'],
    [11_000, 'sebelas ribu'],
    [21_000, 'dua puluh satu ribu'],
    [100_000, 'seratus ribu'],
    [101_000, 'seratus satu ribu'],
    [1_000_000, 'satu juta'],
    [1_001_000, 'satu juta seribu'],
    [5_455_755, 'lima juta empat ratus lima puluh lima ribu tujuh ratus lima puluh lima'],
    [10_000_000, 'sepuluh juta'],
    [111_111_111, 'seratus sebelas juta seratus sebelas ribu seratus sebelas'],
    [1_000_000_000, 'satu miliar'],
    [1_000_000_001, 'satu miliar satu'],
    [1_000_000_000_000, 'satu triliun'],
    [2_001_000_001_000, 'dua triliun satu miliar seribu'],
    [
      999_999_999_999_999,
      'sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
    ],
    [-11, 'minus sebelas'],
  ])('%d: %s', (n, kata) => expect(terbilang(n)).toBe(kata))

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('has no words for %d', (n) => {
    expect(() => terbilang(n)).toThrow(RangeError)
  })
})
