import { expect, it } from 'vitest'
import { ATURAN_BERITA_ACARA, statusRevisi } from './berita-acara.ts'

it.each([
  ['alasan', 'Alasan', 500],
  ['bukti', 'Bukti', 1000],
  ['penanda', 'Nama penanda tangan', 100],
] as const)('%s is something to read, of %3$s characters at the most', (nama, sebutan, batas) => {
  const aturan = ATURAN_BERITA_ACARA[nama]
  expect(aturan('a'.repeat(batas))).toBeUndefined()
  expect(aturan('a'.repeat(batas + 1))).toBe(`${sebutan} tidak boleh lebih dari ${batas} karakter.`)
  expect(aturan(' ')).toBe(`${sebutan} harus diisi.`)
  expect(aturan('a\u202eb')).toBe(`${sebutan} mengandung karakter yang tidak dikenal.`)
})

it.each([
  // dikirim, ditandatangani, pasalDiam, terbaru
  [false, false, false, true, 'draf'],
  [true, false, false, true, 'dikirim'],
  [true, true, false, true, 'ditandatangani'],
  [true, true, true, true, 'dianggap_setuju'],
  [false, false, false, false, 'diganti'],
  [true, false, false, false, 'diganti'],
  // What is signed stays signed when another follows.
  [true, true, false, false, 'ditandatangani'],
  [true, true, true, false, 'dianggap_setuju'],
] as const)(
  'a revision that was sent: %s, signed: %s, by a clause: %s, the last one: %s is %s',
  (dikirim, ditandatangani, pasalDiam, terbaru, status) =>
    expect(statusRevisi({ dikirim, ditandatangani, pasalDiam, terbaru })).toBe(status),
)
