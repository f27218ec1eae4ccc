import { describe, expect, it } from 'vitest'
import { computeTagihan } from './tagihan.ts'

describe('[KLIEN-17] an invoice', () => {
  it.each([
    // PMK 131/2024: 12% of 11/12 is 11%; only the fee is taxed
    ['2026-11-30', 'biaya', 'biaya', 916_667, 110_000, 20_000, 11_110_000, 11_090_000],
    ['2026-11-30', 'semua', 'semua', 10_083_333, 1_210_000, 220_000, 12_210_000, 11_990_000],
    // UU 7/2021: 11% from April 2022, 10% before
    ['2024-12-31', 'biaya', 'tidak', 1_000_000, 110_000, 0, 11_110_000, 11_110_000],
    ['2022-03-31', 'biaya', 'tidak', 1_000_000, 100_000, 0, 11_100_000, 11_100_000],
    ['2026-11-30', 'tidak', 'semua', 0, 0, 220_000, 11_000_000, 10_780_000],
  ] as const)(
    'of %s with PPN of %s and PPh 23 of %s',
    (tanggal, ppn, pph23, dpp, pajak, potong, total, dibayar) => {
      const tagihan = computeTagihan({ jumlah: 10_000_000, biaya: 1_000_000 }, { ppn, pph23 }, tanggal)
      expect([
        tagihan.ppn.dpp,
        tagihan.ppn.jumlah,
        tagihan.pph23.jumlah,
        tagihan.total,
        tagihan.dibayar,
      ]).toEqual([dpp, pajak, potong, total, dibayar])
    },
  )
})

it('an invoice says what each tax is of, at which rate, in full', () => {
  const tagihan = computeTagihan(
    { jumlah: 10_000_000, biaya: 1_000_000 },
    { ppn: 'semua', pph23: 'biaya' },
    '2026-11-30',
  )
  expect(tagihan).toEqual({
    jumlah: 10_000_000,
    biaya: 1_000_000,
    ppn: { dasar: 11_000_000, dpp: 10_083_333, tarif: 1200, jumlah: 1_210_000 },
    pph23: { dasar: 1_000_000, tarif: 200, jumlah: 20_000 },
    total: 12_210_000,
    dibayar: 12_190_000,
  })
})

it('before the first rate that is known no tax is reckoned', () => {
  expect(
    computeTagihan({ jumlah: 100, biaya: 10 }, { ppn: 'semua', pph23: 'semua' }, '1980-01-01'),
  ).toMatchObject({
    ppn: { dasar: 110, dpp: 110, tarif: 0, jumlah: 0 },
    pph23: { dasar: 110, tarif: 0, jumlah: 0 },
    total: 110,
    dibayar: 110,
  })
})
