import { expect, it } from 'vitest'
import { HURUF_KODE, PANJANG_KODE, aturanKodeReset, formatKode, tidyKode } from './kode-reset.ts'

it.each([
  ['ACDEFGHJKM', 'ACDEFGHJKM'],
  ['ACDEF-GHJKM', 'ACDEFGHJKM'],
  [' acdef ghjkm\n', 'ACDEFGHJKM'],
  ['acdef–ghjkm', 'ACDEFGHJKM'],
  ['ＡＣＤＥＦＧＨＪＫＭ', 'ACDEFGHJKM'],
])('reads %j as %s', (nilai, kode) => {
  expect(tidyKode(nilai)).toBe(kode)
  expect(aturanKodeReset(nilai)).toBeUndefined()
})

it.each([
  ['ACDEFGHJKM', true],
  ['ACDEF-GHJKM', true],
  ['ACDEFGHJK', false],
  ['ACDEF--GHJKM', false],
  ['ACDEFGHJK0', false],
])('tells the API how a code looks: %j is one: %s', (nilai, isKode) => {
  expect(new RegExp(aturanKodeReset.bentuk?.pattern ?? '', 'u').test(nilai)).toBe(isKode)
})

it.each([
  ['', 'Kode reset harus diisi.'],
  [' \u200b', 'Kode reset harus diisi.'],
  ['-', 'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.'],
  ['ACDEFGHJK', 'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.'],
  ['ACDEFGHJKMN', 'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.'],
  ['ACDEFGHJK0', 'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.'],
  ['ACDEFGHJKI', 'Kode reset terdiri dari 10 huruf, misalnya ACDEF-GHJKM.'],
])('refuses %j', (nilai, pesan) => expect(aturanKodeReset(nilai)).toBe(pesan))

it('is written in two halves, in letters that look like nothing else', () => {
  expect(formatKode('ACDEFGHJKM')).toBe('ACDEF-GHJKM')
  expect(new Set(HURUF_KODE).size ** PANJANG_KODE).toBeGreaterThan(2 ** 43)
  expect(HURUF_KODE).not.toMatch(/[BILOSZ0-9]/)
})
