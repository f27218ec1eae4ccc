import { expect, it } from 'vitest'
import { judgeMulaiUpah } from './upah.ts'

it.each([
  ['2026-11-20', undefined],
  ['2022-04-01', undefined],
  ['2022-03-31', 'Tanggal mulai tidak boleh sebelum karyawan mulai bekerja, 1 April 2022.'],
  ['2026-02-30', 'Tanggal mulai tidak valid.'],
  ['', 'Tanggal mulai tidak valid.'],
  ['2027-11-21', undefined],
  ['2027-11-22', 'Tanggal mulai tidak boleh lebih dari setahun ke depan.'],
])('a wage from %s on', (mulai, pesan) =>
  expect(judgeMulaiUpah(mulai, '2022-04-01', '2026-11-20')).toBe(pesan),
)
