import { describe, expect, it } from 'vitest'
import { instanFrom } from '../waktu.ts'
import {
  PANJANG_UNDANGAN,
  UNDANGAN_MS,
  aturanUndangan,
  computeBatasUndangan,
  formatUndangan,
  tidyUndangan,
} from './undangan.ts'

const KODE = 'ACDEFGHJKMNPQRTU'
/** A mailed link's: capitals and small letters differ in it */
const TOKEN = 'aB3_-'.repeat(8) + 'xYz'
const PESAN = 'Kode undangan terdiri dari 16 huruf, misalnya ACDE-FGHJ-KMNP-QRTU.'

describe('an invitation', () => {
  it.each([
    [KODE, KODE],
    ['acde-fghj-kmnp-qrtu', KODE],
    [' ACDE FGHJ KMNP QRTU\n', KODE],
    [TOKEN, TOKEN],
    [` ${TOKEN}\n`, TOKEN],
  ])('is read: %j as %s', (diketik, kode) => {
    expect(tidyUndangan(diketik)).toBe(kode)
    expect(aturanUndangan(diketik)).toBeUndefined()
  })

  it.each([
    ['', 'Kode undangan harus diisi.'],
    [' ', 'Kode undangan harus diisi.'],
    [KODE.slice(1), PESAN],
    [`${KODE}A`, PESAN],
    [`${KODE.slice(1)}0`, PESAN],
    [`${KODE.slice(1)}I`, PESAN],
    [TOKEN.slice(1), PESAN],
    [`${TOKEN}a`, PESAN],
    [`!${TOKEN.slice(1)}`, PESAN],
  ])('is refused: %j', (diketik, pesan) => expect(aturanUndangan(diketik)).toBe(pesan))

  it.each([
    [KODE, true],
    ['ACDE-FGHJ-KMNP-QRTU', true],
    ['ACDE-FGHJ-KMNP-QRT', false],
    ['ACDE-FGHJ-KMNP', false],
    ['ACDE--FGHJ-KMNP-QRTU', false],
    [`${KODE}A`, false],
    [`A${KODE}`, false],
    [TOKEN, true],
    [TOKEN.slice(1), false],
    [`${TOKEN}a`, false],
    [`a${TOKEN}`, false],
  ])('looks to the API as it does: %j is one: %s', (diketik, isUndangan) =>
    expect(new RegExp(aturanUndangan.bentuk?.pattern ?? '', 'u').test(diketik)).toBe(isUndangan),
  )

  it('is printed in fours', () => {
    expect(formatUndangan(KODE)).toBe('ACDE-FGHJ-KMNP-QRTU')
    expect(formatUndangan(KODE)).toHaveLength(PANJANG_UNDANGAN + 3)
  })

  it('counts as not opened three days after it was sent, long before its code ends after two weeks', () => {
    const saat = instanFrom('2026-03-20', 8 * 3600, 'WIB')
    expect(computeBatasUndangan(saat)).toBe(instanFrom('2026-03-17', 8 * 3600, 'WIB'))
    expect(saat + UNDANGAN_MS).toBe(instanFrom('2026-04-03', 8 * 3600, 'WIB'))
  })
})
