import { expect, it } from 'vitest'
import { aturanAlasanTolakTukar, aturanAlasanTukar, isTukarOtomatis } from './tukar.ts'

const PANJANG = 'Alasan tidak boleh lebih dari 200 karakter.'
const KENDALI = 'Alasan mengandung karakter yang tidak dikenal.'

it.each([
  ['keluarga datang', undefined, undefined],
  ['a'.repeat(200), undefined, undefined],
  ['a'.repeat(201), PANJANG, PANJANG],
  ['a\u202eb', KENDALI, KENDALI],
  ['', undefined, 'Tulis alasan penolakannya.'],
])('a swap’s reason is %j: %s; that of its refusal: %s', (alasan, meminta, menolak) => {
  expect(aturanAlasanTukar(alasan)).toBe(meminta)
  expect(aturanAlasanTolakTukar(alasan)).toBe(menolak)
})

const pos = (posId: number | null, peringatan = 0) => ({ posId, peringatan })

it.each([
  ['that the company lets, at one post, with nothing warned of', true, pos(1), pos(1), true],
  ['that the company does not let', false, pos(1), pos(1), false],
  ['between two posts', true, pos(1), pos(2), false],
  ['of works at no post', true, pos(null), pos(null), false],
  ['of which the one is warned', true, pos(1, 1), pos(1), false],
  ['of which the other is warned', true, pos(1), pos(1, 1), false],
])('a swap %s needs nobody’s word: %4$s', (_nama, diizinkan, satu, lain, hasil) =>
  expect(isTukarOtomatis(diizinkan, satu, lain)).toBe(hasil),
)
