import { describe, expect, it } from 'vitest'
import { KetentuanTidakAda } from '../ketentuan.ts'
import contoh from '../../data/gaji-contoh.json' with { type: 'json' }
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import {
  type DasarPajak,
  type TarifGaji,
  computeBpjs,
  computePphBulanan,
  computePphSetahun,
  judgeTarif,
} from './pajak.ts'

const tarif = data as unknown as TarifGaji

describe('the bands', () => {
  const pph = (ptkp: DasarPajak['ptkp'], bruto: number) =>
    computePphBulanan(tarif, { tahun: 2026, bulan: 4 }, bruto, { ptkp, npwpValid: true })

  it.each([
    ['TK/0', 5_400_000, 0],
    ['TK/0', 5_400_001, 25],
    ['TK/0', 0, 0],
    ['TK/1', 1_400_000_000, 3300],
    ['K/0', 1_400_000_001, 3400],
    ['K/1', 6_200_000, 0],
    ['K/2', 6_200_001, 25],
    ['K/3', 6_600_000, 0],
    ['K/3', 6_600_001, 25],
  ] as const)('%s, %d: %d ten-thousandths', (ptkp, bruto, harapan) => {
    expect(pph(ptkp, bruto).tarif).toBe(harapan)
  })

  it('rise without a gap, and the last has no end', () => {
    for (const { A, B, C } of tarif.ter) {
      for (const lapisan of [A, B, C]) {
        const batas = lapisan.map(([sampai]) => sampai ?? Infinity)
        expect(batas.at(-1)).toBe(Infinity)
        expect(batas.every((satu, i) => i === 0 || satu > (batas[i - 1] ?? 0))).toBe(true)
        expect(lapisan.every(([, t], i) => i === 0 || t > (lapisan[i - 1]?.[1] ?? 0))).toBe(true)
      }
    }
  })
})

it.each(
  contoh.contoh.filter(({ jenis, masukan }) => jenis === 'MASA_TERAKHIR' && 'bruto_bulanan' in masukan),
)("a year's last month, $id: $judul", ({ masukan, hasil }) => {
  const m = masukan as unknown as {
    ptkp: DasarPajak['ptkp']
    bruto_bulanan: number
    iuran_pensiun_bulanan: number
    jumlah_bulan: number
  }
  const dasar = { ptkp: m.ptkp, npwpValid: true }
  const masa = { tahun: 2026, bulan: 12 }
  const bulanan = computePphBulanan(tarif, masa, m.bruto_bulanan, dasar)
  const setahun = computePphSetahun(
    tarif,
    masa,
    {
      bruto: m.bruto_bulanan * m.jumlah_bulan,
      iuran: m.iuran_pensiun_bulanan * m.jumlah_bulan,
      bulan: m.jumlah_bulan,
      dipotong: bulanan.pph * (m.jumlah_bulan - 1),
    },
    dasar,
  )
  expect({
    kategori_ter: bulanan.kategori,
    tarif_ter_persen: bulanan.tarif / 100,
    biaya_jabatan: setahun.biayaJabatan,
    neto_setahun: setahun.neto,
    ptkp: setahun.ptkp,
    pkp: setahun.pkp,
    pph_setahun: setahun.pphSetahun,
    pph_masa_terakhir: setahun.pph,
  }).toEqual(expect.objectContaining(pilih(hasil)))
})

/** Of an example what a year's reckoning says; what the months came to stands beside it. */
function pilih(hasil: object) {
  const kunci = new Set(['biaya_jabatan', 'neto_setahun', 'ptkp', 'pkp', 'pph_setahun', 'pph_masa_terakhir'])
  return Object.fromEntries(Object.entries(hasil).filter(([nama]) => kunci.has(nama)))
}

