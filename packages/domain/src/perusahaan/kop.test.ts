import { expect, it } from 'vitest'
import { LOGO_TERBESAR, aturanEmailPerusahaan, aturanKakiSurat, aturanTelepon } from './kop.ts'

const TELEPON = 'Telepon hanya boleh berisi angka, spasi, dan tanda + - ( ) . / ,'

it.each([
  ['', undefined],
  [' ', undefined],
  ['(021) 555-0101', undefined],
  ['+62 21 555.0101, 555.0102 / 3', undefined],
  ['0', undefined],
  ['+-()', TELEPON],
  ['021-555 ext 3', TELEPON],
  ['x021', TELEPON],
  ['021x', TELEPON],
  ['1'.repeat(60), undefined],
  ['1'.repeat(61), 'Telepon tidak boleh lebih dari 60 karakter.'],
])('a company’s phone is %j: %s', (isi, pesan) => {
  expect(aturanTelepon(isi)).toBe(pesan)
  if (isi.trim() !== '' && isi.length <= 60)
    expect(new RegExp(aturanTelepon.bentuk?.pattern ?? '', 'u').test(isi)).toBe(pesan === undefined)
})

it.each([
  ['', true],
  [' ', true],
  ['kantor@contoh.test', true],
  ['kantor', false],
])('a company’s e-mail is %j: %s', (isi, isDiterima) =>
  expect(aturanEmailPerusahaan(isi) === undefined).toBe(isDiterima),
)

it('asks of an e-mail through the API what it asks of a person’s', () => {
  expect(aturanEmailPerusahaan.bentuk).toMatchObject({ format: 'email' })
})

it('has a foot of 200 characters and a logo of 2 MB at the most', () => {
  expect(aturanKakiSurat('a'.repeat(200))).toBeUndefined()
  expect(aturanKakiSurat('a'.repeat(201))).toBe('Teks kaki tidak boleh lebih dari 200 karakter.')
  expect(LOGO_TERBESAR).toBe(2_097_152)
})
