import { describe, expect, it } from 'vitest'
import { aturanKodeKontak, langkahIngat, tidyKodeKontak } from './pintu.ts'

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
