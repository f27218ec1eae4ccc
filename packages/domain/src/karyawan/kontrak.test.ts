import { describe, expect, it } from 'vitest'
import { langkahBerakhir, sebutanSisa, sisaHari } from './berakhir.ts'
import {
  type IsianKontrak,
  type RentangKontrak,
  akhirPerpanjangan,
  batasPencatatan,
  judgeKontrak,
  perpanjanganKe,
} from './kontrak.ts'
import { KETENTUAN } from '../ketentuan.ts'

const HARI_INI = '2026-11-20'
const isian = (isi: Partial<IsianKontrak> = {}): IsianKontrak => ({
  jenis: 'PKWT',
  mulai: '2026-12-01',
  sampai: '2027-11-30',
  ditandatangani: '2026-11-19',
  dicatat: null,
  nomor_pencatatan: null,
  ...isi,
})
const pkwt = (mulai: string, sampai: string): RentangKontrak => ({ jenis: 'PKWT', mulai, sampai })
/** Signed on its first day, all before PP 35/2021 */
const lama = (mulai: string, sampai: string) => ({ ditandatangani: mulai, mulai, sampai })

describe('[UPAH-31] a contract beside the others of its person', () => {
  it.each<[string, Partial<IsianKontrak>, readonly RentangKontrak[], readonly string[]]>([
    ['a first one', {}, [], []],
    ['a PKWT without an end', { sampai: null }, [], ['sampai']],
    ['a PKWTT without one', { jenis: 'PKWTT', sampai: null }, [], []],
    ['an end before the beginning', { sampai: '2026-11-30' }, [], ['sampai']],
    ['a single day', { sampai: '2026-12-01' }, [], []],
    ['signed tomorrow', { ditandatangani: '2026-11-21' }, [], ['ditandatangani']],
    ['registered tomorrow', { dicatat: '2026-11-21' }, [], ['dicatat']],
    ['registered before it was signed', { dicatat: '2026-11-18' }, [], ['dicatat']],
    ['a proof without its day', { nomor_pencatatan: 'B-1' }, [], ['dicatat']],
    ['registered with its proof', { dicatat: '2026-11-20', nomor_pencatatan: 'B-1' }, [], []],
    ['five years to the day', { sampai: '2031-11-30' }, [], []],
    ['a day more than five years', { sampai: '2031-12-01' }, [], ['sampai']],
    // UU 13/2003, article 59 (4) and (6): two years, one extension of one, and after 30 days one renewal of two.
    ['two years to the day, signed before PP 35/2021', lama('2020-06-01', '2022-05-31'), [], []],
    ['a day more than two years, signed before it', lama('2020-06-01', '2022-06-01'), [], ['sampai']],
    [
      'a year more as its extension',
      lama('2020-06-01', '2021-05-31'),
      [pkwt('2018-06-01', '2020-05-31')],
      [],
    ],
    [
      'a day more than a year as its extension',
      lama('2020-06-01', '2021-06-01'),
      [pkwt('2019-06-01', '2020-05-31')],
      ['sampai'],
    ],
    [
      'a second extension',
      lama('2020-06-01', '2020-12-31'),
      [pkwt('2019-12-01', '2020-05-31'), pkwt('2019-06-01', '2019-11-30')],
      ['mulai'],
    ],
    [
      'a renewal on the thirtieth day after',
      lama('2020-06-30', '2021-06-29'),
      [pkwt('2019-06-01', '2020-05-31')],
      ['mulai'],
    ],
    [
      'a renewal of two years once thirty days are over',
      lama('2020-07-01', '2022-06-30'),
      [pkwt('2019-06-01', '2020-05-31'), pkwt('2017-06-01', '2019-05-31')],
      [],
    ],
    [
      'a renewal of a day more',
      lama('2020-07-01', '2022-07-01'),
      [pkwt('2019-06-01', '2020-05-31')],
      ['sampai'],
    ],
    [
      'a second renewal',
      lama('2020-07-01', '2020-12-31'),
      [pkwt('2019-06-01', '2020-05-31'), pkwt('2017-06-01', '2018-05-31')],
      ['mulai'],
    ],
    [
      'an extension of a renewal',
      lama('2020-06-01', '2020-12-31'),
      [pkwt('2019-06-01', '2020-05-31'), pkwt('2017-06-01', '2018-05-31')],
      ['mulai'],
    ],
    [
      'a second extension of a contract, signed once PP 35/2021 held',
      { ditandatangani: '2021-02-02', mulai: '2021-02-02', sampai: '2022-02-01' },
      [pkwt('2020-02-02', '2021-02-01'), pkwt('2019-02-02', '2020-02-01')],
      [],
    ],
    [
      'a day more than three years, signed on its day',
      { ditandatangani: '2021-02-02', mulai: '2021-02-01', sampai: '2024-02-01' },
      [],
      [],
    ],
    [
      'signed before there was a law of it here',
      { ditandatangani: '2003-03-24', mulai: '2003-03-24', sampai: '2004-03-23' },
      [],
      ['ditandatangani'],
    ],
    [
      'five years with what it extends',
      { sampai: '2028-11-30' },
      [pkwt('2023-12-01', '2025-11-30'), pkwt('2025-12-01', '2026-11-30')],
      [],
    ],
    [
      'a day more with what it extends',
      { sampai: '2028-12-01' },
      [pkwt('2025-12-01', '2026-11-30'), pkwt('2023-12-01', '2025-11-30')],
      ['sampai'],
    ],
    ['a day more with what extends it', {}, [pkwt('2027-12-01', '2031-12-01')], ['sampai']],
    ['after a pause it begins anew', { sampai: '2031-11-30' }, [pkwt('2022-01-01', '2026-10-31')], []],
    [
      'a PKWTT after five years of PKWT',
      { jenis: 'PKWTT', sampai: null },
      [pkwt('2021-12-01', '2026-11-30')],
      [],
    ],
    ['on a day of another', {}, [pkwt('2026-01-01', '2026-12-01')], ['mulai']],
    ['beside one without end', {}, [{ jenis: 'PKWTT', mulai: '2020-01-01', sampai: null }], ['mulai']],
    [
      'without end before another',
      { jenis: 'PKWTT', sampai: null },
      [pkwt('2027-01-01', '2027-12-31')],
      ['mulai'],
    ],
  ])('%s', (_nama, isi, lain, salah) => {
    expect(Object.keys(judgeKontrak(KETENTUAN, isian(isi), lain, HARI_INI))).toEqual(salah)
  })

  it('knows how often it was extended', () => {
    const semua = [pkwt('2023-12-01', '2024-11-30'), pkwt('2024-12-01', '2026-11-30')]
    expect([...semua, isian()].map((satu) => perpanjanganKe(satu, semua))).toEqual([0, 1, 2])
    expect(perpanjanganKe(isian({ jenis: 'PKWTT' }), semua)).toBe(0)
  })

  it.each([
    ['2026-11-30', 6, '2027-05-31'],
    ['2026-11-27', 3, '2027-02-27'],
    ['2026-11-29', 3, '2027-02-28'],
    ['2026-08-30', 6, '2027-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-02-28', 12, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %i months end on %s', (sampai, bulan, akhir) => {
    expect(akhirPerpanjangan(sampai, bulan)).toBe(akhir)
  })
})

it.each([
  ['on a Monday', '2026-11-16', [], '2026-11-19'],
  ['over a weekend', '2026-11-19', [], '2026-11-24'],
  ['on a Saturday', '2026-11-21', [], '2026-11-25'],
  ['over Christmas', '2026-12-22', ['2026-12-24', '2026-12-25'], '2026-12-29'],
])(
  '[UPAH-48] a PKWT signed %s is registered in time until three working days later',
  (_nama, hari, libur, batas) => {
    expect(batasPencatatan(KETENTUAN, hari, new Set(libur))).toBe(batas)
  },
)

describe('[UPAH-30] what ends', () => {
  it.each<[number, number | null]>([
    [91, null],
    [90, 90],
    [61, 90],
    [60, 60],
    [30, 30],
    [15, 30],
    [14, 14],
    [0, 14],
    [-1, null],
  ])('%i days before it has reached the step %s', (sisa, langkah) => {
    const akhir = new Date(Date.parse(HARI_INI) + sisa * 86_400_000).toISOString().slice(0, 10)
    expect([sisaHari(HARI_INI, akhir), langkahBerakhir(HARI_INI, akhir)]).toEqual([sisa, langkah])
  })

  it('is said in words', () => {
    expect(['2026-11-20', '2026-11-21', '2026-12-20'].map((akhir) => sebutanSisa(HARI_INI, akhir))).toEqual([
      'hari ini',
      'besok',
      'dalam 30 hari',
    ])
  })
})
