import { describe, expect, it } from 'vitest'
import jenisCuti from '../../../data/jenis-cuti.json' with { type: 'json' }
import { type JenisCuti, hariTerhitung } from '../izin/izin.ts'
import { type Pemakaian, judgeKuota, kekuranganKuota, sisaKuota } from './kuota-cuti.ts'
import { addHari, hariKe } from '../../waktu.ts'

const berkas = (kode: string) =>
  ({ boleh_setengah: false, ...jenisCuti.data.find((c) => c.kode === kode) }) as JenisCuti
/** By the month there is none but a company's own. */
const cuti = (kode: string) =>
  kode === 'BULANAN' ? { ...berkas('CUTI_HAID'), kuota_per: 'bulan' } : berkas(kode)

/** Of somebody who works from Monday to Friday. */
function judge(kode: string, tanggal_mulai: string, tanggal_selesai: string, pakai: Partial<Pemakaian> = {}) {
  const kalender: { tanggal: string; kerja: boolean }[] = []
  for (let tanggal = tanggal_mulai; tanggal <= tanggal_selesai; tanggal = addHari(tanggal, 1))
    kalender.push({ tanggal, kerja: hariKe(tanggal) <= 5 })
  const hari = hariTerhitung(kalender, 'CUTI', cuti(kode))
  const pemakaian = { hak: [], terpakai: [], ...pakai }
  return {
    sisa: sisaKuota({ tanggal_mulai }, cuti(kode), pemakaian),
    keberatan: judgeKuota({ tanggal_mulai, tanggal_selesai, paruh: null }, hari, cuti(kode), pemakaian),
  }
}

const hak = (...sisa: number[]) =>
  sisa.map((n, i) => ({ id: i, mulai: `${2025 + i}-04-01`, sampai: `${2027 + i}-03-31`, sisa: n }))

it.each([
  ['enough', '2026-12-01', '2026-12-03', hak(0, 3), 3, undefined],
  ['of two grants', '2026-12-01', '2026-12-03', hak(2, 1), 3, undefined],
  [
    'one short',
    '2026-12-01',
    '2026-12-03',
    hak(2),
    2,
    /pada tanggal itu 2 hari, sedangkan yang diajukan 3 hari/,
  ],
  ['none', '2026-12-01', '2026-12-01', [], 0, /tidak memiliki sisa Cuti Tahunan/],
  // On Wednesday the older grant has lapsed.
  ['lapsing in between', '2027-03-30', '2027-04-01', hak(3), 3, /pada tanggal itu 2 hari/],
  ['lapsing into the next', '2027-03-30', '2027-04-01', hak(2, 1), 3, undefined],
])('annual leave: %s', (_nama, tanggal_mulai, tanggal_selesai, milik, sisa, pesan) => {
  const nilai = judge('CUTI_TAHUNAN', tanggal_mulai, tanggal_selesai, { hak: milik })
  expect(nilai.sisa).toBe(sisa)
  expect(nilai.keberatan).toStrictEqual(pesan ? { tanggal_selesai: expect.stringMatching(pesan) } : {})
})

it.each([
  ['two a month', '2026-11-23', '2026-11-24', [], 2, undefined],
  ['three a month', '2026-11-23', '2026-11-25', [], 2, /bulan November 2026 2 hari/],
  ['a second time', '2026-11-23', '2026-11-24', ['2026-11-02'], 1, /bulan November 2026 1 hari/],
  ['two of each month', '2026-11-27', '2026-12-02', [], 2, undefined],
  ['three of the next month', '2026-11-30', '2026-12-03', [], 2, /bulan Desember 2026 2 hari/],
  [
    'after one into the month',
    '2026-12-02',
    '2026-12-03',
    ['2026-11-30', '2026-12-01'],
    1,
    /bulan Desember 2026 1 hari/,
  ],
  ['of the same month a year ago', '2026-11-23', '2026-11-24', ['2025-11-24'], 2, undefined],
  ['used up', '2026-11-23', '2026-11-23', ['2026-11-02', '2026-11-03'], 0, /bulan November 2026 0 hari/],
  [
    'more than used up, by a quota that shrank',
    '2026-11-23',
    '2026-11-23',
    ['2026-11-02', '2026-11-03', '2026-11-04'],
    0,
    /0 hari/,
  ],
])('leave by the month: %s', (_nama, tanggal_mulai, tanggal_selesai, terpakai, sisa, pesan) => {
  const nilai = judge('BULANAN', tanggal_mulai, tanggal_selesai, { terpakai })
  expect(nilai.sisa).toBe(sisa)
  expect(nilai.keberatan).toStrictEqual(pesan ? { tanggal_selesai: expect.stringMatching(pesan) } : {})
})

