import { expect, it } from 'vitest'
import { parseUpahMinimum } from './lembar-minimum.ts'

it('[UPAH-23] minimum wages are read from pasted lines, and a fault names its line', () => {
  expect(
    parseUpahMinimum(
      'Wilayah;Tahun;Jumlah\nKota  Contoh; 2026; Rp 5.250.000\n\nKabupaten Contoh\t2027\t4200000',
    ),
  ).toEqual({
    baris: [
      { wilayah: 'Kota Contoh', tahun: 2026, jumlah: 5_250_000 },
      { wilayah: 'Kabupaten Contoh', tahun: 2027, jumlah: 4_200_000 },
    ],
    kesalahan: [],
  })
  expect(parseUpahMinimum('Kota Contoh;26;1\n;2026;1\nKota Contoh;2026;lima juta').kesalahan).toEqual([
    'Baris 1: Tulis tahun seperti 2026.',
    'Baris 2: Kabupaten atau kota kosong.',
    'Baris 3: Jumlah ini tidak dapat dibaca. Tulis upah minimum sebagai rupiah penuh, misalnya 5.250.000.',
  ])
})

const UANG = 'Tulis upah minimum sebagai rupiah penuh, misalnya 5.250.000.'
it.each([
  ['Kota Contoh;2026;0', [`Baris 1: ${UANG}`]],
  ['Kota Contoh;2026;1', []],
  ['Kota Contoh;2026;', [`Baris 1: ${UANG}`]],
  ['Kota Contoh;1999;1', ['Baris 1: Tulis tahun seperti 2026.']],
  ['Kota Contoh;;1', ['Baris 1: Tulis tahun seperti 2026.']],
  ['kabupaten;tahun;umk\nKota Contoh;2026;1', []],
  ['Kota;Tahun;Upah Minimum\nKota Contoh;2026;1', []],
  ['Kabupaten/Kota;Tahun;Rupiah\nKota Contoh;2026;1', []],
])('%j has the faults %j', (teks, kesalahan) => expect(parseUpahMinimum(teks).kesalahan).toEqual(kesalahan))
