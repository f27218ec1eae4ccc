import { describe, expect, it } from 'vitest'
import { formatRupiah } from '../teks/rupiah.ts'
import { SIFAT_BARIS } from './payroll.ts'
import { barisRapel, sumUpah } from './rapel.ts'

const bulan = (nomor: number, lama: number, baru: number, dibayar = 0) => ({
  masa: { tahun: 2026, bulan: nomor },
  lama,
  baru,
  dibayar,
})

describe('back pay', () => {
  it('[UPAH-42] of two months names each one’s old wage, new wage and difference, which add up to the line', () => {
    const { baris, peringatan } = barisRapel([
      bulan(9, 5_000_000, 5_500_000),
      bulan(10, 5_000_000, 5_750_000),
    ])
    expect(baris).toMatchObject({ nama: 'Rapel', jenis: 'RAPEL', jumlah: 1_250_000 })
    expect(baris?.asal?.rincian).toEqual([
      {
        dari: '2026-09-01',
        sampai: '2026-09-30',
        keterangan: `September 2026: upah lama ${formatRupiah(5_000_000)}, upah baru ${formatRupiah(5_500_000)}`,
        jumlah: 500_000,
      },
      {
        dari: '2026-10-01',
        sampai: '2026-10-31',
        keterangan: `Oktober 2026: upah lama ${formatRupiah(5_000_000)}, upah baru ${formatRupiah(5_750_000)}`,
        jumlah: 750_000,
      },
    ])
    expect(peringatan).toEqual([])
  })

  it('[UPAH-42] pays what is not paid yet, and tells of a month that was paid too much', () => {
    const { baris, peringatan } = barisRapel([
      bulan(8, 5_000_000, 5_500_000, 500_000),
      bulan(9, 5_000_000, 5_500_000, 200_000),
      bulan(10, 6_000_000, 5_500_000),
    ])
    expect(baris?.jumlah).toBe(300_000)
    expect(baris?.asal?.rincian).toHaveLength(1)
    expect(peringatan).toEqual([expect.stringContaining('Oktober 2026')])
    expect(barisRapel([bulan(8, 1, 1)])).toEqual({ baris: null, peringatan: [] })
  })

  it('[UPAH-42, UPAH-10] is of the wage alone, and taxed without contributions by default', () => {
    expect(
      sumUpah([
        { nama: 'Gaji Pokok tanggal 1–15', jenis: 'TETAP', jumlah: 1 },
        { nama: 'Tunjangan Tetap', jenis: 'TETAP', jumlah: 2 },
        { nama: 'Tunjangan Tidak Tetap', jenis: 'TIDAK_TETAP', jumlah: 4 },
        { nama: 'Upah Lembur', jenis: 'LEMBUR', jumlah: 8 },
        { nama: 'Uang Makan', jenis: 'TIDAK_TETAP', jumlah: 16 },
        { nama: 'Rapel', jenis: 'RAPEL', jumlah: 32 },
      ]),
    ).toBe(7)
    expect(SIFAT_BARIS.RAPEL).toEqual({ pajak: true, bpjs: false, teratur: false })
  })
})

it('back pay says what it is, what was paid of it before, and how much a month was paid too much', () => {
  const { baris, peringatan } = barisRapel([
    bulan(9, 5_000_000, 5_500_000, 200_000),
    bulan(10, 6_000_000, 5_500_000),
  ])
  expect(baris?.asal?.aturan).toBe('Selisih upah baru dan upah lama dari bulan-bulan yang sudah dibayar.')
  expect(baris?.asal?.rincian[0]?.keterangan).toBe(
    `September 2026: upah lama ${formatRupiah(5_000_000)}, upah baru ${formatRupiah(5_500_000)}, sudah dirapel ${formatRupiah(200_000)}`,
  )
  expect(peringatan).toEqual([
    `Upah Oktober 2026 ternyata dibayar lebih ${formatRupiah(500_000)}. Periksa, lalu potong sendiri bila disepakati.`,
  ])
})

it('back pay counts wages by the shift and the piece, and no line that only ends like one', () => {
  const satu = (nama: string) => sumUpah([{ nama, jenis: 'TETAP', jumlah: 5 }])
  expect(['Upah Shift', 'Upah Borongan', 'Gaji Pokok, 2 hari'].map(satu)).toEqual([5, 5, 5])
  expect(['Upahan', 'Bonus Upah ', 'Insentif'].map(satu)).toEqual([0, 0, 0])
})
