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

describe('a part of a month', () => {
  const penuh = upah('bulan', 2_100_000)

  it('is paid by its days of work, and so is a month with a gap between two employments', () => {
    expect(bulan({ upah: penuh, masuk: '2026-11-16' })).toMatchObject({
      penghasilan: [['Gaji Pokok', 1_100_000]],
      peringatan: ['Bekerja sebagian bulan: dibayar 11 dari 21 hari kerja.'],
    })
    expect(bulan({ upah: penuh, keluar: '2026-11-06' })).toMatchObject({
      penghasilan: [['Gaji Pokok', 500_000]],
    })
    const sela = { dari: '2026-11-09', sampai: '2026-11-13' }
    expect(bulan({ upah: penuh, sela })).toMatchObject({
      penghasilan: [['Gaji Pokok', 1_600_000]],
      peringatan: ['Bekerja sebagian bulan: dibayar 16 dari 21 hari kerja.'],
    })
  })

  it('of several raises names each, and each part by its days', () => {
    const versi = [
      { mulai: '2026-11-01', upah: upah('bulan', 2_100_000) },
      { mulai: '2026-11-09', upah: upah('bulan', 4_200_000) },
      { mulai: '2026-11-23', upah: upah('bulan', 6_300_000) },
    ]
    const sela = { dari: '2026-11-02', sampai: '2026-11-03' }
    expect(bulan({ upah: upah('bulan', 6_300_000), versi, sela })).toMatchObject({
      penghasilan: [
        ['Gaji Pokok tanggal 1–8', 300_000],
        ['Gaji Pokok tanggal 9–22', 2_000_000],
        ['Gaji Pokok tanggal 23–30', 1_800_000],
      ],
      peringatan: [
        'Bekerja sebagian bulan: dibayar 19 dari 21 hari kerja.',
        'Upah berubah mulai 9 November 2026, 23 November 2026: dibayar menurut harinya.',
      ],
    })
  })

  it('is of the last wage alone where its unit changed', () => {
    const versi = [
      { mulai: '2026-11-01', upah: upah('hari', 100_000) },
      { mulai: '2026-11-09', upah: upah('bulan', 2_100_000) },
      { mulai: '2026-11-23', upah: upah('bulan', 4_200_000) },
    ]
    const hari = alpa('2026-11-03', '2026-11-10')
    const hasil = bulan({ upah: upah('bulan', 4_200_000), versi, hari })
    expect(hasil.penghasilan).toEqual([['Gaji Pokok', 4_200_000]])
    // A day of the other unit is taken off the wage at the end.
    expect(hasil.ketidakhadiran).toEqual([['Potongan Ketidakhadiran', 168_000 + 84_000]])
  })
})

describe('days of permission', () => {
  const hari = { ...TANPA_HARI, hadir: ['2026-11-02'], izin: ['2026-11-05', '2026-11-04'] }
  const satu = { upah: upah('bulan', 2_500_000), hari }

  it('are told where the company pays them, and taken off where it does not', () => {
    expect(bulan(satu)).toMatchObject({
      ketidakhadiran: [],
      peringatan: [
        '2 hari izin tidak dipotong (5 November 2026, 4 November 2026): izin pribadi tidak diupah kecuali perusahaan mengatur lain (UU 13/2003 pasal 93). Ubah di Pengaturan, Izin pribadi tanpa upah.',
      ],
    })
    expect(bulan({ ...satu, izinDipotong: true })).toMatchObject({
      ketidakhadiran: [['Potongan Ketidakhadiran', 200_000]],
      peringatan: [],
    })
  })

  it('stand among days without a word by their date', () => {
    const campur = { ...alpa('2026-11-03', '2026-11-06'), izin: ['2026-11-05', '2026-11-02'] }
    const { ketidakhadiran } = barisBulan({
      ketentuan: KETENTUAN,
      masa: { tahun: 2026, bulan: 11 },
      masuk: '2020-01-01',
      keluar: null,
      upah: satu.upah,
      versi: [],
      hari: campur,
      pembagi: '25',
      izinDipotong: true,
    })
    expect(
      ketidakhadiran[0]?.asal?.rincian.map(({ dari, keterangan }) => [dari, keterangan.split(',')[0]]),
    ).toEqual([
      ['2026-11-02', 'izin'],
      ['2026-11-03', 'tanpa keterangan'],
      ['2026-11-05', 'izin'],
      ['2026-11-06', 'tanpa keterangan'],
    ])
  })

  it('are not taken off who is paid by the day', () => {
    const harian = {
      upah: upah('hari', 100_000),
      hari: { ...hari, ...alpa('2026-11-03') },
      izinDipotong: true,
    }
    expect(bulan(harian).ketidakhadiran).toEqual([])
  })
})

