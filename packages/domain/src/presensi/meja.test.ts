import { expect, it } from 'vitest'
import {
  type FaktaKeadaan,
  type KeadaanHari,
  KEADAAN_HARI,
  NAMA_KEADAAN,
  isTerbuka,
  keadaanHari,
} from './meja.ts'

const BIASA: FaktaKeadaan = {
  status: 'HADIR',
  kerja: true,
  telat: 0,
  lebihAwal: 0,
  tanpaPulang: false,
  luarArea: false,
  luring: false,
  menunggu: false,
  usulan: false,
}

it.each<[string, Partial<FaktaKeadaan>, KeadaanHari[], boolean]>([
  ['a day like others', {}, [], false],
  ['without a check-out', { tanpaPulang: true }, ['TANPA_PULANG'], true],
  ['nobody came', { status: 'ALPA' }, ['ALPA'], true],
  ['a day off', { status: 'LIBUR', kerja: false }, [], false],
  ['absent on a day off amid it', { status: 'ALPA', kerja: false }, [], false],
  ['a second late', { telat: 1 }, ['TELAT'], false],
  ['a second early', { lebihAwal: 1 }, ['PULANG_CEPAT'], false],
  [
    'late and outside',
    { telat: 900, luarArea: true, menunggu: true },
    ['TELAT', 'LUAR_AREA', 'PERLU_TINJAUAN'],
    true,
  ],
  ['taken without a network', { luring: true }, ['LURING'], false],
  ['a proposal', { tanpaPulang: true, usulan: true }, ['TANPA_PULANG', 'USULAN'], true],
])('%s', (_, beda, keadaan, terbuka) => {
  expect(keadaanHari({ ...BIASA, ...beda })).toEqual(keadaan)
  expect(isTerbuka(keadaan)).toBe(terbuka)
})

it('has a name for each', () => {
  expect(Object.keys(NAMA_KEADAAN)).toEqual([...KEADAAN_HARI])
})

it('calls each by its name', () => {
  expect(KEADAAN_HARI.map((satu) => NAMA_KEADAAN[satu])).toEqual([
    'Tanpa check out',
    'Alpa',
    'Terlambat',
    'Pulang cepat',
    'Di luar area',
    'Luring',
    'Perlu tinjauan',
    'Usulan menunggu',
  ])
  expect(KEADAAN_HARI.filter((satu) => isTerbuka([satu]))).toEqual([
    'TANPA_PULANG',
    'ALPA',
    'PERLU_TINJAUAN',
    'USULAN',
  ])
})
