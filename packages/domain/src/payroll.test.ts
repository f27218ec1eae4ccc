import { describe, expect, it } from 'vitest'
import {
  type BarisSlip,
  JENIS_BARIS,
  JENIS_MENURUT,
  KOMPONEN,
  aturanJumlah,
  aturanNamaBaris,
  judgeSlip,
  tolakBulanSlip,
  tolakTahunSlip,
  totalSlip,
} from './payroll.ts'
import { formatRupiah } from './rupiah.ts'
import { terbilang } from './terbilang.ts'

const baris = (jumlah: number, jenis: BarisSlip['jenis'] = 'LAIN'): BarisSlip => ({
  nama: 'Baris',
  jenis,
  jumlah,
})
const KOSONG = { penghasilan: [], potongan: [], penghasilan_lain: [] }

describe('totalSlip', () => {
  it('adds other income to gross pay and takes deductions off', () => {
    expect(
      totalSlip({
        penghasilan: [baris(5_000_000, 'TETAP'), baris(250_000, 'TIDAK_TETAP')],
        potongan: [baris(100_000), baris(50_001)],
        penghasilan_lain: [baris(75_000)],
      }),
    ).toEqual({
      gaji_kotor: 5_325_000,
      total_potongan: 150_001,
      total_tambahan: 75_000,
      gaji_bersih: 5_174_999,
    })
  })
})

describe('judgeSlip', () => {
  const satu = { ...KOSONG, penghasilan: [baris(1000, 'TETAP')] }
  it.each([
    ['nothing earned', KOSONG, ['penghasilan']],
    ['deductions alone', { ...KOSONG, potongan: [baris(1)] }, ['penghasilan']],
    ['other income alone', { ...KOSONG, penghasilan_lain: [baris(1)] }, undefined],
    ['as much taken off as earned', { ...satu, potongan: [baris(1000)] }, undefined],
    ['a rupiah more', { ...satu, potongan: [baris(1001)] }, ['potongan']],
    ['a kind of another group', { ...satu, penghasilan: [baris(1, 'KASBON')] }, ['penghasilan']],
    ['a deduction of a kind that is paid', { ...satu, potongan: [baris(1, 'THR')] }, ['potongan']],
    [
      'other income of a kind with its own group',
      { ...satu, penghasilan_lain: [baris(1, 'TETAP')] },
      ['penghasilan_lain'],
    ],
    [
      'more than there is',
      { ...KOSONG, penghasilan: [baris(10_000_000_000, 'TETAP'), baris(1, 'TETAP')] },
      ['penghasilan'],
    ],
  ])('%s', (_nama, isi, kelompok) => {
    const hasil = judgeSlip(isi)
    expect(hasil && Object.keys(hasil)).toEqual(kelompok)
  })
})

describe('a line', () => {
  it.each([
    [0, true],
    [10_000_000_000, true],
    [10_000_000_001, false],
    [-1, false],
    [0.5, false],
    [Number.NaN, false],
  ])('of %d rupiah: %s', (jumlah, boleh) => expect(aturanJumlah(jumlah) === undefined).toBe(boleh))

  it.each([
    ['Bonus', true],
    ['x'.repeat(60), true],
    ['x'.repeat(61), false],
    [' ', false],
    ['', false],
  ])('called %j: %s', (nama, boleh) => expect(aturanNamaBaris(nama) === undefined).toBe(boleh))

  it('has a kind that its group takes, each kind in some group', () => {
    for (const { kelompok, jenis, nama } of KOMPONEN) {
      expect(JENIS_MENURUT[kelompok]).toContain(jenis)
      expect(aturanNamaBaris(nama)).toBeUndefined()
    }
    expect(new Set(Object.values(JENIS_MENURUT).flat())).toEqual(new Set(JENIS_BARIS))
  })
})

describe('tolakTahunSlip', () => {
  it.each([
    [2022, false],
    [2023, true],
    [2026, true],
    [2027, false],
  ])('%d in 2026: %s', (tahun, boleh) => expect(tolakTahunSlip(tahun, 2026) === undefined).toBe(boleh))
})

describe('tolakBulanSlip', () => {
  const kini = { tahun: 2026, bulan: 11 }
  const masuk = { tahun: 2026, bulan: 3 }
  it.each([
    [{ tahun: 2026, bulan: 12 }, null, true],
    [{ tahun: 2027, bulan: 1 }, null, false],
    [{ tahun: 2026, bulan: 3 }, null, true],
    [{ tahun: 2026, bulan: 2 }, null, false],
    [{ tahun: 2026, bulan: 7 }, { tahun: 2026, bulan: 5 }, true],
    [{ tahun: 2026, bulan: 8 }, { tahun: 2026, bulan: 5 }, false],
  ])('%j, left %j: %s', (bulan, keluar, boleh) =>
    expect(tolakBulanSlip(bulan, kini, { masuk, keluar }) === undefined).toBe(boleh),
  )
})

describe('formatRupiah', () => {
  it.each([
    [0, 'Rp\u00a00'],
    [999, 'Rp\u00a0999'],
    [5_455_755, 'Rp\u00a05.455.755'],
    [10_000_000_000, 'Rp\u00a010.000.000.000'],
    [-850_000, '-Rp\u00a0850.000'],
  ])('[K-06] %d: %s', (jumlah, teks) => expect(formatRupiah(jumlah)).toBe(teks))
})

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
