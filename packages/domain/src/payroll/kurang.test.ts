import { expect, it } from 'vitest'
import { KURANG, SEBUTAN_KURANG, listKurang } from './kurang.ts'

const LENGKAP = { ptkp: 'TK/0', npwp_valid: true, kelas_jkk: 'SANGAT_RENDAH' }

it.each([
  ['nothing', LENGKAP, []],
  ['nothing where it is known that the number is not valid', { ...LENGKAP, npwp_valid: false }, []],
  ['the status of dependents', { ...LENGKAP, ptkp: undefined }, ['ptkp']],
  ['whether the number is valid', { ...LENGKAP, npwp_valid: undefined }, ['status_npwp']],
  ['the class of risk', { ...LENGKAP, kelas_jkk: undefined }, ['kelas_jkk']],
  [
    'all three, in their order',
    { ptkp: undefined, npwp_valid: undefined, kelas_jkk: undefined },
    ['ptkp', 'status_npwp', 'kelas_jkk'],
  ],
])('pay lacks %s', (_nama, dasar, kurang) => expect(listKurang(dasar)).toEqual(kurang))

it('is told in words as people say them', () => {
  expect(KURANG.map((satu) => SEBUTAN_KURANG[satu])).toEqual([
    'PTKP',
    'status NPWP/NIK',
    'kelas JKK lokasi',
    'upah',
    'rekening bank',
    'upah minimum lokasi',
  ])
})
