import { describe, expect, it } from 'vitest'
import {
  type Penempatan,
  aturanAlasan,
  aturanJadwal,
  aturanKantor,
  aturanKoordinator,
  aturanPekerjaan,
  aturanTanggalKeluar,
  aturanTanggalMasuk,
  aturanTanggalSelesai,
  aturanTidakTerlaluJauh,
  aturanUnit,
  decideKeluar,
  decidePenempatan,
} from './penempatan.ts'

const ada = (id: number, masuk: string, selesai: string | null, kantorId = 1, utama = true): Penempatan => ({
  id,
  kantorId,
  utama,
  masuk,
  selesai,
})
const baru = (masuk: string, selesai: string | null = null, kantorId = 2, utama = true) => ({
  kantorId,
  utama,
  masuk,
  selesai,
})
const KINI = ada(1, '2024-01-01', null)
const NANTI = ada(2, '2027-01-01', null, 3)

describe('decidePenempatan', () => {
  it.each([
    ['the first', [], baru('2026-12-01'), null],
    ['a transfer', [KINI], baru('2026-12-01'), { id: 1, pada: '2026-11-30' }],
    ['a transfer at the same office', [KINI], baru('2026-12-01', null, 1), { id: 1, pada: '2026-11-30' }],
    ['one after what has ended', [ada(1, '2024-01-01', '2026-11-30')], baru('2026-12-01'), null],
    [
      'one that cuts a fixed term',
      [ada(1, '2024-01-01', '2027-06-30')],
      baru('2026-12-01'),
      { id: 1, pada: '2026-11-30' },
    ],
    ['one before what is to come', [KINI, NANTI].slice(1), baru('2026-12-01', '2026-12-31'), null],
    ['one beside the present', [KINI], baru('2026-12-01', null, 2, false), null],
    [
      'one beside another',
      [KINI, ada(3, '2026-01-01', null, 4, false)],
      baru('2026-12-01', null, 2, false),
      null,
    ],
    [
      'a transfer on the last day of a fixed term',
      [ada(1, '2024-01-01', '2026-12-01')],
      baru('2026-12-01'),
      { id: 1, pada: '2026-11-30' },
    ],
    ['one of a single day', [], baru('2026-12-01', '2026-12-01'), null],
    ['in the past, before all', [ada(1, '2024-01-01', null)], baru('2023-01-01', '2023-12-31'), null],
  ])('takes %s', (_nama, semua, satu, akhiri) =>
    expect(decidePenempatan(semua, satu)).toEqual({ ok: true, akhiri }),
  )

  it.each([
    [
      'ends before it begins',
      [KINI],
      baru('2026-12-02', '2026-12-01'),
      'SELESAI_SEBELUM_MASUK',
      '2026-12-02',
    ],
    ['begins with another', [KINI], baru('2024-01-01'), 'SUDAH_ADA', '2024-01-01'],
    ['runs into the present', [KINI], baru('2023-01-01'), 'ADA_BERIKUTNYA', '2024-01-01'],
    [
      'runs into one to come',
      [ada(1, '2024-01-01', '2026-12-31'), NANTI],
      baru('2026-12-01'),
      'ADA_BERIKUTNYA',
      '2027-01-01',
    ],
    [
      'runs into two to come, the first of which is named',
      [ada(4, '2028-01-01', null), { ...NANTI, selesai: '2027-12-31' }],
      baru('2026-12-01'),
      'ADA_BERIKUTNYA',
      '2027-01-01',
    ],
    [
      'runs into two to come, the first of which is listed first',
      [{ ...NANTI, selesai: '2027-12-31' }, ada(4, '2028-01-01', null)],
      baru('2026-12-01'),
      'ADA_BERIKUTNYA',
      '2027-01-01',
    ],
    ['ends on its first day', [NANTI], baru('2026-12-01', '2027-01-01'), 'ADA_BERIKUTNYA', '2027-01-01'],
    [
      'is at an office twice',
      [KINI, ada(3, '2026-01-01', null, 2, false)],
      baru('2026-12-01'),
      'KANTOR_SAMA',
      '2026-01-01',
    ],
    [
      'is beside the present at its office',
      [KINI],
      baru('2026-12-01', null, 1, false),
      'KANTOR_SAMA',
      '2024-01-01',
    ],
  ])('refuses one that %s', (_nama, semua, satu, alasan, sejak) =>
    expect(decidePenempatan(semua, satu)).toEqual({ ok: false, alasan, sejak }),
  )
})

