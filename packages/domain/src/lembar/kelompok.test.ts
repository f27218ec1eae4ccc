import { expect, it } from 'vitest'
import { kelompokFrom, formatBaris } from './kelompok.ts'

it('[BACA-22] mistakes of one kind are told once, with all their rows', () => {
  const satu = (baris: number, kolom: string, pesan: string) => ({ lembar: 'Karyawan', baris, kolom, pesan })
  expect(
    kelompokFrom([
      satu(9, 'nik', 'Salah.'),
      satu(3, 'nik', 'Salah.'),
      satu(4, 'kode', 'Salah.'),
      satu(4, 'nik', 'Lain.'),
    ]),
  ).toEqual([
    { lembar: 'Karyawan', kolom: 'nik', pesan: 'Salah.', baris: [3, 9] },
    { lembar: 'Karyawan', kolom: 'kode', pesan: 'Salah.', baris: [4] },
    { lembar: 'Karyawan', kolom: 'nik', pesan: 'Lain.', baris: [4] },
  ])
  expect(formatBaris([2, 4, 5, 6, 9])).toBe('2, 4-6, 9')
  expect(formatBaris([1, 3, 5, 6])).toBe('1, 3, 5-6')
})
