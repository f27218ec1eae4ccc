import { expect, it } from 'vitest'
import { ROLE } from '../akses/peran.ts'
import { judgeMasaPengganti, mayBePengganti } from './pengganti.ts'

it.each([
  ['2026-11-20', '2026-11-20', {}],
  ['2026-11-20', '2027-11-20', {}],
  ['2027-11-21', '2027-11-21', {}],
  ['2026-11-19', '2026-11-30', { tanggal_mulai: 'Tanggal mulai paling awal hari ini, 20 November 2026.' }],
  ['2027-11-22', '2027-11-23', { tanggal_mulai: 'Tanggal mulai tidak boleh lebih dari setahun ke depan.' }],
  ['2026-11-20', '2027-11-21', { tanggal_selesai: 'Penggantian paling lama 366 hari.' }],
  ['2026-11-21', '2026-11-20', { tanggal_selesai: 'Tanggal selesai tidak boleh sebelum tanggal mulai.' }],
  ['2027-02-30', '2027-03-01', { tanggal_mulai: 'Tanggal mulai tidak valid.' }],
  ['2027-02-30', '2027-02-01', { tanggal_mulai: 'Tanggal mulai tidak valid.' }],
  ['2026-11-20', 'besok', { tanggal_selesai: 'Tanggal selesai tidak valid.' }],
  [
    'x',
    'y',
    { tanggal_mulai: 'Tanggal mulai tidak valid.', tanggal_selesai: 'Tanggal selesai tidak valid.' },
  ],
  [
    '2026-01-01',
    '2199-12-31',
    {
      tanggal_mulai: 'Tanggal mulai paling awal hari ini, 20 November 2026.',
      tanggal_selesai: 'Penggantian paling lama 366 hari.',
    },
  ],
])('from %s to %s: %j', (tanggal_mulai, tanggal_selesai, keberatan) =>
  expect(judgeMasaPengganti({ tanggal_mulai, tanggal_selesai }, '2026-11-20')).toEqual(keberatan),
)

it('leaves a coordinator’s place to those who decide anyway', () => {
  expect(ROLE.filter(mayBePengganti)).toEqual(['koordinator', 'hrd'])
})
