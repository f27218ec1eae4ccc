import { describe, expect, it } from 'vitest'
import { formatRupiah, parseRupiah } from './rupiah.ts'

describe('formatRupiah', () => {
  it.each([
    [0, 'Rp\u00a00'],
    [999, 'Rp\u00a0999'],
    [5_455_755, 'Rp\u00a05.455.755'],
    [10_000_000_000, 'Rp\u00a010.000.000.000'],
    [-850_000, '-Rp\u00a0850.000'],
  ])('[K-06] %d: %s', (jumlah, teks) => expect(formatRupiah(jumlah)).toBe(teks))
})

describe('parseRupiah', () => {
  it.each<[string, number | undefined]>([
    ['0', 0],
    ['  \t1250000 \n', 1_250_000],
    ['1250000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['Rp1.250.000', 1_250_000],
    ['12.500', 12_500],
    ['Rp\u00a01.250.000,00', 1_250_000],
    ['-5', -5],
    ['1.250.00', undefined],
    ['1.25', undefined],
    ['1,5', undefined],
    ['1,250,000', 1_250_000],
    ['Rp1.250.000,-', 1_250_000],
    ['Rp. 1.250.000,--', 1_250_000],
    ['IDR 1,250,000.00', 1_250_000],
    ['1250000,00', 1_250_000],
    ['1250000.0', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1\u00a0250\u202f000', 1_250_000],
    ['-Rp 5.000', -5000],
    ['Rp -5.000', -5000],
    ['1.250,000', undefined],
    ['1,250.000', undefined],
    ['1.250.000.00', undefined],
    ['1250000,50', undefined],
    ['1 25', undefined],
    ['12 500 00', undefined],
    ['4,5 juta', undefined],
    ['(500.000)', undefined],
    ['', undefined],
    ['1e9', undefined],
    ['=1+1', undefined],
  ])('[BACA-07] %j: %s', (teks, harapan) => expect(parseRupiah(teks)).toBe(harapan))
})
