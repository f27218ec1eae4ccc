import { expect, it } from 'vitest'
import { aturanJawaban, aturanPertanyaan } from './tanya.ts'

it.each([
  [
    'question',
    aturanPertanyaan,
    500,
    'Pertanyaan tidak boleh lebih dari 500 karakter.',
    'Pertanyaan harus diisi.',
  ],
  ['answer', aturanJawaban, 1000, 'Jawaban tidak boleh lebih dari 1.000 karakter.', 'Jawaban harus diisi.'],
] as const)('a %s about pay is something to read, not too long', (_nama, aturan, batas, panjang, kosong) => {
  expect(aturan('a'.repeat(batas))).toBeUndefined()
  expect(aturan('a'.repeat(batas + 1))).toBe(panjang)
  expect(aturan(' ')).toBe(kosong)
})