it.each([
  ['two days', '2026-11-23', '2026-11-24', [], 2, undefined],
  ['three days', '2026-11-23', '2026-11-25', [], 2, /paling lama 2 hari setiap periode\.$/],
  ['a second period of the month', '2026-11-24', '2026-11-25', ['2026-11-03', '2026-11-04'], 2, undefined],
  [
    'a third day of one period',
    '2026-11-05',
    '2026-11-05',
    ['2026-11-03', '2026-11-04'],
    0,
    /sisanya .* 0 hari/,
  ],
  [
    'a third day before the others',
    '2026-11-02',
    '2026-11-02',
    ['2026-11-03', '2026-11-04'],
    0,
    /sisanya .* 0 hari/,
  ],
  ['the last day of the period', '2026-11-16', '2026-11-16', ['2026-11-03', '2026-11-04'], 0, /sisanya/],
  ['the first day of the next', '2026-11-17', '2026-11-18', ['2026-11-03', '2026-11-04'], 2, undefined],
])('[UPAH-28] leave by the period: %s', (_nama, tanggal_mulai, tanggal_selesai, terpakai, sisa, pesan) => {
  const nilai = judge('CUTI_HAID', tanggal_mulai, tanggal_selesai, { terpakai })
  expect(nilai.sisa).toBe(sisa)
  expect(nilai.keberatan).toStrictEqual(pesan ? { tanggal_selesai: expect.stringMatching(pesan) } : {})
})

it.each([
  ['CUTI_MENIKAH', '2026-11-23', '2026-11-25', 3, undefined],
  ['CUTI_MENIKAH', '2026-11-20', '2026-11-24', 3, undefined],
  ['CUTI_MENIKAH', '2026-11-23', '2026-11-26', 3, /^Cuti Menikah paling lama 3 hari/],
  ['CUTI_MELAHIRKAN', '2026-11-30', '2027-02-28', 3, undefined],
  ['CUTI_MELAHIRKAN', '2026-11-30', '2027-03-01', 3, /paling lama 3 bulan: sampai 28 Februari 2027/],
  ['CUTI_KEGUGURAN', '2026-12-01', '2027-01-15', 1.5, undefined],
  ['CUTI_KEGUGURAN', '2026-12-01', '2027-01-16', 1.5, /paling lama 1,5 bulan: sampai 15 Januari 2027/],
  ['CUTI_TIDAK_DIBAYAR', '2026-11-23', '2027-10-31', null, undefined],
])('one occasion: %s %s to %s', (kode, tanggal_mulai, tanggal_selesai, sisa, pesan) => {
  const nilai = judge(kode, tanggal_mulai, tanggal_selesai)
  expect(nilai.sisa).toBe(sisa)
  expect(nilai.keberatan).toStrictEqual(pesan ? { tanggal_selesai: expect.stringMatching(pesan) } : {})
})

it('one occasion, a second time', () =>
  expect(judge('CUTI_MENIKAH', '2026-11-23', '2026-11-25', { terpakai: ['2026-11-02'] })).toStrictEqual({
    sisa: 3,
    keberatan: {},
  }))

it.each(['CUTI_HAID', 'CUTI_MELAHIRKAN'])('%s without a number may be as long as it is', (kode) => {
  const bebas = { ...cuti(kode), kuota: null }
  const minta = { tanggal_mulai: '2026-11-23', tanggal_selesai: '2027-10-31', paruh: null }
  const pemakaian = { hak: [], terpakai: [] }
  expect(sisaKuota(minta, bebas, pemakaian)).toBeNull()
  expect(judgeKuota(minta, ['2026-11-23'], bebas, pemakaian)).toStrictEqual({})
})

describe('kekuranganKuota', () => {
  const HARI = ['2026-11-27', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03']
  it.each([
    ['CUTI_MENIKAH', HARI.slice(0, 3), null],
    ['CUTI_MENIKAH', HARI, { diminta: 5, tersedia: 3, bulan: null }],
    ['BULANAN', HARI.slice(0, 4), null],
    ['BULANAN', HARI, { diminta: 3, tersedia: 2, bulan: { tahun: 2026, bulan: 12 } }],
    ['CUTI_HAID', HARI.slice(0, 2), null],
    ['CUTI_HAID', HARI, { diminta: 5, tersedia: 2, bulan: null }],
    ['CUTI_MELAHIRKAN', HARI, null],
    ['CUTI_TIDAK_DIBAYAR', HARI, null],
  ])('of %s, for %j: %j', (kode, hari, kurang) =>
    expect(kekuranganKuota(hari, cuti(kode), [])).toEqual(kurang),
  )
})
