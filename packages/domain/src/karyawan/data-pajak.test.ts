import { describe, expect, it } from 'vitest'
import { ATURAN_PAJAK, type NamaPajak, type Pajak, judgePajak, programFrom } from './data-pajak.ts'

const KOSONG: Pajak = {
  ptkp: null,
  ptkp_tahun: null,
  tanggungan: null,
  status_npwp: null,
  npwp: null,
  agama: null,
  bpjs_kesehatan_mulai: null,
  bpjs_kesehatan_sampai: null,
  bpjs_tk_mulai: null,
  bpjs_tk_sampai: null,
  bpjs_tk_program: [],
}

describe('a field of the tax record', () => {
  it.each<[NamaPajak, readonly string[], readonly string[]]>([
    ['ptkp', ['', 'TK/0', 'k/3', ' K/1 '], ['K/4', 'K0', 'HB/1']],
    ['ptkp_tahun', ['', '2026'], ['26', '1999', '2026.0']],
    ['tanggungan', ['', '0', '20'], ['21', '-1', '1,5']],
    ['status_npwp', ['', 'NIK', 'npwp', 'BELUM'], ['ada']],
    ['npwp', ['', '0123456789012345', '01.234.567.8-901.234'], ['01234567890123', '0123456789012345x']],
    ['agama', ['', 'Islam', 'KONGHUCU'], ['Budha']],
    ['bpjs_kesehatan_mulai', ['', '2026-01-01'], ['2026-02-30', '1 Januari']],
    ['bpjs_tk_program', ['', 'JKK, JKM', 'jht;jp', 'JKP'], ['JKK, PENSIUN']],
  ])('%s takes its values and no others', (nama, benar, salah) => {
    expect(benar.map((nilai) => ATURAN_PAJAK[nama](nilai))).toEqual(benar.map(() => undefined))
    for (const nilai of salah) expect(ATURAN_PAJAK[nama](nilai)).toEqual(expect.any(String))
  })

  it('has its programs in the order of the law', () => {
    expect(programFrom('jp, JKK JKK')).toEqual(['JKK', 'JP'])
    expect(programFrom('JKK, x')).toBeUndefined()
  })
})

describe('the tax record', () => {
  it.each<[string, Partial<Pajak>, readonly string[]]>([
    ['of which nothing is known', {}, []],
    ['with a PTKP and more dependants than it counts', { ptkp: 'K/3', ptkp_tahun: 2026, tanggungan: 5 }, []],
    [
      'with fewer dependants than its PTKP counts',
      { ptkp: 'K/2', ptkp_tahun: 2026, tanggungan: 1 },
      ['tanggungan'],
    ],
    ['with dependants and no PTKP', { tanggungan: 1 }, ['ptkp']],
    ['with an NPWP that is not said', { status_npwp: 'NPWP' }, ['npwp']],
    ['with an NPWP where the NIK is one', { status_npwp: 'NIK', npwp: '0123456789012345' }, ['npwp']],
    ['with an NPWP of its own', { status_npwp: 'NPWP', npwp: '0123456789012345' }, []],
    ['with an end and no beginning', { bpjs_kesehatan_sampai: '2026-12-31' }, ['bpjs_kesehatan_mulai']],
    [
      'that ends before it begins',
      { bpjs_tk_mulai: '2026-12-31', bpjs_tk_sampai: '2026-12-30' },
      ['bpjs_tk_sampai'],
    ],
    ['of a single day', { bpjs_tk_mulai: '2026-12-31', bpjs_tk_sampai: '2026-12-31' }, []],
    ['with programs since nobody knows when', { bpjs_tk_program: ['JKK'] }, ['bpjs_tk_mulai']],
  ])('%s', (_nama, isi, salah) => {
    expect(Object.keys(judgePajak({ ...KOSONG, ...isi }))).toEqual(salah)
  })
})
