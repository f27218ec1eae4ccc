import { describe, expect, it } from 'vitest'
import { masaKerjaBulan } from '../bulan/lama.ts'
import { computeLari } from './lari.ts'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import type { TarifGaji } from './pajak.ts'
import {
  type OrangThr,
  SEBUTAN_HARI_RAYA,
  barisThr,
  computeDenda,
  computeRataUpah,
  computeThr,
  isThrKedua,
  batasThr,
  judgeThr,
} from './thr.ts'
import { KETENTUAN, requireBerlaku } from '../ketentuan.ts'

const THR = requireBerlaku(KETENTUAN.thr, '2026-03-20')

const tarif = data as unknown as TarifGaji

describe('how much', () => {
  it.each([
    ['THR12', 8_000_000, 24, 8_000_000],
    ['THR7', 6_000_000, 7, 3_500_000],
    ['THR1', 5_729_876, 1, 477_490],
    ['THR0', 5_729_876, 0, 0],
    ['twelve months are a whole one', 6_000_000, 12, 6_000_000],
    ['eleven are not', 6_000_000, 11, 5_500_000],
  ])('[UPAH-33] %s: %d after %d months is %d', (_, upah, masaKerja, harapan) => {
    expect(computeThr(THR, upah, masaKerja)).toBe(harapan)
  })

  it.each([
    ['2025-03-20', '2026-03-20', 12],
    ['2025-03-21', '2026-03-20', 11],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-02-21', '2026-03-20', 0],
    ['2026-04-01', '2026-03-20', 0],
  ])('[UPAH-33] from %s to %s are %d whole months', (masuk, tanggal, harapan) => {
    expect(masaKerjaBulan(masuk, tanggal)).toBe(harapan)
  })

  it('[UPAH-33] the line names wage, service and holy day', () => {
    const baris = barisThr(
      THR,
      { cara: 'SEBULAN', pokok: 5_000_000, tunjanganTetap: 1_000_000 },
      { masuk: '2025-08-20' },
      'IDULFITRI',
      '2026-03-20',
    )
    expect(baris).toMatchObject({ jenis: 'THR', jumlah: 3_500_000 })
    expect(baris.asal?.rincian[0]?.keterangan).toBe(
      'upah pokok dan tunjangan tetap Rp\u00A06.000.000, masa kerja 7 bulan: 7/12',
    )
    expect(baris.asal?.rincian[0]?.jumlah).toBe(baris.jumlah)
  })

  it('[UPAH-35] of who is paid by the day it is the average of twelve months', () => {
    const setahun = [3_000_000, 2_400_000, ...Array.from({ length: 10 }, () => 2_700_000)]
    expect(computeRataUpah(setahun, 30)).toBe(2_700_000)
    expect(computeRataUpah([...setahun, 99_000_000], 30)).toBe(2_700_000)
    expect(computeRataUpah([3_000_000, 2_000_000, 1_000_000], 3)).toBe(2_000_000)
    expect(computeRataUpah([], 5)).toBe(0)
    const baris = barisThr(
      THR,
      { cara: 'RATA_RATA', diterima: [3_000_000, 2_000_000, 1_000_000] },
      { masuk: '2025-12-20' },
      'IDULFITRI',
      '2026-03-20',
    )
    expect(baris.jumlah).toBe(500_000)
    expect(baris.asal?.rincian[0]?.keterangan).toBe(
      'rata-rata 3 bulan Rp\u00A02.000.000, masa kerja 3 bulan: 3/12',
    )
  })
})

const orang: OrangThr = { masuk: '2024-01-01', keluar: null, agama: 'ISLAM', kontrak: 'PKWTT' }

