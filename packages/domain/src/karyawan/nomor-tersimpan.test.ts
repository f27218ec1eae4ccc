import { expect, it } from 'vitest'
import { judgeNomorTersimpan } from './nomor-tersimpan.ts'

const BAIK = {
  nama_bank: 'Bank Central Asia (BCA)',
  nomor_rekening: '0123456789',
  kpj: '18012345678',
  jkn: '0001234567890',
}

it.each<[string, object, RegExp | null]>([
  ['whole numbers', {}, null],
  ['none', { nama_bank: null, nomor_rekening: null, kpj: null, jkn: null }, null],
  ['a bank of any length', { nama_bank: 'Bank Antah', nomor_rekening: '12345678' }, null],
  ['an account without its zero', { nomor_rekening: '123456789' }, /rekening 123456789 .* biasanya 10 angka/],
  ['an account with a part', { nomor_rekening: '123456789.0' }, /tersimpan sebagai angka/],
  [
    'an account beyond 15 digits',
    { nama_bank: 'BTN', nomor_rekening: '1234567890123450' },
    /sesudah yang ke-15 hilang/,
  ],
  [
    'an account in powers of ten',
    { nama_bank: null, nomor_rekening: '1.23457E+15' },
    /tersimpan sebagai angka/,
  ],
  ['a KPJ without its zero', { kpj: '1234567890' }, /KPJ 1234567890 biasanya 11 angka/],
  ['an old KPJ of letters', { kpj: '97J1234567' }, null],
  ['a JKN without its zeros', { jkn: '1234567890' }, /JKN 1234567890 biasanya 13 angka/],
])('[BACA-04] tells of %s', (_nama, lain, pesan) => {
  const alasan = judgeNomorTersimpan({ ...BAIK, ...lain })
  if (pesan === null) expect(alasan).toEqual([])
  else expect(alasan.join(' ')).toMatch(pesan)
})
