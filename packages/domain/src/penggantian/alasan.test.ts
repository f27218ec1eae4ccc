import { expect, it } from 'vitest'
import { aturanAlasanPenggantian } from './alasan.ts'

it.each([
  ['sakit', undefined],
  ['a'.repeat(200), undefined],
  ['a'.repeat(201), 'Alasan tidak boleh lebih dari 200 karakter.'],
  [' ', 'Alasan wajib diisi.'],
  ['a\u202eb', 'Alasan mengandung karakter yang tidak dikenal.'],
])('somebody stands in because of %j: %s', (alasan, pesan) =>
  expect(aturanAlasanPenggantian(alasan)).toBe(pesan),
)