describe('whose', () => {
  it.each([
    ['ISLAM', 'IDULFITRI', undefined],
    ['ISLAM', 'NATAL', 'Hari rayanya Idulfitri.'],
    ['KRISTEN', 'NATAL', undefined],
    ['KATOLIK', 'NATAL', undefined],
    ['HINDU', 'NYEPI', undefined],
    ['BUDDHA', 'WAISAK', undefined],
    ['KONGHUCU', 'IMLEK', undefined],
    ['KONGHUCU', 'IDULFITRI', 'Hari rayanya Imlek.'],
    ['KEPERCAYAAN', 'NATAL', 'Hari rayanya disepakati: ikut satu hari untuk semua.'],
    ['KEPERCAYAAN', 'PERUSAHAAN', undefined],
    [null, 'PERUSAHAAN', undefined],
    [null, 'IDULFITRI', 'Agama belum tercatat di data pajaknya.'],
  ] as const)('[UPAH-34] %s on %s: %s', (agama, hariRaya, harapan) => {
    expect(judgeThr(THR, { ...orang, agama }, hariRaya, '2026-03-20')).toBe(harapan)
  })

  it('[UPAH-34] it is due seven days before the holy day', () => {
    expect(batasThr(THR, '2026-03-20')).toBe('2026-03-13')
    expect(batasThr(THR, '2026-04-03')).toBe('2026-03-27')
  })

  it.each([
    ['PKWTT', '2026-02-18', undefined],
    ['PKWTT', '2026-02-17', 'Keluar 17 Februari 2026, lebih dari 30 hari sebelum hari raya.'],
    ['PKWT', '2026-03-19', 'Keluar 19 Maret 2026, sebelum hari raya.'],
    [null, '2026-03-19', 'Keluar 19 Maret 2026, sebelum hari raya.'],
    ['PKWT', '2026-03-20', undefined],
  ] as const)('[UPAH-35] %s, last day %s: %s', (kontrak, keluar, harapan) => {
    expect(judgeThr(THR, { ...orang, kontrak, keluar }, 'IDULFITRI', '2026-03-20')).toBe(harapan)
  })

  it('[UPAH-33] below a month of service nobody has it', () => {
    expect(judgeThr(THR, { ...orang, masuk: '2026-02-21' }, 'IDULFITRI', '2026-03-20')).toBe(
      'Masa kerja pada hari raya kurang dari 1 bulan.',
    )
    expect(judgeThr(THR, { ...orang, masuk: '2026-02-20' }, 'IDULFITRI', '2026-03-20')).toBeUndefined()
  })

  it('is paid once a year, and again where a holy day falls twice in it', () => {
    expect(isThrKedua(['2026-03-20'], '2026-12-25')).toBe(true)
    expect(isThrKedua(['2025-12-25'], '2026-03-20')).toBe(false)
    expect(isThrKedua(['2033-01-02'], '2033-12-23')).toBe(false)
    expect(isThrKedua([], '2033-12-23')).toBe(false)
  })
})

describe('the tax of a slip beside the month’s', () => {
  const bahan = {
    masa: { tahun: 2026, bulan: 3 },
    penghasilan: [{ nama: 'Tunjangan Hari Raya', jenis: 'THR', jumlah: 8_000_000 }],
    dasar: { ptkp: 'TK/0', npwpValid: true },
    setahun: null,
  } as const

  it('[UPAH-51] is the month’s with it less what the month’s slip withholds: 16,363,200 by 7 % in all', () => {
    const lain = { bruto: 8_363_200, dipotong: 125_448 }
    const { isi, bruto, pph } = computeLari(tarif, { ...bahan, lain })
    expect([bruto, pph]).toEqual([8_000_000, 1_145_424 - 125_448])
    expect(isi.potongan).toMatchObject([{ jenis: 'PPH21', jumlah: 1_019_976 }])
  })

  it.each([
    [50_000_000, 0],
    [60_000_000, 500_000],
    [100_000_000, 2_500_000],
    [120_000_000, 5_500_000],
    [600_000_000, 87_500_000],
  ])('severance of %d carries a final tax of %d and is of no gross', (jumlah, harapan) => {
    const pesangon = { nama: 'Uang Pesangon', jenis: 'PESANGON', jumlah } as const
    const { isi, bruto, final } = computeLari(tarif, {
      ...bahan,
      penghasilan: [pesangon],
      lain: { bruto: 0, dipotong: 0 },
    })
    expect([bruto, final]).toEqual([0, harapan])
    expect(isi.potongan.map(({ jenis }) => jenis)).toEqual(harapan === 0 ? [] : ['PPH21_FINAL'])
  })
})