describe('[UJI-07] what is taxed of a year', () => {
  // Above 120 million a year the deduction for the position is at its limit: what comes in more is taxed in full.
  const setahun = (lebih: number) =>
    computePphSetahun(
      tarif,
      { tahun: 2026, bulan: 12 },
      { bruto: 180_000_000 + lebih, iuran: 0, bulan: 12, dipotong: 0 },
      { ptkp: 'TK/0', npwpValid: true },
    )

  it.each([0, 1, 500, 999])('is cut to full thousands: %i more leave the tax as it is', (lebih) => {
    expect(setahun(lebih)).toMatchObject({ pkp: 120_000_000, pphSetahun: 12_000_000 })
  })

  it('costs a fifth more without a NPWP', () => {
    const dasar = { bruto: 180_000_000, iuran: 0, bulan: 12, dipotong: 0 }
    const masa = { tahun: 2026, bulan: 12 }
    expect(computePphSetahun(tarif, masa, dasar, { ptkp: 'TK/0', npwpValid: false }).pph).toBe(14_400_000)
  })

  it.each([
    ['TK/0', 54_000_000],
    ['TK/3', 67_500_000],
    ['K/0', 58_500_000],
    ['K/3', 72_000_000],
  ] as const)('leaves %s %d free', (ptkp, bebas) => {
    const dasar = { bruto: 180_000_000, iuran: 0, bulan: 12, dipotong: 0 }
    const masa = { tahun: 2026, bulan: 12 }
    expect(computePphSetahun(tarif, masa, dasar, { ptkp, npwpValid: true }).ptkp).toBe(bebas)
  })

  it('grows with the next thousand', () => {
    expect(setahun(1000)).toMatchObject({ pkp: 120_001_000, pphSetahun: 12_000_150 })
  })
})

describe('JP', () => {
  const jp = (tahun: number, bulan: number, lahir: string) =>
    computeBpjs(
      tarif,
      { tahun, bulan },
      20_000_000,
      { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum: 0 },
      lahir,
    ).karyawan.jp

  it.each([
    [2026, 2, '1990-01-01', 105_474],
    [2026, 3, '1990-01-01', 110_863],
    [2027, 6, '1990-01-01', 110_863],
    [2026, 4, '1967-04-01', 110_863],
    // Pension age of 59 is reached on 10 April 2026: that month is the last.
    [2026, 4, '1967-04-10', 110_863],
    [2026, 5, '1967-04-10', 0],
  ])('%d-%d, born %s: %d', (tahun, bulan, lahir, harapan) => {
    expect(jp(tahun, bulan, lahir)).toBe(harapan)
  })
})

it('is refused for a month that no entry covers', () => {
  const dasar = { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum: 0 } as const
  expect(() => computeBpjs(tarif, { tahun: 2022, bulan: 2 }, 5_000_000, dasar, '1990-01-01')).toThrow()
  expect(judgeTarif(tarif, { tahun: 2023, bulan: 12 })).toBe(
    'Tarif BPJS dan PPh 21 untuk Desember 2023 tidak ada.',
  )
  expect(judgeTarif(tarif, { tahun: 2024, bulan: 1 })).toBeUndefined()
  expect(() => computePphBulanan(tarif, { tahun: 2023, bulan: 12 }, 5_000_000, dasar)).toThrow(
    KetentuanTidakAda,
  )
})

describe('BPJS', () => {
  const NOVEMBER = { tahun: 2026, bulan: 11 }
  const bpjs = (upah: number, upahMinimum: number, lain: Partial<TarifGaji> = {}) =>
    computeBpjs(
      { ...tarif, ...lain },
      NOVEMBER,
      upah,
      { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'RENDAH', upahMinimum },
      '1990-01-01',
    )

  it('is a part of the wage, of the person and of the company', () => {
    expect(bpjs(10_000_000, 0)).toEqual({
      dasarKesehatan: 10_000_000,
      dasarJht: 10_000_000,
      dasarJp: 10_000_000,
      tarif: { kesehatan: 100, jht: 200, jp: 100 },
      karyawan: { kesehatan: 100_000, jht: 200_000, jp: 100_000 },
      perusahaan: { kesehatan: 400_000, jht: 370_000, jp: 200_000, jkk: 54_000, jkm: 30_000 },
    })
  })

  it.each([
    [3_000_000, 5_000_000, 5_000_000],
    [8_000_000, 5_000_000, 8_000_000],
    [20_000_000, 5_000_000, 12_000_000],
  ])('Kesehatan of a wage of %d where the least is %d is reckoned from %d', (upah, minimum, dasar) => {
    expect(bpjs(upah, minimum).dasarKesehatan).toBe(dasar)
  })

  it('goes by the rate in force on the last day of the month, and never without one', () => {
    const jkm = (mulai: string) => [
      { mulai: '2000-01-01', perusahaan: 30 },
      { mulai, perusahaan: 40 },
    ]
    expect(bpjs(10_000_000, 0, { jkm: jkm('2026-11-30') }).perusahaan.jkm).toBe(40_000)
    expect(bpjs(10_000_000, 0, { jkm: jkm('2026-12-01') }).perusahaan.jkm).toBe(30_000)
    expect(() => bpjs(10_000_000, 0, { jkm: [] })).toThrow(KetentuanTidakAda)
  })
})
