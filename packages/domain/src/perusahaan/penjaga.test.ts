import { expect, it } from 'vitest'
import { isLebihLonggar, pengaturanBagi } from './penjaga.ts'

it.each([
  ['tahan_rekening_hari', 3, 0, true],
  ['tahan_rekening_hari', 0, 3, false],
  ['tahan_rekening_hari', 3, 3, false],
  ['gaji_orang_kedua', true, false, true],
  ['gaji_orang_kedua', false, true, false],
  ['luring_jam', 24, 72, true],
  ['luring_jam', 24, 12, false],
  ['luring_sampel_persen', 10, 0, true],
  ['simpan_foto_bulan', 12, 1, true],
  ['simpan_foto_bulan', 12, 24, false],
  ['tanpa_pulang', 'tanya', 'akhir_rencana', true],
  ['tanpa_pulang', 'akhir_rencana', 'tanya', false],
  ['tukar_otomatis', false, true, false],
] as const)('%s from %s to %s guards less: %s', (nama, sebelum, sesudah, diharap) => {
  expect(isLebihLonggar(nama, sebelum, sesudah)).toBe(diharap)
})

it('is the strictest of what it was for who lowered it, step by step, and knows no other setting', () => {
  const dilonggarkan = [
    { kunci: 'tahan_rekening_hari', nilai: 3 },
    { kunci: 'tahan_rekening_hari', nilai: 7 },
    { kunci: 'luring_jam', nilai: 24 },
    { kunci: 'gaji_orang_kedua', nilai: true },
    { kunci: 'tanpa_pulang', nilai: 'tanya' },
    { kunci: 'lama_sekali', nilai: 1 },
  ]
  const kini = {
    tahan_rekening_hari: 0,
    luring_jam: 72,
    gaji_orang_kedua: false,
    tanpa_pulang: 'akhir_rencana',
    pembulatan_menit: 0,
  } as const
  expect(pengaturanBagi(kini, dilonggarkan)).toEqual({
    tahan_rekening_hari: 7,
    luring_jam: 24,
    gaji_orang_kedua: true,
    tanpa_pulang: 'tanya',
    pembulatan_menit: 0,
  })
  expect(pengaturanBagi({ tahan_rekening_hari: 9 }, dilonggarkan)).toEqual({ tahan_rekening_hari: 9 })
})
