import { expect, it } from 'vitest'
import data from '../../data/tarif-gaji.json' with { type: 'json' }
import { type TarifGaji, computePphBulanan, computePphSetahun } from './pajak.ts'
import { addSaldo, parseSaldo } from './saldo-pajak.ts'

const tarif = data as unknown as TarifGaji
const dasar = { ptkp: 'TK/0', npwpValid: true } as const

it('[UPAH-43] opening balances and the former A1 enter December’s settlement and no month before', () => {
  const slip = { bruto: 60_000_000, iuran: 1_800_000, bulan: 6, dipotong: 1_200_000 }
  const saldo = {
    bruto: 50_000_000,
    iuran: 1_500_000,
    bulan: 5,
    dipotong: 1_000_000,
    neto_lain: 0,
    dipotong_lain: 0,
    nomor_lain: null,
  }
  // With December's own 10,000,000 and 300,000: 120,000,000 less 6,000,000 and 3,600,000, less 54,000,000 is 56,400,000.
  const desember = (setahun: typeof slip & { netoLain?: number }) =>
    computePphSetahun(
      tarif,
      { tahun: 2026, bulan: 12 },
      {
        ...setahun,
        bruto: setahun.bruto + 10_000_000,
        iuran: setahun.iuran + 300_000,
        bulan: setahun.bulan + 1,
      },
      dasar,
    )
  expect(desember(addSaldo(slip, saldo))).toMatchObject({
    pkp: 56_400_000,
    pphSetahun: 2_820_000,
    pph: 620_000,
  })
  // A former employer's net income of 40,000,000, 1,500,000 withheld: no biaya jabatan of it.
  const lain = {
    bruto: 0,
    iuran: 0,
    bulan: 0,
    dipotong: 0,
    neto_lain: 40_000_000,
    dipotong_lain: 1_500_000,
    nomor_lain: null,
  }
  // 70,000,000 - 3,500,000 - 2,100,000 + 40,000,000 - 54,000,000 = 50,400,000
  expect(desember(addSaldo(slip, lain))).toMatchObject({
    pkp: 50_400_000,
    pphSetahun: 2_520_000,
    pph: -180_000,
  })
  // A month knows nothing of it.
  expect(computePphBulanan(tarif, { tahun: 2026, bulan: 11 }, 10_000_000, dasar).pph).toBe(200_000)
})

it('[UPAH-43] they are read from pasted lines, and a fault names its line', () => {
  expect(
    parseSaldo(
      'kode;tahun\nA1; 2026; 50.000.000; 1500000; 5; Rp 1.000.000\nA2;2026;;;;;40000000;1500000;2600A1B7C',
    ),
  ).toEqual({
    baris: [
      {
        kode: 'A1',
        tahun: 2026,
        bruto: 50_000_000,
        iuran: 1_500_000,
        bulan: 5,
        dipotong: 1_000_000,
        neto_lain: 0,
        dipotong_lain: 0,
        nomor_lain: null,
      },
      {
        kode: 'A2',
        tahun: 2026,
        bruto: 0,
        iuran: 0,
        bulan: 0,
        dipotong: 0,
        neto_lain: 40_000_000,
        dipotong_lain: 1_500_000,
        nomor_lain: '2600A1B7C',
      },
    ],
    kesalahan: [],
  })
  expect(parseSaldo('A1;26\n;2026\nA1;2026;1;1;12\nA1;2026;9007199254740992;;1').kesalahan).toEqual([
    'Baris 1: Tulis tahun seperti 2026.',
    'Baris 2: Kode karyawan kosong.',
    'Baris 3: Tulis bulan bekerja 0 sampai 11.',
    'Baris 4: Jumlah ini tidak dapat dibaca. Tulis uang sebagai rupiah penuh, misalnya 45.000.000.',
  ])
})

const UANG = 'Tulis uang sebagai rupiah penuh, misalnya 45.000.000.'
const SALDO = {
  bruto: 1,
  iuran: 20,
  bulan: 3,
  dipotong: 4000,
  neto_lain: 50_000,
  dipotong_lain: 600_000,
  nomor_lain: null,
}

it('a balance adds to each part of a year, whose months are twelve at the most', () => {
  const setahun = { bruto: 7, iuran: 7, bulan: 7, dipotong: 7 }
  expect(addSaldo(setahun, SALDO)).toEqual({
    bruto: 8,
    iuran: 27,
    bulan: 10,
    dipotong: 604_007,
    netoLain: 50_000,
  })
  expect(addSaldo({ ...setahun, bulan: 10, netoLain: 1 }, SALDO)).toMatchObject({
    bulan: 12,
    netoLain: 50_001,
  })
})

it.each([
  ['A1;2026;0;0;0;0;0;0;', []],
  ['A1;2026;100000000000;100000000000;11;100000000000;100000000000;100000000000;', []],
  ['A1;2026;100000000001', [`Baris 1: ${UANG}`]],
  ['A1;2026;-1', [`Baris 1: ${UANG}`]],
  ['A1;2026;1;;-1', ['Baris 1: Tulis bulan bekerja 0 sampai 11.']],
  ['A1;2026;1;;12', ['Baris 1: Tulis bulan bekerja 0 sampai 11.']],
  [`A1;2026;1;;;;;;${'9'.repeat(40)}`, []],
  [`A1;2026;1;;;;;;${'9'.repeat(41)}`, ['Baris 1: Nomor A1 paling banyak 40 karakter.']],
  [';2026;1', ['Baris 1: Kode karyawan kosong.']],
])('%j has the faults %j', (teks, kesalahan) => expect(parseSaldo(teks).kesalahan).toEqual(kesalahan))
