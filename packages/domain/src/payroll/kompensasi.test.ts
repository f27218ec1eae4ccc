import { describe, expect, it } from 'vitest'
import { formatRupiah } from '../teks/rupiah.ts'
import { barisKompensasi, computeKompensasi, judgeKompensasi } from './kompensasi.ts'

describe('uang kompensasi of a PKWT', () => {
  it.each([
    ['a year is a month’s wage', '2026-01-01', '2026-12-31', 6_000_000, 6_000_000],
    ['six months half of it', '2026-01-01', '2026-06-30', 6_000_000, 3_000_000],
    ['beyond a year more than it', '2025-01-01', '2026-06-30', 6_000_000, 9_000_000],
    ['from within a month', '2026-05-20', '2026-11-19', 6_000_000, 3_000_000],
    ['rounded half up', '2026-01-01', '2026-07-31', 5_729_876, 3_342_428],
    ['days beyond whole months are their part of one', '2026-01-01', '2026-02-14', 6_000_000, 750_000],
    ['a leap day ends a month', '2028-01-30', '2028-02-29', 6_000_000, 500_000],
  ])('[UPAH-32] %s: %s to %s', (_, mulai, sampai, upah, harapan) => {
    expect(computeKompensasi(upah, { mulai, sampai })).toBe(harapan)
  })

  it('[UPAH-32] is none below a month of service, which extensions continue', () => {
    expect(judgeKompensasi({ mulai: '2026-01-01', sampai: '2026-01-30', sejak: '2026-01-01' })).toBe(
      'Masa kerja PKWT kurang dari 1 bulan.',
    )
    expect(
      judgeKompensasi({ mulai: '2026-01-01', sampai: '2026-01-31', sejak: '2026-01-01' }),
    ).toBeUndefined()
    expect(
      judgeKompensasi({ mulai: '2026-07-01', sampai: '2026-07-10', sejak: '2026-01-01' }),
    ).toBeUndefined()
  })

  it('[UPAH-32] says from which days and which wage', () => {
    const baris = barisKompensasi(6_000_000, {
      mulai: '2026-01-01',
      sampai: '2026-06-30',
      sejak: '2026-01-01',
    })
    expect(baris).toMatchObject({ jenis: 'KOMPENSASI', jumlah: 3_000_000 })
    expect(baris.asal?.rincian).toMatchObject([
      {
        dari: '2026-01-01',
        sampai: '2026-06-30',
        jumlah: 3_000_000,
        keterangan: `6 bulan/12 x ${formatRupiah(6_000_000)}`,
      },
    ])
  })
})

it('uang kompensasi names the law, the period, and days beyond whole months as their part of one', () => {
  const satu = barisKompensasi(6_000_000, { mulai: '2026-01-01', sampai: '2026-02-14', sejak: '2026-01-01' })
  expect(satu.nama).toBe('Uang Kompensasi PKWT')
  expect(satu.asal?.aturan).toBe(
    'Masa kerja PKWT dibagi 12 kali upah pokok dan tunjangan tetap (PP 35/2021 pasal 15 sampai 17). Periode 1 Januari 2026 sampai 14 Februari 2026.',
  )
  expect(satu.asal?.rincian[0]?.keterangan).toBe(`1 bulan 14/28 bulan/12 x ${formatRupiah(6_000_000)}`)
})
