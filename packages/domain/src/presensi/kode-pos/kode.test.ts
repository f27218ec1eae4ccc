import { describe, expect, it } from 'vitest'
import { KATA } from './kata.ts'
import {
  hariKode,
  isDiteruskan,
  isKataSama,
  kataHari,
  kodeFromDigest,
  langkahKode,
  listLangkah,
  nomorHari,
  readKodePos,
  teksKodePos,
  umurKode,
} from './kode.ts'

const SAAT = Date.parse('2026-11-20T01:00:00Z')

it('[RAGU-10] a code is accepted until 60 s after it began, one that is about to begin too', () => {
  const mulai = langkahKode(SAAT)
  const diterima = (detik: number) => listLangkah(SAAT + detik * 1000).includes(mulai)
  expect([-31, -30, 0, 29, 60, 60.9, 61, 90].map(diterima)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect([umurKode(mulai, SAAT + 61_000), umurKode(mulai, SAAT)]).toEqual([61, 0])
})

it('a seed is of a day of UTC', () => {
  expect(hariKode(langkahKode(Date.parse('2026-11-19T23:59:59Z')))).toBe(nomorHari('2026-11-19'))
  expect(hariKode(langkahKode(Date.parse('2026-11-20T00:00:00Z')))).toBe(nomorHari('2026-11-20'))
})

it('six digits are taken of a digest as of a one-time password', () => {
  // RFC 4226, appendix D: the first of its values.
  const digest = Buffer.from('cc93cf18508d94934c64b65d8ba7667fb7cde4b0', 'hex')
  expect(kodeFromDigest(digest)).toBe('755224')
  expect(kodeFromDigest(Buffer.alloc(32))).toBe('000000')
})

describe('what somebody types or scans', () => {
  it.each([
    ['123456', { kantorId: null, jenis: 'layar', kode: '123456' }],
    [' 123 456 ', { kantorId: null, jenis: 'layar', kode: '123456' }],
    [teksKodePos(4, '123456'), { kantorId: 4, jenis: 'layar', kode: '123456' }],
    ['abcde fghjk', { kantorId: null, jenis: 'cetak', kode: 'ABCDEFGHJK' }],
    ['REKANPOS.4.ABCDEFGHJK', { kantorId: 4, jenis: 'cetak', kode: 'ABCDEFGHJK' }],
    ['12345', null],
    ['1234567', null],
    ['', null],
    ['https://lain.example/123456', null],
  ])('%j', (teks, terbaca) => expect(readKodePos(teks)).toEqual(terbaca))
})

it.each([
  [null, 0, false],
  [500, 0, false],
  [501, 0, true],
  [600, 100, false],
  [601, 100, true],
])('[RAGU-11] %s m away, read to %s m', (jarak, akurasi, isLewat) =>
  expect(isDiteruskan(jarak, akurasi)).toBe(isLewat),
)

it('[RAGU-18] a word is never that of the day before, nor are two words one', () => {
  expect(new Set(KATA).size).toBe(KATA.length)
  expect(KATA.length).toBeGreaterThanOrEqual(120)
  for (const angka of [() => 7, (hari: number) => Math.floor(hari / 2), (hari: number) => (hari * 31) % 1000])
    for (let hari = 20_000; hari < 20_200; hari += 1)
      expect(kataHari(angka, hari)).not.toBe(kataHari(angka, hari - 1))
  expect([isKataSama(' Melati ', 'melati'), isKataSama('mawar', 'melati')]).toEqual([true, false])
})
