import { describe, expect, it } from 'vitest'
import { bulanKontrak, hariPeriode, periodeKontrak } from './periode.ts'

const SETAHUN = { mulai: '2026-01-01', sampai: '2026-12-31' }
const tutup = (tutup_buku: number, berlaku_dari = '2026-01-01') => ({ berlaku_dari, tutup_buku })
const maret = { tahun: 2026, bulan: 3 }

describe('the period of a contract in a month', () => {
  it.each([
    ['without terms', SETAHUN, [], '2026-03-01', '2026-03-31', 31],
    ['that ends with the month', SETAHUN, [tutup(31)], '2026-03-01', '2026-03-31', 31],
    ['that ends before it', SETAHUN, [tutup(25)], '2026-02-26', '2026-03-25', 28],
    ['in which it begins', { ...SETAHUN, mulai: '2026-03-10' }, [tutup(25)], '2026-03-10', '2026-03-25', 28],
    [
      'on whose last day it begins',
      { ...SETAHUN, mulai: '2026-03-25' },
      [tutup(25)],
      '2026-03-25',
      '2026-03-25',
      28,
    ],
    ['in which it ends', { ...SETAHUN, sampai: '2026-03-10' }, [tutup(25)], '2026-02-26', '2026-03-10', 28],
    [
      'before its first terms, which hold from its beginning',
      SETAHUN,
      [tutup(25, '2026-06-01')],
      '2026-02-26',
      '2026-03-25',
      28,
    ],
    [
      'in which other terms begin, which hold from the next',
      SETAHUN,
      [tutup(20, '2026-03-02'), tutup(25)],
      '2026-02-26',
      '2026-03-25',
      28,
    ],
    ['after others', SETAHUN, [tutup(25), tutup(20, '2026-03-01')], '2026-02-26', '2026-03-20', 23],
    [
      'after others, whichever is named first',
      SETAHUN,
      [tutup(20, '2026-03-01'), tutup(25)],
      '2026-02-26',
      '2026-03-20',
      23,
    ],
  ])('%s', (_nama, kontrak, syarat, dari, sampai, hari) =>
    expect(periodeKontrak(maret, kontrak, syarat)).toEqual({ dari, sampai, hari }),
  )

  it.each([
    ['begins after it', { ...SETAHUN, mulai: '2026-03-26' }],
    ['ended before it', { ...SETAHUN, sampai: '2026-02-25' }],
  ])('is none where the contract %s', (_nama, kontrak) =>
    expect(periodeKontrak(maret, kontrak, [tutup(25)])).toBeUndefined(),
  )
})

it.each([
  ['2026-03-25', 3],
  ['2026-03-26', 4],
  ['2026-12-25', 12],
  ['2026-12-31', undefined],
  ['2025-12-31', undefined],
  ['2026-01-01', 1],
])('%s is of the month %s', (hari, bulan) => {
  const kontrak = { mulai: '2026-01-01', sampai: '2026-12-25' }
  expect(bulanKontrak(hari, kontrak, [tutup(25)])?.bulan).toBe(bulan)
})

it('has each of its days once, in their order, over a month’s end', () => {
  expect(hariPeriode({ dari: '2026-02-27', sampai: '2026-03-02' })).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})
