import { expect, it } from 'vitest'
import tarif from '../../data/tarif-gaji.json' with { type: 'json' }
import { computeIuran, jumlahIuran } from './iuran.ts'
import type { TarifGaji } from './pajak.ts'

it('is what the law asks of the company for a month, by its own arithmetic', () => {
  const iuran = computeIuran(
    tarif as unknown as TarifGaji,
    { bulan: 10, tahun: 2026 },
    [
      { nama: 'Gaji Pokok', jenis: 'TETAP', jumlah: 5_000_000 },
      { nama: 'Uang Makan', jenis: 'TIDAK_TETAP', jumlah: 500_000 },
    ],
    { ptkp: 'TK/0', npwpValid: true, kelasJkk: 'SANGAT_RENDAH', upahMinimum: 5_200_000 },
    '1990-01-01',
  )
  expect(iuran).toEqual({
    dasar_kesehatan: 5_200_000,
    dasar_jht: 5_000_000,
    dasar_jp: 5_000_000,
    kesehatan: 208_000,
    jht: 185_000,
    jp: 100_000,
    jkk: 12_000,
    jkm: 15_000,
  })
  expect(jumlahIuran(iuran)).toBe(520_000)
})