describe('a month by the day, the shift, the piece', () => {
  it('by the day pays days that nobody came to as well, but allowances of days that somebody did', () => {
    const harian: Upah = { satuan: 'hari', pokok: 100_000, tunjanganTetap: 0, tunjanganTidakTetap: 10_000 }
    const hari = {
      ...TANPA_HARI,
      hadir: ['2026-11-05', '2026-11-03'],
      dibayar: [{ tanggal: '2026-11-04', sebab: 'SAKIT' as const }],
    }
    expect(bulan({ upah: harian, hari })).toEqual({
      penghasilan: [
        ['Gaji Pokok', 300_000],
        ['Tunjangan Tidak Tetap', 20_000],
      ],
      ketidakhadiran: [],
      peringatan: ['Upah harian: 3 hari (2 hadir, 1 sakit dengan surat) x Rp\u00a0100.000.'],
    })
  })

  it('by the day counts each wage’s days in the order in which they held', () => {
    const versi = [
      { mulai: '2026-11-02', upah: upah('hari', 1000) },
      { mulai: '2026-11-04', upah: upah('hari', 2000) },
    ]
    const hari = { ...TANPA_HARI, hadir: ['2026-11-04', '2026-11-03', '2026-11-01'] }
    expect(bulan({ upah: upah('hari', 2000), versi, hari }).penghasilan).toEqual([
      ['Gaji Pokok, 2 hari x Rp\u00a01.000', 2000],
      ['Gaji Pokok, 1 hari x Rp\u00a02.000', 2000],
    ])
  })

  it('by the shift and the piece pays what was worked and made', () => {
    const shift = [{ tanggal: '2026-11-03', nama: 'Pagi' }]
    expect(bulan({ upah: upah('shift', 70_000), hari: { ...TANPA_HARI, shift } })).toMatchObject({
      penghasilan: [['Upah Shift', 70_000]],
    })
    const hasil = [{ tanggal: '2026-11-03', nama: 'kemeja', jumlah: 3, tarif: null }]
    expect(bulan({ upah: upah('potong', 2000), hari: { ...TANPA_HARI, hasil } })).toMatchObject({
      penghasilan: [['Upah Borongan', 6000]],
    })
    for (const satuan of ['shift', 'potong'] as const)
      expect(bulan({ upah: upah(satuan, 1) })).toMatchObject({ penghasilan: [], ketidakhadiran: [] })
  })
})

it('lateness and days that are paid in part are taken off by the wage of their day', () => {
  const versi = [
    { mulai: '2026-11-01', upah: upah('bulan', 1_730_000) },
    { mulai: '2026-11-10', upah: upah('bulan', 3_460_000) },
  ]
  const terlambat = [
    { tanggal: '2026-11-03', detik: 3600 },
    { tanggal: '2026-11-12', detik: 3600 },
  ]
  const { ketidakhadiran } = bulan({
    upah: upah('bulan', 3_460_000),
    versi,
    hari: { ...TANPA_HARI, terlambat },
  })
  expect(ketidakhadiran).toEqual([['Potongan Keterlambatan', 30_000]])
})
