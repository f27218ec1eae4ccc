import { expect, it } from 'vitest'
import { BERKAS_BANK, BERKAS_GAJI, BERKAS_LOKASI } from './jenis.ts'

it('a bank’s files send money on a day; what clients are shown may be of one site; authorities and books want all', () => {
  expect(BERKAS_GAJI.filter((berkas) => BERKAS_BANK.has(berkas))).toEqual([
    'bank-sendiri',
    'bank-lain',
    'bank-csv',
  ])
  expect(BERKAS_GAJI.filter((berkas) => BERKAS_LOKASI.has(berkas))).toEqual([
    'register',
    'timesheet',
    'lembur',
  ])
})
