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
