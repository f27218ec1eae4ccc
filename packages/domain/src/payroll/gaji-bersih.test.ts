import { describe, expect, it } from 'vitest'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import { computeGajiBersih } from './gaji-bersih.ts'
import type { DasarPajak, TarifGaji } from './pajak.ts'
import { totalSlip } from './payroll.ts'

const tarif = data as unknown as TarifGaji
const dasar = (lain: Partial<DasarPajak> = {}): DasarPajak => ({
  ptkp: 'TK/0',
  npwpValid: true,
  kelasJkk: 'RENDAH',
  upahMinimum: 5_729_876,
  ...lain,
})
const bersih = (pokok: number, bahan: object = {}, lain: Partial<DasarPajak> = {}) => {
  const gaji = computeGajiBersih(tarif, {
    masa: { tahun: 2026, bulan: 11 },
    penghasilan: [{ nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: pokok }],
    dasar: dasar(lain),
    tanggalLahir: '1990-01-01',
    sebelumnya: null,
    ...bahan,
  })
  return { gaji, bersih: totalSlip(gaji.isi).gaji_bersih }
}

describe('a wage agreed net', () => {
  // Across bands, at their bounds, at the caps of contributions, and where a step of the rate is passed by the allowance itself.
  const upah = [
    1, 3_000_000, 5_200_000, 5_399_999, 5_400_000, 5_729_876, 9_999_999, 11_086_300, 12_000_001, 54_321_987,
    123_456_789, 999_999_999,
  ]

  it.each(upah)('[UPAH-53] of %d is exactly that after tax and contributions', (pokok) => {
    for (const npwpValid of [true, false])
      for (const ptkp of ['TK/0', 'K/1', 'K/3'] as const)
        expect([ptkp, npwpValid, bersih(pokok, {}, { ptkp, npwpValid }).bersih]).toEqual([
          ptkp,
          npwpValid,
          pokok,
        ])
  })

  it('[UPAH-53] holds at every hundredth rupiah around a step of the rate', () => {
    for (let pokok = 5_000_000; pokok < 5_500_000; pokok += 997) expect(bersih(pokok).bersih).toBe(pokok)
  })

  it('[UPAH-53] holds in December, whether tax is owed or given back', () => {
    const setahun = { bruto: 110_000_000, iuran: 3_300_000, bulan: 11 }
    const utang = bersih(10_000_000, {
      masa: { tahun: 2026, bulan: 12 },
      sebelumnya: { ...setahun, dipotong: 1_000_000 },
    })
    expect(utang.bersih).toBe(10_000_000)
    expect(utang.gaji.pph).toBeGreaterThan(0)
    const lebih = bersih(10_000_000, {
      masa: { tahun: 2026, bulan: 12 },
      sebelumnya: { ...setahun, dipotong: 9_000_000 },
    })
    expect(lebih.bersih).toBe(10_000_000)
    expect(lebih.gaji.isi.potongan.at(-1)).toMatchObject({ nama: 'Penyesuaian Upah Bersih', jenis: 'LAIN' })
  })

  it('[UPAH-53] is less by absence, and contributions are of the wage as it was', () => {
    const { gaji, bersih: sisa } = bersih(8_000_000, {
      ketidakhadiran: [{ nama: 'Potongan Ketidakhadiran', jenis: 'ABSENSI', jumlah: 320_000 }],
    })
    expect([sisa, gaji.bpjs.dasarJht]).toEqual([7_680_000, 8_000_000])
  })
})

it('a wage agreed net says of what it adds and takes back what it is for', () => {
  const periode = { dari: '2026-11-01', sampai: '2026-11-30' }
  const tunjangan = bersih(10_000_000).gaji.isi.penghasilan.at(-1)
  expect(tunjangan).toMatchObject({ nama: 'Tunjangan Pajak dan Iuran', jenis: 'TIDAK_TETAP' })
  expect(tunjangan?.asal).toEqual({
    aturan: 'Upah disepakati bersih: pajak dan iuran ditanggung perusahaan (PMK 168/2023 pasal 5).',
    rincian: [{ ...periode, keterangan: 'upah bersih Rp\u00a010.000.000', jumlah: tunjangan?.jumlah }],
  })
  const lebih = bersih(10_000_000, {
    masa: { tahun: 2026, bulan: 12 },
    sebelumnya: { bruto: 110_000_000, iuran: 3_300_000, bulan: 11, dipotong: 9_000_000 },
  }).gaji.isi.potongan.at(-1)
  expect(lebih?.jumlah).toBeGreaterThan(0)
  expect(lebih?.asal).toEqual({
    aturan: 'Pajak yang dikembalikan tadinya ditanggung perusahaan: upah disepakati bersih.',
    rincian: [
      {
        dari: '2026-12-01',
        sampai: '2026-12-31',
        keterangan: 'upah bersih Rp\u00a010.000.000',
        jumlah: lebih?.jumlah,
      },
    ],
  })
})