describe('THR that is paid too late', () => {
  const biasa = (teks: string | undefined) => teks?.replaceAll('\u00a0', ' ')

  it.each([
    ['2026-03-13', 10_000_000, null],
    ['2026-03-14', 10_000_000, 500_000],
    ['2026-04-01', 10_000_000, 500_000],
    ['2026-03-14', 0, null],
    ['2026-03-14', 33, 2],
  ])('on %s, of %d in all, costs a fine of %s', (hariIni, jumlah, denda) =>
    expect(computeDenda(THR, '2026-03-20', hariIni, jumlah)?.jumlah ?? null).toBe(denda),
  )

  it('says until when it was due, what the fine is of and for, and that the THR is owed all the same', () => {
    expect(biasa(computeDenda(THR, '2026-03-20', '2026-03-14', 10_000_000)?.kalimat)).toBe(
      'Terlambat: THR ini seharusnya dibayar paling lambat 13 Maret 2026. Dendanya 5% dari Rp 10.000.000, yaitu Rp 500.000 (Permenaker 6/2016 pasal 10), untuk kesejahteraan pekerja menurut peraturan perusahaan. THR tetap dibayar penuh.',
    )
    const setengah = computeDenda({ ...THR, denda_terlambat: 250 }, '2026-03-20', '2026-03-14', 10_000_000)
    expect([setengah?.jumlah, setengah?.kalimat.includes('Dendanya 2,5% dari')]).toEqual([250_000, true])
  })
})

describe('the line of THR', () => {
  const baris = (masuk: string, diterima: readonly number[]) => {
    const satu = barisThr(THR, { cara: 'RATA_RATA', diterima }, { masuk }, 'PERUSAHAAN', '2026-03-20')
    return satu.asal?.rincian[0]?.keterangan.replaceAll('\u00a0', ' ')
  }
  const lima = Array.from({ length: 15 }, () => 1_200_000)

  it.each([
    ['2020-01-01', lima, 'rata-rata 12 bulan Rp 1.200.000, masa kerja 12 bulan atau lebih'],
    ['2025-03-20', lima, 'rata-rata 12 bulan Rp 1.200.000, masa kerja 12 bulan atau lebih'],
    ['2025-04-20', lima, 'rata-rata 11 bulan Rp 1.200.000, masa kerja 11 bulan: 11/12'],
    ['2026-03-01', lima, 'rata-rata 1 bulan Rp 1.200.000, masa kerja 0 bulan: 0/12'],
    ['2020-01-01', [900_000], 'rata-rata 1 bulan Rp 900.000, masa kerja 12 bulan atau lebih'],
  ])('of who came on %s says what it is an average of', (masuk, diterima, keterangan) =>
    expect(baris(masuk, diterima)).toBe(keterangan),
  )

  it('names the rule, the holy day and the days of service', () => {
    const { nama, jenis, asal } = barisThr(
      THR,
      { cara: 'SEBULAN', pokok: 1, tunjanganTetap: 1 },
      { masuk: '2025-08-20' },
      'NYEPI',
      '2026-03-20',
    )
    expect([nama, jenis]).toEqual(['Tunjangan Hari Raya', 'THR'])
    expect(asal?.aturan).toBe(
      'Satu bulan upah dari masa kerja 12 bulan, kurang dari itu masa kerja/12 (Permenaker 6/2016 pasal 3). Hari raya Nyepi, 20 Maret 2026.',
    )
    expect(asal?.rincian).toMatchObject([{ dari: '2025-08-20', sampai: '2026-03-20' }])
  })

  it('calls each holy day by its name', () => {
    expect(Object.entries(SEBUTAN_HARI_RAYA)).toEqual([
      ['IDULFITRI', 'Idulfitri'],
      ['NATAL', 'Natal'],
      ['NYEPI', 'Nyepi'],
      ['WAISAK', 'Waisak'],
      ['IMLEK', 'Imlek'],
      ['PERUSAHAAN', 'Satu hari untuk semua'],
    ])
  })
})

it('nobody who comes after the holy day has THR of it, and averages are rounded half up', () => {
  expect(judgeThr(THR, { ...orang, masuk: '2026-03-21' }, 'IDULFITRI', '2026-03-20')).toBe(
    'Masa kerja pada hari raya kurang dari 1 bulan.',
  )
  expect(computeRataUpah([1, 2], 5)).toBe(2)
  expect(computeRataUpah([4, 9], 0)).toBe(4)
  expect(isThrKedua(['2026-01-20', '2025-01-01'], '2026-11-01')).toBe(true)
  expect(isThrKedua(['2026-12-20'], '2026-01-01')).toBe(false)
  expect(isThrKedua(['2026-12-20'], '2026-02-01')).toBe(true)
})
