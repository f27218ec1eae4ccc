import { describe, expect, it } from 'vitest'
import { type HariTidakDibayar, barisKetidakhadiran, hariPembagi } from './ketidakhadiran.ts'

const MASA = { tahun: 2026, bulan: 11 }
const cuti = (upah: number, ...tanggal: readonly string[]): (HariTidakDibayar & { upah: number })[] =>
  tanggal.map((satu) => ({ tanggal: satu, sebab: 'CUTI_TIDAK_DIBAYAR', upah }))

describe('days that are not paid', () => {
  it.each([
    ['kalender', 30],
    ['hari_kerja', 21],
    ['21', 21],
    ['25', 25],
    ['30', 30],
  ] as const)('[UPAH-13] a month is divided by %s: %i', (pembagi, hari) => {
    expect(hariPembagi(pembagi, MASA, 21)).toBe(hari)
  })

  it('[UPAH-13] three days are one line with the days, whose shares add up to it', () => {
    const [baris, ...lain] = barisKetidakhadiran(
      cuti(5_000_000, '2026-11-03', '2026-11-04', '2026-11-05'),
      21,
    )
    expect(lain).toEqual([])
    expect(baris).toMatchObject({ nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah: 714_286 })
    expect(baris?.asal?.rincian).toEqual([
      expect.objectContaining({
        dari: '2026-11-03',
        keterangan: 'cuti tidak dibayar, upah sebulan Rp\u00a05.000.000 dibagi 21 hari',
        jumlah: 238_095,
      }),
      expect.objectContaining({ dari: '2026-11-04', jumlah: 238_095 }),
      expect.objectContaining({ dari: '2026-11-05', jumlah: 238_096 }),
    ])
  })

  it('takes each day off the wage that held on it', () => {
    const [baris] = barisKetidakhadiran(
      [...cuti(4_000_000, '2026-11-03'), ...cuti(8_000_000, '2026-11-23', '2026-11-24')],
      25,
    )
    expect(baris?.jumlah).toBe(160_000 + 640_000)
    expect(baris?.asal?.rincian.map(({ jumlah }) => jumlah)).toEqual([160_000, 320_000, 320_000])
  })

  it('takes no more than the wage, and nothing without days', () => {
    const hari = Array.from({ length: 26 }, (_, ke) => `2026-11-${String(ke + 1).padStart(2, '0')}`)
    expect(barisKetidakhadiran(cuti(2_100_000, ...hari), 21)[0]?.jumlah).toBe(2_100_000)
    expect(barisKetidakhadiran([], 21)).toEqual([])
    expect(barisKetidakhadiran(cuti(2_100_000, '2026-11-03'), 0)).toEqual([])
  })
})
