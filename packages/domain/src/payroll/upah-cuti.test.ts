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

describe('what is taken off for it', () => {
  const SAKIT = [cuti('SAKIT', '2025-01-10', '2026-03-31')]
  const baris = (
    semua: readonly CutiBertahap[],
    bulan: number,
    kerja: { masuk?: string; keluar?: string | null } = {},
    upahPada: (tanggal: string) => Upah = () => ({ ...upah('bulan', 5_000_000), tunjanganTetap: 1_000_000 }),
  ) =>
    barisCutiBertahap(
      KETENTUAN,
      semua,
      { tahun: 2025, bulan },
      { masuk: '2020-01-01', keluar: null, ...kerja },
      upahPada,
    )
  const rincian = (...isi: Parameters<typeof baris>) =>
    baris(...isi).flatMap(({ asal }) =>
      (asal?.rincian ?? []).map(({ dari, sampai, keterangan, jumlah }) => [dari, sampai, keterangan, jumlah]),
    )

  const hari = (...isi: Parameters<typeof baris>) => rincian(...isi).map((satu) => satu.slice(0, 2))

  it('says by which law, how many of the month’s days, and which share is paid; of allowances the fixed ones', () => {
    expect(baris(SAKIT, 6)[0]?.asal?.aturan).toMatch(
      /^Sakit terus-menerus dibayar 100% .* pasal 93 ayat 3\)\.$/,
    )
    expect(rincian(SAKIT, 6)).toEqual([
      ['2025-06-01', '2025-06-30', '30 dari 30 hari, dibayar 75%', 1_500_000],
    ])
    const lahir = [cuti('MELAHIRKAN_TAMBAHAN', '2025-04-15', '2025-07-14')]
    expect(baris(lahir, 6)[0]?.asal?.aturan).toMatch(
      /^Cuti melahirkan dibayar 100% .*\(UU 4\/2024 pasal 5\)\.$/,
    )
  })

  it('is of the days at work alone', () => {
    expect(hari(SAKIT, 6, { masuk: '2025-06-11' })).toEqual([['2025-06-11', '2025-06-30']])
    expect(rincian(SAKIT, 6, { keluar: '2025-06-10' })).toEqual([
      ['2025-06-01', '2025-06-10', '10 dari 30 hari, dibayar 75%', 500_000],
    ])
    expect(hari(SAKIT, 6, { keluar: '2025-07-10' })).toEqual([['2025-06-01', '2025-06-30']])
    expect(rincian(SAKIT, 6, { keluar: '2025-05-31' })).toEqual([])
  })

  it('has a part for the days of each wage, and for days with a break between them', () => {
    const naik = (tanggal: string) => upah('bulan', tanggal < '2025-06-16' ? 3_000_000 : 6_000_000)
    expect(rincian(SAKIT, 6, {}, naik)).toEqual([
      ['2025-06-01', '2025-06-15', '15 dari 30 hari, dibayar 75%', 375_000],
      ['2025-06-16', '2025-06-30', '15 dari 30 hari, dibayar 75%', 750_000],
    ])
    const dua = [cuti('SAKIT', '2025-01-10', '2025-06-06'), cuti('SAKIT', '2025-06-09', '2025-06-20')]
    for (const urutan of [dua, dua.toReversed()])
      expect(hari(urutan, 6)).toEqual([
        ['2025-06-01', '2025-06-06'],
        ['2025-06-09', '2025-06-20'],
      ])
  })

  it('keeps sickness and maternity apart', () => {
    const lahir = cuti('MELAHIRKAN_TAMBAHAN', '2025-04-15', '2025-07-14')
    expect(baris([...SAKIT, lahir], 6).map(({ nama }) => nama)).toEqual([
      'Potongan Sakit, dibayar 75%',
      'Potongan Cuti Melahirkan, dibayar 75%',
    ])
  })

  it.each([
    ['2026-04-28', '2026-05-05'],
    ['2026-04-29', undefined],
  ])('counts on when it goes on on %s, four days after it ended at the most', (dari, sejak) => {
    const semua = [cuti('SAKIT', '2026-01-05', '2026-04-24'), cuti('SAKIT', dari, '2026-05-29')]
    expect(tahap(...semua).find(([persen]) => persen === 75)?.[1]).toBe(sejak)
  })
})
