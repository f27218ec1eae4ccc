import { describe, expect, it } from 'vitest'
import {
  ANGKA_KODE,
  KODE_MS,
  PANJANG_KODE_KONTAK,
  SESI_KONTAK_MS,
  TAUTAN_MS,
  aturanKodeKontak,
  langkahIngat,
  penandaDitahan,
  tidyKodeKontak,
} from './pintu.ts'

describe('[KLIEN-15] reminders before a deadline', () => {
  it.each([
    ['2026-12-04', null],
    ['2026-12-05', 5],
    ['2026-12-07', 5],
    ['2026-12-08', 2],
    ['2026-12-09', 2],
    ['2026-12-10', 0],
    ['2026-12-11', null],
  ])('on %s the step is %s', (hari, langkah) => {
    expect(langkahIngat(hari, '2026-12-10', '2026-12-01')).toBe(langkah)
  })

  it('leave out what falls on the day of sending, or before it', () => {
    expect(langkahIngat('2026-12-05', '2026-12-10', '2026-12-05')).toBeNull()
    expect(langkahIngat('2026-12-08', '2026-12-10', '2026-12-05')).toBe(2)
  })
})

it.each([
  ['123 456', '123456', undefined],
  ['123-456', '123456', undefined],
  [' 123456 ', '123456', undefined],
  ['12345', '12345', 'Kode terdiri dari 6 angka.'],
  ['', '', 'Kode harus diisi.'],
])('a code typed as %j is %j', (teks, rapi, pesan) => {
  expect([tidyKodeKontak(teks), aturanKodeKontak(teks)]).toEqual([rapi, pesan])
})

it.each([
  ['123456', true],
  ['123 456', true],
  ['123-456', true],
  ['1234567', false],
  ['x123456', false],
  ['12 3456', false],
])('looks to the API as a code: %j: %s', (teks, isKode) =>
  expect(new RegExp(aturanKodeKontak.bentuk?.pattern ?? '', 'u').test(teks)).toBe(isKode),
)

it.each([
  ['１２３４５６', '123456', undefined],
  ['1234567', '1234567', 'Kode terdiri dari 6 angka.'],
  ['a123456', 'a123456', 'Kode terdiri dari 6 angka.'],
])('a code typed as %j is read as %j', (teks, rapi, pesan) =>
  expect([tidyKodeKontak(teks), aturanKodeKontak(teks)]).toEqual([rapi, pesan]),
)

it.each([
  ['never', null, null],
  ['until later', 11, 11],
  ['until now, and so not any more', 10, null],
  ['until before', 9, null],
])('who was let sign is held %s', (_nama, mulai, sampai) => expect(penandaDitahan(mulai, 10)).toBe(sampai))

it('a link opens the door for thirty days, a session for fourteen, a code for a quarter of an hour', () => {
  expect([TAUTAN_MS, SESI_KONTAK_MS, KODE_MS].map((lama) => lama / 60_000)).toEqual([43_200, 20_160, 15])
  expect(ANGKA_KODE.repeat(PANJANG_KODE_KONTAK)).toHaveLength(60)
  expect(new Set(ANGKA_KODE).size).toBe(10)
})
