import { describe, expect, it } from 'vitest'
import { KETENTUAN, requireBerlaku } from '../ketentuan.ts'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { barisBulan } from './baris-bulan.ts'
import { computeGaji } from './gaji.ts'
import { computePphHarian, upahSebulanHarian } from './pajak-harian.ts'
import type { TarifGaji } from './pajak.ts'

const tarif = data as unknown as TarifGaji
const NOVEMBER = { tahun: 2026, bulan: 11 }
const pph = (bruto: number, hari: number, npwpValid = true) =>
  computePphHarian(tarif, NOVEMBER, bruto, hari, npwpValid).pph

describe('PPh 21 of pay by the day', () => {
  it.each([
    ['at the first bound nothing', 450_000, 1, 0],
    ['above it 0.5 % of all', 450_001, 1, 2_250],
    ['at the second bound still', 2_500_000, 1, 12_500],
    ['above it article 17 of half', 2_500_001, 1, 62_500],
    ['of a week by the average of a day: six days of 450,000', 2_700_000, 6, 0],
    ['of two days of 3,000,000: 5 % of half', 6_000_000, 2, 150_000],
    ['of a day of 200,000,000 by two steps', 200_000_000, 1, 3_000_000 + 6_000_000],
    ['of two such days twice as much', 400_000_000, 2, 18_000_000],
    ['of no days and no pay', 0, 0, 0],
  ])('[UPAH-21] %s', (_, bruto, hari, harapan) => {
    expect(pph(bruto, hari)).toBe(harapan)
  })

  it('is a fifth more without a valid NPWP', () => {
    expect(pph(1_000_000, 1, false)).toBe(6_000)
  })
})

const upah = (satuan: Upah['satuan']): Upah => ({
  satuan,
  pokok: 180_000,
  tunjanganTetap: 20_000,
  tunjanganTidakTetap: 10_000,
})
const harian = (hadir: number, minggu: readonly number[], hari_pajak: number | null = null) => {
  const hari = { hadir: listHari(hadir), tidakDibayar: [], alpa: 0, minggu }
  const { penghasilan } = barisBulan({
    ketentuan: KETENTUAN,
    masa: NOVEMBER,
    masuk: '2020-01-01',
    keluar: null,
    upah: upah('hari'),
    versi: [{ mulai: '2026-11-01', upah: upah('hari') }],
    hari,
    pembagi: '25',
  })
  return computeGaji(tarif, {
    masa: NOVEMBER,
    penghasilan,
    dasar: {
      ptkp: 'TK/0',
      npwpValid: true,
      kelasJkk: 'RENDAH',
      upahMinimum: 0,
      harian: {
        upah_sebulan: upahSebulanHarian(
          requireBerlaku(KETENTUAN.lembur, '2026-11-30'),
          upah('hari'),
          minggu.length,
        ),
        hari_pajak,
      },
    },
    tanggalLahir: '1990-01-01',
    sebelumnya: null,
  })
}
const listHari = (banyak: number) =>
  Array.from({ length: banyak }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`)

describe('contributions of who is paid by the day', () => {
  it.each([
    [5, [1, 2, 3, 4, 5, 6], 5_000_000],
    [26, [1, 2, 3, 4, 5, 6], 5_000_000],
    [5, [1, 2, 3, 4, 5], 4_200_000],
    [21, [1, 2, 3, 4, 5], 4_200_000],
  ])('[UPAH-20] of %d days in a week of %j are of %d a month', (hadir, minggu, dasar) => {
    const { bpjs, isi } = harian(hadir, minggu)
    expect([bpjs.dasarJht, bpjs.dasarJp]).toEqual([dasar, dasar])
    expect(bpjs.perusahaan.jkk).toBe((dasar * 54) / 10_000)
    expect(isi.potongan.find(({ jenis }) => jenis === 'BPJS_JHT')?.jumlah).toBe(dasar / 50)
  })

  it("[UPAH-21] and tax is by the day's gross where they are paid by the day", () => {
    expect(harian(20, [1, 2, 3, 4, 5, 6], 20).pph).toBe(0)
    // 450,000 a day is 20 * 210,000 and what the company pays, over so few days: the rate of the day is 0.5 %
    const { bruto, harian: sehari, pph: sebulan } = harian(20, [1, 2, 3, 4, 5, 6], 9)
    expect([sehari?.sehari, sehari?.tarif, sebulan]).toEqual([
      Math.round(bruto / 9),
      50,
      Math.round(bruto / 200),
    ])
  })
})

it('[UPAH-17] days that are paid without a punch are of the wage, not of what goes by presence', () => {
  const hari = {
    hadir: ['2026-11-02', '2026-11-04'],
    dibayar: [{ tanggal: '2026-11-03', sebab: 'SAKIT' as const }],
    tidakDibayar: [],
    alpa: 0,
    minggu: [1, 2, 3, 4, 5],
  }
  const versi = [{ mulai: '2026-11-01', upah: upah('hari') }]
  const bahan = {
    ketentuan: KETENTUAN,
    masa: NOVEMBER,
    masuk: '2020-01-01',
    keluar: null,
    versi,
    hari,
    pembagi: '25',
  } as const
  const { penghasilan, peringatan } = barisBulan({ ...bahan, upah: upah('hari') })
  expect(penghasilan.map(({ nama, jumlah }) => [nama, jumlah])).toEqual([
    ['Gaji Pokok', 540_000],
    ['Tunjangan Tetap', 60_000],
    ['Tunjangan Tidak Tetap', 20_000],
  ])
  expect(penghasilan.map(({ asal }) => asal?.rincian[0]?.keterangan)).toEqual([
    '3 hari (2 hadir, 1 sakit dengan surat)',
    '3 hari (2 hadir, 1 sakit dengan surat)',
    '2 hari hadir',
  ])
  expect(peringatan).toEqual(['Upah harian: 3 hari (2 hadir, 1 sakit dengan surat) x Rp\u00a0180.000.'])
})
