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
