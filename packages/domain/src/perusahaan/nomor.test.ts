import { expect, it } from 'vitest'
import { aturanNib, aturanNpwpPerusahaan } from './nomor.ts'

const NPWP = 'NPWP harus 15 atau 16 angka.'
const NIB = 'NIB harus 13 angka.'

it.each([
  ['', undefined],
  ['01.234.567.8-901.000', undefined],
  ['012345678901000', undefined],
  ['0012345678901000', undefined],
  ['01234567890100', NPWP],
  ['00123456789010000', NPWP],
  ['a012345678901000', NPWP],
  ['012345678901000a', NPWP],
])('an NPWP of a company is %j: %s', (npwp, pesan) => expect(aturanNpwpPerusahaan(npwp)).toBe(pesan))

it.each([
  ['', undefined],
  ['1234567890123', undefined],
  ['123456789012', NIB],
  ['12345678901234', NIB],
  ['a1234567890123', NIB],
  ['1234567890123a', NIB],
])('a NIB is %j: %s', (nib, pesan) => expect(aturanNib(nib)).toBe(pesan))
