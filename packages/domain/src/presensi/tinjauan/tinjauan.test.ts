import { expect, it } from 'vitest'
import { aturanAlasanTinjauan } from './tinjauan.ts'

it.each([
  [true, '', undefined],
  [true, 'x'.repeat(500), undefined],
  [true, 'x'.repeat(501), 'Alasan tidak boleh lebih dari 500 karakter.'],
  [false, '', 'Tulis alasan presensi ini tidak diterima.'],
  [false, ' \u200b\n', 'Tulis alasan presensi ini tidak diterima.'],
  [false, 'Bukan orangnya.', undefined],
  [false, 'x'.repeat(501), 'Alasan tidak boleh lebih dari 500 karakter.'],
])('accepted %s, a reason of %j', (diterima, alasan, pesan) =>
  expect(aturanAlasanTinjauan(diterima)(alasan)).toBe(pesan),
)
