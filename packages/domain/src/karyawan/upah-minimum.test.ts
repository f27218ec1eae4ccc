import { expect, it } from 'vitest'
import { computeUpahSebulan, judgeUpahMinimum } from './upah-minimum.ts'

const minimum = { wilayah: 'Kota Contoh', tahun: 2026, jumlah: 5_250_000 }

it.each([
  ['bulan', 5_000_000, 250_000, 5, null],
  ['bulan', 5_000_000, 249_999, 5, 5_249_999],
  ['hari', 250_000, 0, 5, null],
  ['hari', 249_000, 0, 5, 5_229_000],
  ['hari', 210_000, 0, 6, null],
  ['shift', 1, 0, 5, null],
  ['potong', 1, 0, 5, null],
] as const)(
  '[UPAH-23] a wage by the %s of %d and %d in a week of %d days: %j is below',
  (satuan, pokok, tunjanganTetap, hari, sebulan) => {
    const hasil = judgeUpahMinimum({ satuan, pokok, tunjanganTetap }, hari, '2026-11-30', minimum)
    expect(hasil?.upah ?? null).toBe(sebulan)
    if (hasil !== null)
      expect([hasil.kode, hasil.minimum, hasil.pesan.includes('5.250.000')]).toEqual([
        'UPAH_DI_BAWAH_MINIMUM',
        5_250_000,
        true,
      ])
    expect(judgeUpahMinimum({ satuan, pokok, tunjanganTetap }, hari, '2026-11-30', null)).toBeNull()
  },
)

it('says how much less a wage is, where and when', () => {
  const hasil = judgeUpahMinimum(
    { satuan: 'bulan', pokok: 5_000_000, tunjanganTetap: 0 },
    5,
    '2026-11-30',
    minimum,
  )
  expect(hasil?.pesan.replaceAll('\u00a0', ' ')).toBe(
    'Upah Rp 5.000.000 sebulan di bawah upah minimum Kota Contoh 2026, Rp 5.250.000 (PP 36/2021 pasal 23).',
  )
})

it.each([
  ['bulan', 5, 1_100],
  ['hari', 5, 23_100],
  ['hari', 6, 27_500],
  ['shift', 5, null],
  ['potong', 5, null],
] as const)(
  'a wage by the %s in a week of %d days is %s a month, fixed allowances among it',
  (satuan, hari, sebulan) =>
    expect(computeUpahSebulan({ satuan, pokok: 1000, tunjanganTetap: 100 }, hari, '2026-11-30')).toBe(
      sebulan,
    ),
)
