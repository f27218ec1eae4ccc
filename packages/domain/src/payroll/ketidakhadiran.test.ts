import { describe, expect, it } from 'vitest'
import { type HariTidakDibayar, barisKetidakhadiran, hariPembagi } from './ketidakhadiran.ts'

const MASA = { tahun: 2026, bulan: 11 }
const cuti = (...tanggal: readonly string[]): HariTidakDibayar[] =>
  tanggal.map((satu) => ({ tanggal: satu, sebab: 'CUTI_TIDAK_DIBAYAR' }))

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
      5_000_000,
      cuti('2026-11-03', '2026-11-04', '2026-11-05'),
      21,
    )
    expect(lain).toEqual([])
    expect(baris).toMatchObject({ nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah: 714_286 })
    expect(baris?.asal?.rincian).toEqual([
      expect.objectContaining({
        dari: '2026-11-03',
        keterangan: 'cuti tidak dibayar, upah sebulan dibagi 21 hari',
        jumlah: 238_095,
      }),
      expect.objectContaining({ dari: '2026-11-04', jumlah: 238_095 }),
      expect.objectContaining({ dari: '2026-11-05', jumlah: 238_096 }),
    ])
  })

  it('takes no more than the wage, and nothing without days', () => {
    const hari = Array.from({ length: 26 }, (_, ke) => `2026-11-${String(ke + 1).padStart(2, '0')}`)
    expect(barisKetidakhadiran(2_100_000, cuti(...hari), 21)[0]?.jumlah).toBe(2_100_000)
    expect(barisKetidakhadiran(2_100_000, [], 21)).toEqual([])
    expect(barisKetidakhadiran(2_100_000, cuti('2026-11-03'), 0)).toEqual([])
  })
})
