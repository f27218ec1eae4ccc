import { describe, expect, it } from 'vitest'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import { type BahanLari, computeLari } from './lari.ts'
import { type TarifGaji, computePphBulanan, computePphSetahun } from './pajak.ts'
import type { BarisSlip } from './payroll.ts'

const TARIF = data as unknown as TarifGaji
const MASA = { tahun: 2026, bulan: 3 }
const DASAR = { ptkp: 'TK/0', npwpValid: true } as const
const THR: BarisSlip = { nama: 'THR', jenis: 'THR', jumlah: 10_000_000 }
const TANPA = { bruto: 0, dipotong: 0 }

const lari = (beda: Partial<BahanLari> = {}) =>
  computeLari(TARIF, { masa: MASA, penghasilan: [THR], dasar: DASAR, lain: TANPA, setahun: null, ...beda })
const bulanan = (bruto: number) => computePphBulanan(TARIF, MASA, bruto, DASAR).pph
const biasa = (teks: string | undefined) => teks?.replaceAll('\u00a0', ' ')

describe('a slip beside the monthly one', () => {
  it('withholds what the month’s tax comes to with it, less what other slips withhold', () => {
    const lain = { bruto: 8_000_000, dipotong: 120_000 }
    const { isi, bruto, pph, final } = lari({ lain })
    expect([bruto, pph, final]).toEqual([10_000_000, bulanan(18_000_000) - 120_000, 0])
    expect(isi.penghasilan).toEqual([THR])
    expect(isi.potongan.map(({ nama, jenis, jumlah }) => [nama, jenis, jumlah])).toEqual([
      ['PPh Pasal 21', 'PPH21', pph],
    ])
    expect(isi.penghasilan_lain).toEqual([])
    const asal = isi.potongan[0]?.asal
    expect(asal?.aturan).toBe(
      'Tarif efektif dari seluruh penghasilan bulan ini dikurangi PPh 21 slip lainnya (PP 58/2023).',
    )
    expect(asal?.rincian.map((satu) => ({ ...satu, keterangan: biasa(satu.keterangan) }))).toEqual([
      {
        dari: '2026-03-01',
        sampai: '2026-03-31',
        keterangan: 'bruto sebulan Rp 18.000.000, slip lain dipotong Rp 120.000',
        jumlah: pph,
      },
    ])
  })

  it('gives nothing back in a month where others withheld more', () => {
    const { isi, pph } = lari({ lain: { bruto: 0, dipotong: 90_000_000 } })
    expect([pph, isi.potongan, isi.penghasilan_lain]).toEqual([0, [], []])
  })

  it('settles the year where it is the last, and gives back what was too much', () => {
    const setahun = { bruto: 100_000_000, iuran: 0, bulan: 10, dipotong: 1_000_000 }
    const seharusnya = computePphSetahun(TARIF, MASA, { ...setahun, bruto: 110_000_000 }, DASAR).pph
    const { isi, pph } = lari({ setahun })
    expect(pph).toBe(seharusnya)
    expect(pph).toBeGreaterThan(0)
    expect(isi.potongan[0]).toMatchObject({
      jenis: 'PPH21',
      jumlah: pph,
      asal: {
        aturan: 'Pajak setahun menurut pasal 17 dikurangi yang sudah dipotong (PMK 168/2023).',
        rincian: [{ keterangan: 'bruto slip ini Rp\u00a010.000.000', jumlah: pph }],
      },
    })
    const kembali = lari({ setahun: { ...setahun, dipotong: 50_000_000 } })
    expect(kembali.isi.potongan).toEqual([])
    expect(kembali.isi.penghasilan_lain).toMatchObject([
      {
        nama: 'Pengembalian PPh Pasal 21',
        jenis: 'LAIN',
        jumlah: 50_000_000 - 1_000_000 - pph,
        asal: { rincian: [{ jumlah: 50_000_000 - 1_000_000 - pph }] },
      },
    ])
  })

  it('withholds and settles nothing by article 21 of what it does not tax', () => {
    const pesangon: BarisSlip = { nama: 'Pesangon', jenis: 'PESANGON', jumlah: 60_000_000 }
    const setahun = { bruto: 100_000_000, iuran: 0, bulan: 10, dipotong: 50_000_000 }
    const { isi, bruto, pph, final } = lari({ penghasilan: [pesangon], setahun })
    expect([bruto, pph, final]).toEqual([0, 0, 500_000])
    expect(isi.penghasilan_lain).toEqual([])
    expect(isi.potongan).toMatchObject([
      {
        nama: 'PPh 21 Final Pesangon',
        jenis: 'PPH21_FINAL',
        jumlah: 500_000,
        asal: {
          aturan:
            '0% sampai Rp50.000.000, 5% sampai Rp100.000.000, 15% sampai Rp500.000.000, selebihnya 25%, final (PP 68/2009).',
          rincian: [{ keterangan: 'pesangon Rp\u00a060.000.000', jumlah: 500_000 }],
        },
      },
    ])
  })

  it('taxes severance by itself, beside what is taxed by the month', () => {
    const pesangon: BarisSlip = { nama: 'Pesangon', jenis: 'PESANGON', jumlah: 60_000_000 }
    const kosong: BarisSlip = { nama: 'Bonus', jenis: 'BONUS', jumlah: 0 }
    const { isi, bruto, pph, final } = lari({ penghasilan: [THR, kosong, pesangon] })
    expect([bruto, pph, final]).toEqual([10_000_000, bulanan(10_000_000), 500_000])
    expect(isi.penghasilan).toEqual([THR, pesangon])
    expect(isi.potongan.map(({ jenis }) => jenis)).toEqual(['PPH21', 'PPH21_FINAL'])
  })
})
