import { expect, it } from 'vitest'
import { aturanNama } from '../karyawan/karyawan.ts'
import { findTakTercetak } from './huruf.ts'

it.each([
  ['Rahma Dewi', undefined],
  ["Nur'aini Sa’diyah, S.E. (Hj.)", undefined],
  ['Đặng Thị Ánh Nguyệt', undefined],
  ['Ğülçin Ößén Łukasz', undefined],
  ['王小明', '王'],
  ['Rahma محمد', 'م'],
  ['Иван', 'И'],
])('[BACA-19] of %s a document cannot print %s', (nama, huruf) => {
  expect(findTakTercetak(nama)).toBe(huruf)
  if (huruf === undefined) expect(aturanNama(nama)).toBeUndefined()
  else expect(aturanNama(nama)).toMatch(/tidak dapat dicetak.* huruf Latin/)
})
