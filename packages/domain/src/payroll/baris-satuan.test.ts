import { describe, expect, it } from 'vitest'
import type { Upah } from '../pengajuan/lembur/upah-lembur.ts'
import type { BahanBulan } from './baris-bulan.ts'
import { type HasilKerja, barisPotong, barisShift } from './baris-satuan.ts'

const SENIN = '2026-03-02'
const SELASA = '2026-03-03'
const upah = (pokok: number, lain: Partial<Upah> = {}): Upah => ({
  satuan: 'shift',
  pokok,
  tunjanganTetap: 0,
  tunjanganTidakTetap: 0,
  ...lain,
})
const biasa = (semua: readonly string[]) => semua.map((satu) => satu.replaceAll('\u00a0', ' '))

describe('pay by the shift', () => {
  const shift = [
    { tanggal: SENIN, nama: 'Pagi' },
    { tanggal: SENIN, nama: 'Malam' },
    { tanggal: SELASA, nama: 'Pagi' },
  ]

  it('counts each shift that was come to, by the wage of its day', () => {
    const { penghasilan, peringatan } = barisShift(shift, (tanggal) =>
      upah(tanggal === SENIN ? 100_000 : 120_000),
    )
    expect(penghasilan).toEqual([
      {
        nama: 'Upah Shift',
        jenis: 'TETAP',
        jumlah: 320_000,
        asal: {
          aturan: 'Upah per shift yang berlaku dikali shift yang dikerjakan.',
          rincian: [
            { dari: SENIN, sampai: SENIN, keterangan: '1 shift Pagi', jumlah: 100_000 },
            { dari: SENIN, sampai: SENIN, keterangan: '1 shift Malam', jumlah: 100_000 },
            { dari: SELASA, sampai: SELASA, keterangan: '1 shift Pagi', jumlah: 120_000 },
          ],
        },
      },
    ])
    expect(biasa(peringatan)).toEqual([
      'Upah per shift: 2 shift x Rp 100.000.',
      'Upah per shift: 1 shift x Rp 120.000.',
    ])
  })

  it('pays allowances of the shift as well', () => {
    const dengan = upah(100_000, { tunjanganTetap: 5000, tunjanganTidakTetap: 700 })
    expect(
      barisShift(shift, () => dengan).penghasilan.map(({ nama, jenis, jumlah }) => [nama, jenis, jumlah]),
    ).toEqual([
      ['Upah Shift', 'TETAP', 300_000],
      ['Tunjangan Tetap', 'TETAP', 15_000],
      ['Tunjangan Tidak Tetap', 'TIDAK_TETAP', 2100],
    ])
  })

  it('of nobody who came is nothing, and says so', () => {
    expect(barisShift([], () => upah(1))).toEqual({
      penghasilan: [],
      peringatan: ['Upah per shift: tidak ada shift yang dikerjakan.'],
    })
  })
})

describe('pay by the piece', () => {
  const bahan = (lain: Partial<Upah> = {}, masuk = '2024-01-01', keluar: string | null = null) =>
    ({
      masa: { tahun: 2026, bulan: 3 },
      masuk,
      keluar,
      upah: upah(2000, { satuan: 'potong', ...lain }),
      hari: { minggu: [1, 2, 3, 4, 5] },
    }) as unknown as BahanBulan
  const hasil = (jumlah: number, tarif: number | null = null, tanggal = SENIN): HasilKerja => ({
    tanggal,
    nama: 'kemeja',
    jumlah,
    tarif,
  })
  const upahPada = (tanggal: string) => upah(tanggal === SENIN ? 2000 : 2500)

  it('goes by the piece’s own rate, else by the wage of the day, and leaves out what is none', () => {
    const { penghasilan, peringatan } = barisPotong(
      bahan(),
      [hasil(1200), hasil(10, 3000), hasil(2, null, SELASA), hasil(0, 9000)],
      upahPada,
    )
    expect(peringatan).toEqual([])
    expect(penghasilan).toHaveLength(1)
    expect(penghasilan[0]).toMatchObject({
      nama: 'Upah Borongan',
      jenis: 'TETAP',
      jumlah: 2_400_000 + 30_000 + 5000,
      asal: { aturan: 'Tarif per potong dikali hasil yang dicatat.' },
    })
    expect(biasa(penghasilan[0]?.asal?.rincian.map(({ keterangan }) => keterangan) ?? [])).toEqual([
      '1.200 kemeja x Rp 2.000',
      '10 kemeja x Rp 3.000',
      '2 kemeja x Rp 2.500',
    ])
    expect(penghasilan[0]?.asal?.rincian.at(-1)).toMatchObject({ dari: SELASA, sampai: SELASA, jumlah: 5000 })
  })

  it('pays the month’s allowances by the days of work, whatever was made', () => {
    // The 2nd is a Monday: eleven of twenty-two days are left from the 17th on.
    const { penghasilan, peringatan } = barisPotong(
      bahan({ tunjanganTetap: 220_000, tunjanganTidakTetap: 44_000 }, '2026-03-17'),
      [],
      upahPada,
    )
    expect(peringatan).toEqual(['Upah per potong: belum ada hasil kerja yang dicatat pada masa ini.'])
    expect(penghasilan).toEqual([
      {
        nama: 'Tunjangan Tetap',
        jenis: 'TETAP',
        jumlah: 110_000,
        asal: {
          aturan: 'Tunjangan sebulan menurut hari kerja.',
          rincian: [
            {
              dari: '2026-03-01',
              sampai: '2026-03-31',
              keterangan: '11 dari 22 hari kerja',
              jumlah: 110_000,
            },
          ],
        },
      },
      expect.objectContaining({ nama: 'Tunjangan Tidak Tetap', jenis: 'TIDAK_TETAP', jumlah: 22_000 }),
    ])
    expect(
      barisPotong(bahan({ tunjanganTetap: 220_000 }, '2024-01-01', '2026-03-02'), [], upahPada).penghasilan[0]
        ?.jumlah,
    ).toBe(10_000)
  })
})
