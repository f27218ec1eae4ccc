import { describe, expect, it } from 'vitest'
import { type Aturan, paling, tanpaKendali, urut, wajib } from './aturan.ts'

describe('wajib', () => {
  it.each([
    ['a', undefined],
    [' a ', undefined],
    ['0', undefined],
    ['', 'isi'],
    [' \t\n', 'isi'],
    ['\u00a0', 'isi'],
  ])('judges %j', (nilai, pesan) => expect(wajib('isi')(nilai)).toBe(pesan))
})

describe('paling', () => {
  it.each([
    ['', undefined],
    ['abc', undefined],
    ['abcd', 'panjang'],
    ['a😀', undefined],
    ['ab😀', undefined],
    ['abc😀', 'panjang'],
  ])('judges %j by 3 characters', (nilai, pesan) => expect(paling(3, 'panjang')(nilai)).toBe(pesan))
})

describe('tanpaKendali', () => {
  it.each([
    ['baris\nbaru\r\n\tmenjorok', undefined],
    ['Siti Rahma – çé 😀', undefined],
    ['\u0000', 'kendali'],
    ['a\u0008', 'kendali'],
    ['a\u000b', 'kendali'],
    ['a\u001bb', 'kendali'],
    ['\u007f', 'kendali'],
  ])('judges %j', (nilai, pesan) => expect(tanpaKendali('kendali')(nilai)).toBe(pesan))
})

describe('urut', () => {
  const aturan = urut(wajib('isi'), paling(3, 'panjang'))
  it.each([
    ['abc', undefined],
    ['', 'isi'],
    ['    ', 'isi'],
    ['abcd', 'panjang'],
  ])('answers the first message for %j', (nilai, pesan) => expect(aturan(nilai)).toBe(pesan))

  it('accepts anything without rules', () => expect(urut<string>()('')).toBeUndefined())
})

describe('the form that the API describes', () => {
  const pola = ({ bentuk }: Aturan<string>) => new RegExp(bentuk?.pattern ?? 'none', 'u')

  it.each([
    ['a', true],
    ['Siti Rahma\nbaris', true],
    ['', false],
    [' a', false],
    ['\u00a0a', false],
    ['a\u0000', false],
    ['a\u202e', false],
  ])('of what is required fits %j: %s', (teks, cocok) => expect(pola(wajib('isi')).test(teks)).toBe(cocok))

  it.each([
    ['', true],
    ['baris\nbaru', true],
    ['a\u0007', false],
  ])('of what can be read fits %j: %s', (teks, cocok) =>
    expect(pola(tanpaKendali('kendali')).test(teks)).toBe(cocok),
  )

  it('of several rules is all their forms in one', () => {
    expect(paling(3, 'panjang').bentuk).toEqual({ maxLength: 3 })
    expect(urut(wajib('isi'), paling(3, 'panjang')).bentuk).toEqual({
      ...wajib('isi').bentuk,
      maxLength: 3,
    })
  })
})
