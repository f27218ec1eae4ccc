import { describe, expect, it } from 'vitest'
import { KETENTUAN } from '../ketentuan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { type BahanBulan, TANPA_HARI, barisBulan } from './baris-bulan.ts'

const upah = (satuan: Upah['satuan'], pokok: number, tunjanganTetap = 0): Upah => ({
  satuan,
  pokok,
  tunjanganTetap,
  tunjanganTidakTetap: 0,
})
const bulan = (bahan: Pick<BahanBulan, 'upah'> & Partial<BahanBulan>) => {
  const { penghasilan, ketidakhadiran, peringatan } = barisBulan({
    ketentuan: KETENTUAN,
    masa: { tahun: 2026, bulan: 11 },
    masuk: '2020-01-01',
    keluar: null,
    versi: [{ mulai: '2026-11-01', upah: bahan.upah }],
    hari: TANPA_HARI,
    pembagi: '25',
    ...bahan,
  })
  const ringkas = (baris: typeof penghasilan) =>
    baris.flatMap(({ nama, jumlah }) => (jumlah > 0 ? [[nama, jumlah]] : []))
  return { penghasilan: ringkas(penghasilan), ketidakhadiran: ringkas(ketidakhadiran), peringatan }
}
const alpa = (...tanggal: readonly string[]) => ({
  ...TANPA_HARI,
  hadir: ['2026-11-02'],
  tidakDibayar: tanggal.map((satu) => ({ tanggal: satu, sebab: 'ALPA' as const })),
})

describe('a month of pay', () => {
  it('is the whole wage, and says nothing of it', () => {
    expect(bulan({ upah: upah('bulan', 5_000_000, 500_000) })).toEqual({
      penghasilan: [
        ['Gaji Pokok', 5_000_000],
        ['Tunjangan Tetap', 500_000],
      ],
      ketidakhadiran: [],
      peringatan: [],
    })
  })

  it('[UPAH-14] of a raise has a line for the days of each wage', () => {
    const versi = [
      { mulai: '2026-11-01', upah: upah('bulan', 4_200_000) },
      { mulai: '2026-11-16', upah: upah('bulan', 6_300_000) },
    ]
    expect(bulan({ upah: upah('bulan', 6_300_000), versi })).toMatchObject({
      penghasilan: [
        ['Gaji Pokok tanggal 1–15', 2_000_000],
        ['Gaji Pokok tanggal 16–30', 3_300_000],
      ],
      peringatan: ['Upah berubah mulai 16 November 2026: dibayar menurut harinya.'],
    })
  })

  it('takes unpaid days off the wage that held on each, days of the attendance before the month among them', () => {
    const versi = [
      { mulai: '2026-10-21', upah: upah('bulan', 2_500_000) },
      { mulai: '2026-11-10', upah: upah('bulan', 5_000_000) },
    ]
    const hari = alpa('2026-10-22', '2026-11-03', '2026-11-12')
    expect(bulan({ upah: upah('bulan', 5_000_000), versi, hari }).ketidakhadiran).toEqual([
      ['Potongan Ketidakhadiran', 100_000 + 100_000 + 200_000],
    ])
  })

  it('takes nothing off who was never seen, and says so', () => {
    expect(bulan({ upah: upah('bulan', 5_000_000), hari: { ...TANPA_HARI, alpa: 21 } })).toMatchObject({
      ketidakhadiran: [],
      peringatan: [
        '21 hari tanpa keterangan (ALPA) belum dipotong: tidak ada presensi sama sekali pada masa ini.',
      ],
    })
  })

  it('[UPAH-18] by the day pays days of work alone, each by its wage, and takes nothing off', () => {
    const versi = [
      { mulai: '2026-11-01', upah: upah('hari', 200_000) },
      { mulai: '2026-11-05', upah: upah('hari', 250_000) },
    ]
    const hari = { ...alpa('2026-11-06'), hadir: ['2026-11-03', '2026-11-04', '2026-11-05'] }
    expect(bulan({ upah: upah('hari', 250_000), versi, hari })).toEqual({
      penghasilan: [
        ['Gaji Pokok, 2 hari x Rp\u00a0200.000', 400_000],
        ['Gaji Pokok, 1 hari x Rp\u00a0250.000', 250_000],
      ],
      ketidakhadiran: [],
      peringatan: [
        'Upah harian: 2 hari hadir x Rp\u00a0200.000.',
        'Upah harian: 1 hari hadir x Rp\u00a0250.000.',
      ],
    })
    expect(bulan({ upah: upah('hari', 250_000) })).toMatchObject({
      penghasilan: [],
      peringatan: ['Upah harian: 0 hari hadir x Rp\u00a0250.000.'],
    })
  })

  it('[UPAH-47] tells a basic wage that is too little, and a unit that changed', () => {
    const versi = [
      { mulai: '2026-11-01', upah: upah('hari', 200_000) },
      { mulai: '2026-11-05', upah: upah('bulan', 2_000_000, 1_000_000) },
    ]
    expect(bulan({ upah: upah('bulan', 2_000_000, 1_000_000), versi }).peringatan).toEqual([
      'Satuan upah berubah dalam bulan ini: semuanya dihitung menurut yang terakhir. Periksa lagi.',
      'Upah pokok kurang dari 75% upah pokok dan tunjangan tetap (PP 36/2021 pasal 7).',
    ])
  })
})
