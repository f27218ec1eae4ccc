import { describe, expect, it } from 'vitest'
import { aturanAwalanKode, aturanTitik } from './perusahaan.ts'

describe('an office lies in Indonesia', () => {
  const LUAR = 'Titik ini di luar Indonesia. Tulis [lintang, bujur], misalnya [-6.1754, 106.8272].'
  it.each([
    ['Jakarta', -6.1754, 106.8272, undefined],
    ['Pontianak, latitude 0', 0, 109.3333, undefined],
    ['the south-west corner', -11.5, 94.5, undefined],
    ['the north-east corner', 6.5, 141.5, undefined],
    ['a step south of it', -11.51, 106.8272, LUAR],
    ['a step north of it', 6.51, 106.8272, LUAR],
    ['a step west of it', -6.1754, 94.49, LUAR],
    ['a step east of it', -6.1754, 141.51, LUAR],
    ['latitude and longitude confused', 106.8272, -6.1754, LUAR],
  ])('%s', (_nama, lat, lng, pesan) => expect(aturanTitik({ lat, lng })).toBe(pesan))
})

describe('what a kode begins with', () => {
  const BENTUK =
    'Awalan kode karyawan: huruf besar, angka, titik, garis miring, atau tanda hubung; paling banyak 10 karakter.'
  it.each([
    ['K', undefined],
    ['KBN', undefined],
    ['12/2026-X.', undefined],
    ['', BENTUK],
    ['kbn', BENTUK],
    ['-K', BENTUK],
    ['KB N', BENTUK],
    ['KBN\n', BENTUK],
    ['A'.repeat(11), BENTUK],
  ])('judges %j', (awalan, pesan) => expect(aturanAwalanKode(awalan)).toBe(pesan))
})
