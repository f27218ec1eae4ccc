import { expect, test } from 'vitest'
import { KELOMPOK, jumlahKelompok } from './kelompok.ts'
import { tanggalSearch } from '../../../lib/bulan-search.ts'
import { SEMUA_KELOMPOK, presensiSearch } from './presensi.search.ts'

test.each([
  [{}, {}],
  [{ tanggal: '2026-11-20' }, { tanggal: '2026-11-20' }],
  [{ tanggal: '2026-02-30' }, {}],
  [{ tanggal: 20261120 }, {}],
  [
    { nama: ' Siti ', status: 'belum', kantor: 3 },
    { nama: 'Siti', status: 'belum', kantor: 3 },
  ],
  [{ nama: 12 }, { nama: '12' }],
  [{ nama: '', status: 'HADIR', kantor: '3', tinjauan: 'ya' }, {}],
  [{ kantor: 0.5 }, {}],
  [{ tinjauan: true, lain: 1 }, { tinjauan: true }],
  [
    { bulan: 11, tahun: 2026 },
    { bulan: 11, tahun: 2026 },
  ],
  [{ bulan: 13, tahun: 2026 }, {}],
])('the address %j narrows to %j', (search, expected) => {
  expect(presensiSearch(search)).toEqual(expected)
})

test.each(['2026-11-20', '2028-02-29', '1900-01-01'])('%s is a day', (tanggal) => {
  expect(tanggalSearch({ tanggal })).toBe(tanggal)
})

test.each([
  undefined,
  '',
  'kemarin',
  '2026-13-01',
  '2026-02-29',
  '2026-1-1',
  '1800-01-01',
  ' 2026-11-20',
  null,
])('%j is none', (tanggal) => {
  expect(tanggalSearch({ tanggal })).toBeUndefined()
})

test('the groups of a summary add up to everybody, and each day’s status is in one of them', () => {
  const ringkasan = {
    hadir: 40,
    terlambat: 3,
    belum: 7,
    izin: 1,
    sakit: 2,
    cuti: 3,
    dinas_luar: 4,
    alpa: 5,
    libur: 6,
    perlu_tinjauan: 2,
    total: 68,
  }
  const jumlah = SEMUA_KELOMPOK.map((kelompok) => jumlahKelompok(kelompok, ringkasan))
  expect(jumlah).toEqual([37, 3, 7, 10, 5, 6])
  expect(jumlah.reduce((a, b) => a + b)).toBe(ringkasan.total)
  const status = SEMUA_KELOMPOK.flatMap((kelompok) => [...KELOMPOK[kelompok].status])
  expect(new Set(status).size).toBe(8)
})