describe('decideKeluar', () => {
  const HARI_INI = '2026-11-20'
  it.each([
    ['today', '2026-11-20', { ok: true, akhiri: [1], batalkan: [2] }],
    ['on a day to come', '2027-01-15', { ok: true, akhiri: [1, 2], batalkan: [] }],
    ['on the first day of all', '2024-01-01', { ok: true, akhiri: [1], batalkan: [2] }],
    ['before a placement that has begun', '2023-12-31', { ok: false, sejak: '2024-01-01' }],
  ])('%s', (_nama, terakhir, harapan) =>
    expect(decideKeluar([KINI, NANTI], terakhir, HARI_INI)).toEqual(harapan),
  )

  it('cuts a fixed term', () =>
    expect(decideKeluar([ada(1, '2024-01-01', '2027-06-30')], '2026-11-20', HARI_INI)).toMatchObject({
      akhiri: [1],
    }))

  it('is not before a placement that begins today', () =>
    expect(decideKeluar([ada(1, HARI_INI, null)], '2026-11-19', HARI_INI)).toEqual({
      ok: false,
      sejak: HARI_INI,
    }))

  it('leaves what is over', () =>
    expect(decideKeluar([ada(1, '2024-01-01', '2026-11-20')], '2026-11-20', HARI_INI)).toEqual({
      ok: true,
      akhiri: [],
      batalkan: [],
    }))
})

describe('dates of work', () => {
  it.each(['2026-11-20', '1950-01-01'])('take %s', (t) => expect(aturanTanggalMasuk(t)).toBeUndefined())
  it.each(['', ' ', '2026-02-30', '20-11-2026', '1949-12-31', '２０２６-11-20', 'besok'])('refuse %j', (t) =>
    expect(aturanTanggalMasuk(t)).toBeTypeOf('string'),
  )
  it('reach a year ahead', () => {
    const aturan = aturanTidakTerlaluJauh('2026-11-20')
    expect([aturan('2027-11-21'), aturan('2027-11-22')]).toEqual([
      undefined,
      'Tanggal tidak boleh lebih dari setahun ke depan.',
    ])
  })
})

it.each([
  ['office', aturanKantor, 'x', 'Kantor harus diisi.', 'Kantor tidak valid.'],
  ['schedule', aturanJadwal, 'x', 'Jadwal kerja harus diisi.', 'Jadwal kerja tidak valid.'],
  ['coordinator', aturanKoordinator, 'x', 'Koordinator harus diisi.', 'Koordinator tidak valid.'],
  [
    'work',
    aturanPekerjaan,
    '😀',
    'Jabatan harus diisi.',
    'Jabatan hanya boleh berisi huruf, angka, dan tanda baca.',
  ],
  ['unit', aturanUnit, '😀', 'Unit harus diisi.', 'Unit hanya boleh berisi huruf, angka, dan tanda baca.'],
  ['first day', aturanTanggalMasuk, 'x', 'Tanggal masuk harus diisi.', 'Tanggal masuk tidak valid.'],
  ['end', aturanTanggalSelesai, 'x', 'Tanggal selesai harus diisi.', 'Tanggal selesai tidak valid.'],
  [
    'last day of work',
    aturanTanggalKeluar,
    'x',
    'Tanggal terakhir bekerja harus diisi.',
    'Tanggal terakhir bekerja tidak valid.',
  ],
  [
    'reason',
    aturanAlasan,
    'a'.repeat(501),
    'Alasan harus diisi.',
    'Alasan tidak boleh lebih dari 500 karakter.',
  ],
])('names the %s that is left out or wrong', (_nama, aturan, salah, kosong, pesan) => {
  expect([aturan(''), aturan(salah)]).toEqual([kosong, pesan])
})
