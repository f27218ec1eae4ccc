import { describe, expect, it } from 'vitest'
import { bulanDiceritakan } from './jenis.ts'
import { bulanKirim, tanggalKirim } from './kiriman.ts'
import { JENIS_LAPORAN } from './jenis.ts'
import {
  addJumlah,
  closeJumlah,
  computePerputaran,
  computeTerisi,
  kolomLaporan,
  mulaiJumlah,
  roundMenit,
} from './laporan.ts'

const NOVEMBER = { tahun: 2026, bulan: 11 }
const FEBRUARI = { tahun: 2026, bulan: 2 }

describe('columns', () => {
  it.each(JENIS_LAPORAN)('of %s have each a key of their own', (jenis) => {
    const kunci = kolomLaporan(jenis, NOVEMBER).map((satu) => satu.kunci)
    expect(new Set(kunci).size).toBe(kunci.length)
  })

  it('of a month are as many as it has days', () => {
    const hari = (masa: typeof NOVEMBER) =>
      kolomLaporan('presensi', masa).filter(({ kunci }) => /^h\d/.test(kunci)).length
    expect([hari(NOVEMBER), hari(FEBRUARI), hari({ tahun: 2028, bulan: 2 })]).toEqual([30, 28, 29])
  })
})

describe('totals', () => {
  it('add what is added, and leave out the rest', () => {
    const kolom = kolomLaporan('keterlambatan', NOVEMBER)
    const satu = addJumlah(kolom, mulaiJumlah(kolom), ['A', 'Ani', 'Pusat', 2, 31, 20, 0, 0])
    const dua = addJumlah(kolom, satu, ['B', 'Budi', 'Pusat', 1, 9, 9, 1, 4])
    expect(closeJumlah('keterlambatan', kolom, dua)).toEqual([null, null, null, 3, 40, null, 1, 4])
  })

  it('of what follows from others follow from their totals, not from their rows', () => {
    const kolom = kolomLaporan('kepegawaian', NOVEMBER)
    const isi = [
      ['Satu', 10, 0, 0, 5, 0, 5, 66.7],
      ['Dua', 90, 10, 0, 0, 0, 100, 0],
    ]
    const jumlah = isi.reduce((ada, baris) => addJumlah(kolom, ada, baris), mulaiJumlah(kolom))
    expect(closeJumlah('kepegawaian', kolom, jumlah)).toEqual([null, 100, 10, 0, 5, 0, 105, 4.9])
    const pos = kolomLaporan('keterisian', NOVEMBER)
    const terisi = addJumlah(pos, mulaiJumlah(pos), ['Satu', 'Gerbang', 4, 4, 3, 1, 15, 75])
    expect(closeJumlah('keterisian', pos, terisi).at(-1)).toBe(75)
  })

  it('are none of nothing', () => {
    expect([computePerputaran(0, 0, 0), computePerputaran(2, 0, 2), computeTerisi(0, 0)]).toEqual([
      null,
      200,
      null,
    ])
    expect([roundMenit(29), roundMenit(30), roundMenit(3600)]).toEqual([0, 1, 60])
  })
})

describe('[LAPOR-06] the day on which a report is mailed', () => {
  it.each([
    [1, NOVEMBER, '2026-11-01'],
    [30, NOVEMBER, '2026-11-30'],
    [31, NOVEMBER, '2026-11-30'],
    [31, FEBRUARI, '2026-02-28'],
    [29, { tahun: 2028, bulan: 2 }, '2028-02-29'],
    [31, { tahun: 2026, bulan: 12 }, '2026-12-31'],
  ])('%i of a month is its day, or its last', (hari, masa, pada) => {
    expect(tanggalKirim(hari, masa)).toBe(pada)
  })

  it.each([
    ['before its day', 5, '2026-10-01', '2026-11-04', null],
    ['on its day', 5, '2026-10-01', '2026-11-05', NOVEMBER],
    ['after a day that was missed', 5, '2026-10-01', '2026-11-30', NOVEMBER],
    ['saved on its day', 5, '2026-11-05', '2026-11-05', NOVEMBER],
    ['saved once its day was over', 5, '2026-11-06', '2026-11-30', null],
    ['the last day of a shorter month', 31, '2026-11-06', '2026-11-30', NOVEMBER],
  ])('%s', (_, hari, sejak, kini, masa) => {
    expect(bulanKirim(hari, sejak, kini)).toEqual(masa)
  })

  it('tells of the month that runs, or of the one before', () => {
    expect(bulanDiceritakan('BULAN_INI', NOVEMBER)).toEqual(NOVEMBER)
    expect(bulanDiceritakan('BULAN_LALU', { tahun: 2026, bulan: 1 })).toEqual({ tahun: 2025, bulan: 12 })
  })
})
