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

it.each([
  ['BCA', 10],
  ['Bank Central Asia', 10],
  ['Bank Mandiri', 13],
  ['BRI', 15],
  ['Bank Rakyat Indonesia', 15],
  ['BNI 46', 10],
  ['Bank Negara Indonesia', 10],
  ['bsi', 10],
  ['Bank Syariah Indonesia', 10],
  ['BTN', 16],
  ['Bank Tabungan Negara', 16],
  ['BCABANG', 0],
])('knows how long an account at %s is: %d', (nama_bank, lazim) => {
  const alasan = (banyak: number) =>
    judgeNomorTersimpan({ ...BAIK, nama_bank, nomor_rekening: '1'.repeat(banyak) })
  expect(alasan(16)).toEqual([])
  if (lazim === 0) expect(alasan(3)).toEqual([])
  else {
    expect(alasan(lazim)).toEqual([])
    expect(alasan(lazim - 1)).toEqual([
      `Nomor rekening ${'1'.repeat(lazim - 1)} di ${nama_bank} biasanya ${lazim} angka: nol di depannya mungkin hilang.`,
    ])
  }
})

it.each([
  ['12345,0', true],
  ['12345.00', true],
  ['12345.5', false],
  ['12345.50', false],
  ['1e5', true],
  ['1E-5', true],
  ['1e5x', false],
  ['12345', false],
  ['123450', false],
])('takes %j for a figure: %s', (kpj, isAngka) => {
  expect(judgeNomorTersimpan({ ...BAIK, kpj })).toEqual(
    isAngka ? [`Nomor KPJ ${kpj} tersimpan sebagai angka.`] : [],
  )
})

it.each([
  ['123456789012345', []],
  ['1234567890123450', ['Nomor JKN 1234567890123450: angka sesudah yang ke-15 hilang.']],
  ['1234567890123401', []],
  ['12345678901234500', ['Nomor JKN 12345678901234500: angka sesudah yang ke-15 hilang.']],
  ['123456789012', ['Nomor JKN 123456789012 biasanya 13 angka: nol di depannya mungkin hilang.']],
  ['1', ['Nomor JKN 1 biasanya 13 angka: nol di depannya mungkin hilang.']],
  ['1234567890123', []],
  ['A12345678901', []],
  ['12345678901A', []],
  ['', []],
])('says of a JKN of %s: %j', (jkn, alasan) => expect(judgeNomorTersimpan({ ...BAIK, jkn })).toEqual(alasan))

it.each([
  ['1234567890', ['Nomor KPJ 1234567890 biasanya 11 angka: nol di depannya mungkin hilang.']],
  ['123456789', []],
  ['A234567890', []],
  ['123456789A', []],
  ['A1234567890', []],
  ['1234567890A', []],
])('says of a KPJ of %s: %j', (kpj, alasan) => expect(judgeNomorTersimpan({ ...BAIK, kpj })).toEqual(alasan))

it('says nothing of an account that is empty', () => {
  expect(judgeNomorTersimpan({ ...BAIK, nomor_rekening: '' })).toEqual([])
})
