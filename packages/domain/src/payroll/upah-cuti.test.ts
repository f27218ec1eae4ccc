import { describe, expect, it } from 'vitest'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { type CutiBertahap, bagianCuti, barisCutiBertahap } from './upah-cuti.ts'
import { KETENTUAN } from '../ketentuan.ts'

const upah = (satuan: Upah['satuan'], pokok: number): Upah => ({
  satuan,
  pokok,
  tunjanganTetap: 0,
  tunjanganTidakTetap: 0,
})
const cuti = (sebab: CutiBertahap['sebab'], dari: string, sampai: string): CutiBertahap => ({
  sebab,
  dari,
  sampai,
})
const tahap = (...semua: CutiBertahap[]) =>
  bagianCuti(KETENTUAN, semua).map(({ persen, dari, sampai }) => [persen, dari, sampai])
const potongan = (semua: CutiBertahap[], tahun: number, bulan: number, satuan: Upah['satuan'] = 'bulan') =>
  barisCutiBertahap(KETENTUAN, semua, { tahun, bulan }, { masuk: '2020-01-01', keluar: null }, () =>
    upah(satuan, 6_000_000),
  ).map(({ nama, jenis, jumlah, asal }) => [
    nama,
    jenis,
    jumlah,
    asal?.rincian.map(({ dari, sampai }) => `${dari} ${sampai}`),
  ])

describe('[UPAH-29] long sickness and maternity leave', () => {
  it('of sickness is paid 100, 75, 50 and 25 % by four months each', () => {
    expect(tahap(cuti('SAKIT', '2025-01-10', '2026-03-31'))).toEqual([
      [100, '2025-01-10', '2025-05-09'],
      [75, '2025-05-10', '2025-09-09'],
      [50, '2025-09-10', '2026-01-09'],
      [25, '2026-01-10', '2026-03-31'],
    ])
  })

  it('counts on over a weekend between two letters, and begins anew after work', () => {
    expect(
      tahap(cuti('SAKIT', '2026-01-05', '2026-04-24'), cuti('SAKIT', '2026-04-27', '2026-05-29')),
    ).toEqual([
      [100, '2026-01-05', '2026-04-24'],
      [100, '2026-04-27', '2026-05-04'],
      [75, '2026-05-05', '2026-05-29'],
    ])
    expect(
      tahap(cuti('SAKIT', '2026-01-05', '2026-04-24'), cuti('SAKIT', '2026-05-04', '2026-06-30')),
    ).toEqual([
      [100, '2026-01-05', '2026-04-24'],
      [100, '2026-05-04', '2026-06-30'],
    ])
  })

  it('of maternity is paid 100 % to the fourth month and 75 % in the fifth and sixth', () => {
    const pertama = cuti('MELAHIRKAN', '2026-01-15', '2026-04-14')
    const tambahan = cuti('MELAHIRKAN_TAMBAHAN', '2026-04-15', '2026-07-14')
    expect(tahap(pertama, tambahan)).toEqual([
      [100, '2026-01-15', '2026-04-14'],
      [100, '2026-04-15', '2026-05-14'],
      [75, '2026-05-15', '2026-07-14'],
    ])
    // Whose first months are not on record is in the fourth.
    expect(tahap(tambahan)).toEqual([
      [100, '2026-04-15', '2026-05-14'],
      [75, '2026-05-15', '2026-07-14'],
    ])
  })

  it('is a line a share with its dates, off the wage of the calendar month', () => {
    const sakit = [cuti('SAKIT', '2025-01-10', '2026-03-31')]
    expect(potongan(sakit, 2025, 4)).toEqual([])
    expect(potongan(sakit, 2025, 6)).toEqual([
      ['Potongan Sakit, dibayar 75%', 'ABSENSI', 1_500_000, ['2025-06-01 2025-06-30']],
    ])
    expect(potongan(sakit, 2025, 9)).toEqual([
      ['Potongan Sakit, dibayar 75%', 'ABSENSI', 450_000, ['2025-09-01 2025-09-09']],
      ['Potongan Sakit, dibayar 50%', 'ABSENSI', 2_100_000, ['2025-09-10 2025-09-30']],
    ])
    expect(potongan(sakit, 2026, 3)).toEqual([
      ['Potongan Sakit, dibayar 25%', 'ABSENSI', 4_500_000, ['2026-03-01 2026-03-31']],
    ])
    expect(potongan([cuti('MELAHIRKAN_TAMBAHAN', '2026-04-15', '2026-07-14')], 2026, 6)).toEqual([
      ['Potongan Cuti Melahirkan, dibayar 75%', 'ABSENSI', 1_500_000, ['2026-06-01 2026-06-30']],
    ])
    expect(potongan(sakit, 2025, 6, 'hari')).toEqual([])
  })
})
