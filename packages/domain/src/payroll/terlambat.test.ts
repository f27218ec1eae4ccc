import { expect, it } from 'vitest'
import { KETENTUAN } from '../ketentuan.ts'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import { barisTerlambat } from './terlambat.ts'

const bulanan = (pokok: number): Upah => ({
  satuan: 'bulan',
  pokok,
  tunjanganTetap: 0,
  tunjanganTidakTetap: 0,
})
const SENIN = '2026-03-02'
const SELASA = '2026-03-03'

it('takes off the hours’ wages that were missed, day by day by the wage of the day', () => {
  const hari = [
    { tanggal: SENIN, detik: 5400 },
    { tanggal: SELASA, detik: 1800 },
  ]
  const upah = (tanggal: string) => bulanan(tanggal === SENIN ? 3_460_000 : 6_920_000)
  expect(barisTerlambat(KETENTUAN, hari, upah, 5)).toEqual([
    {
      nama: 'Potongan Keterlambatan',
      jenis: 'ABSENSI',
      jumlah: 50_000,
      asal: {
        aturan: 'Waktu terlambat kali upah sejam (1/173 upah sebulan), menurut aturan perusahaan.',
        rincian: [
          { dari: SENIN, sampai: SENIN, keterangan: 'terlambat 1 jam 30 menit', jumlah: 30_000 },
          { dari: SELASA, sampai: SELASA, keterangan: 'terlambat 30 menit', jumlah: 20_000 },
        ],
      },
    },
  ])
})

it.each([
  [
    'allowances that vary with attendance count for none of it',
    { tunjanganTidakTetap: 90_000_000 },
    5,
    20_000,
  ],
  ['allowances that do not vary count', { tunjanganTetap: 3_460_000 }, 5, 40_000],
  ['a day’s wage is a month’s by the days of the week', { satuan: 'hari', pokok: 173_000 }, 5, 21_000],
  ['of six as well', { satuan: 'hari', pokok: 173_000 }, 6, 25_000],
] as const)('%s', (_nama, beda, hariSeminggu, jumlah) => {
  const upah = { ...bulanan(3_460_000), ...beda }
  expect(
    barisTerlambat(KETENTUAN, [{ tanggal: SENIN, detik: 3600 }], () => upah, hariSeminggu)[0]?.jumlah,
  ).toBe(jumlah)
})

it('is rounded to whole rupiah, and no line where it comes to nothing', () => {
  const satu = (detik: number) =>
    barisTerlambat(KETENTUAN, [{ tanggal: SENIN, detik }], () => bulanan(5_000_000), 5)[0]?.jumlah
  // 28,901.73 an hour
  expect(satu(3600)).toBe(28_902)
  expect(satu(0)).toBeUndefined()
  expect(barisTerlambat(KETENTUAN, [], () => bulanan(1), 5)).toEqual([])
})
