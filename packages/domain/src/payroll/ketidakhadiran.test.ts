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

it.each([
  ['ALPA', 1, 'tanpa keterangan', 200_000],
  ['CUTI_TIDAK_DIBAYAR', 1, 'cuti tidak dibayar', 200_000],
  ['IZIN', 1, 'izin', 200_000],
  ['IZIN', 0.5, 'setengah hari izin', 100_000],
] as const)('says of %s, %d of a day, why it is not paid', (sebab, bagian, kata, jumlah) => {
  const [baris] = barisKetidakhadiran([{ tanggal: '2026-11-03', sebab, bagian, upah: 5_000_000 }], 25)
  expect(baris?.asal?.aturan).toBe(
    'Hari tanpa keterangan, izin, dan cuti tidak dibayar tidak diupah (UU 13/2003 pasal 93 ayat 1).',
  )
  expect(baris?.asal?.rincian).toEqual([
    {
      dari: '2026-11-03',
      sampai: '2026-11-03',
      keterangan: `${kata}, upah sebulan Rp\u00a05.000.000 dibagi 25 hari`,
      jumlah,
    },
  ])
})

it('names the days in their order, whichever wage held on them, half a day beside whole ones', () => {
  const hari = [
    ...cuti(8_000_000, '2026-11-24'),
    ...cuti(4_000_000, '2026-11-03', '2026-11-25'),
    { ...(cuti(8_000_000, '2026-11-02')[0] as HariTidakDibayar & { upah: number }), bagian: 0.5 },
  ]
  const [baris] = barisKetidakhadiran(hari, 25)
  expect(baris?.asal?.rincian.map(({ dari, jumlah }) => [dari, jumlah])).toEqual([
    ['2026-11-02', 160_000],
    ['2026-11-03', 160_000],
    ['2026-11-24', 320_000],
    ['2026-11-25', 160_000],
  ])
})
