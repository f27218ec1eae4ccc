import { describe, expect, it } from 'vitest'
import {
  AGAMA,
  ATURAN_PAJAK,
  type NamaPajak,
  type Pajak,
  SEBUTAN_AGAMA,
  SEBUTAN_NPWP,
  STATUS_NPWP,
  isNpwpValid,
  judgePajak,
  programFrom,
} from './data-pajak.ts'

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

describe('what is said of a field of the tax record', () => {
  it.each<[NamaPajak, string, string]>([
    ['ptkp', 'K/4', 'PTKP harus salah satu dari: TK/0, TK/1, TK/2, TK/3, K/0, K/1, K/2, K/3.'],
    ['ptkp_tahun', 'x2026', 'Tahun PTKP harus seperti 2026.'],
    ['ptkp_tahun', '20266', 'Tahun PTKP harus seperti 2026.'],
    ['tanggungan', '21', 'Jumlah tanggungan harus angka 0 sampai 20.'],
    ['tanggungan', '120', 'Jumlah tanggungan harus angka 0 sampai 20.'],
    ['tanggungan', '201', 'Jumlah tanggungan harus angka 0 sampai 20.'],
    ['status_npwp', 'ada', 'Status NPWP harus salah satu dari: NIK, NPWP, BELUM.'],
    ['npwp', '12345678901234567', 'NPWP harus 15 atau 16 angka.'],
    ['npwp', 'x12345678901234', 'NPWP harus 15 atau 16 angka.'],
    [
      'agama',
      'Budha',
      'Agama harus salah satu dari: ISLAM, KRISTEN, KATOLIK, HINDU, BUDDHA, KONGHUCU, KEPERCAYAAN.',
    ],
    ['bpjs_kesehatan_mulai', '1949-12-31', 'BPJS Kesehatan sejak tidak valid.'],
    ['bpjs_kesehatan_sampai', '1949-12-31', 'BPJS Kesehatan sampai tidak valid.'],
    ['bpjs_tk_mulai', '1949-12-31', 'BPJS Ketenagakerjaan sejak tidak valid.'],
    ['bpjs_tk_sampai', '1949-12-31', 'BPJS Ketenagakerjaan sampai tidak valid.'],
    ['bpjs_tk_program', 'PENSIUN', 'Program BPJS Ketenagakerjaan harus dari: JKK, JKM, JHT, JP, JKP.'],
  ])('%s of %j: %s', (nama, nilai, pesan) => expect(ATURAN_PAJAK[nama](nilai)).toBe(pesan))

  it.each<[NamaPajak, readonly string[], readonly string[]]>([
    ['ptkp', ['TK/0', 'K/3'], ['xTK/0', 'K/33']],
    ['ptkp_tahun', ['2026'], ['12026', '20266', '1999']],
    ['tanggungan', ['0', '9', '19', '20'], ['21', '120', '200']],
    ['npwp', ['123456789012345', '1234567890123456'], ['12345678901234', '12345678901234567']],
    ['agama', ['ISLAM'], ['xISLAM', 'ISLAMx']],
    ['bpjs_tk_program', ['JKK', 'JKK, JKM, JP'], ['JKK,JKM', 'xJKK', 'JKK, ', 'JKK, x']],
  ])('%s looks to the API like %j, not like %j', (nama, benar, salah) => {
    const pola = new RegExp(ATURAN_PAJAK[nama].bentuk?.pattern ?? '', 'u')
    expect(benar.filter((satu) => !pola.test(satu))).toEqual([])
    expect(salah.filter((satu) => pola.test(satu))).toEqual([])
  })

  it('takes programs however they are parted, and none for none', () => {
    expect(programFrom(' jkm;JKK ,\n JP ')).toEqual(['JKK', 'JKM', 'JP'])
    expect(programFrom('')).toEqual([])
  })

  it('says what contradicts what', () => {
    const judge = (isi: Partial<Pajak>) => judgePajak({ ...KOSONG, ...isi })
    expect(judge({ ptkp: 'K/2', tanggungan: 1 })).toEqual({
      tanggungan: 'PTKP K/2 berarti paling sedikit 2 tanggungan.',
    })
    expect(judge({ ptkp: 'K/2', tanggungan: 2 })).toEqual({})
    expect(judge({ ptkp: 'K/2' })).toEqual({})
    expect(judge({ tanggungan: 0 })).toEqual({ ptkp: 'Isi PTKP bersama jumlah tanggungannya.' })
    expect(judge({ status_npwp: 'NPWP' })).toEqual({ npwp: 'NPWP harus diisi.' })
    expect(judge({ npwp: '1' })).toEqual({ npwp: 'Kosongkan NPWP, atau pilih status NPWP tersendiri.' })
    for (const bpjs of ['bpjs_kesehatan', 'bpjs_tk'] as const) {
      expect(judge({ [`${bpjs}_sampai`]: '2026-01-01' })).toEqual({
        [`${bpjs}_mulai`]: 'Isi juga sejak kapan terdaftar.',
      })
      expect(judge({ [`${bpjs}_mulai`]: '2026-01-02', [`${bpjs}_sampai`]: '2026-01-01' })).toEqual({
        [`${bpjs}_sampai`]: 'Tanggal akhir tidak boleh sebelum mulai.',
      })
      expect(judge({ [`${bpjs}_mulai`]: '2026-01-02' })).toEqual({})
    }
    expect(judge({ bpjs_tk_program: ['JKK'] })).toEqual({ bpjs_tk_mulai: 'Isi juga sejak kapan terdaftar.' })
    expect(judge({ bpjs_tk_program: ['JKK'], bpjs_tk_mulai: '2026-01-02' })).toEqual({})
  })

  it('knows a NIK and a number of its own for valid, and calls each by its name', () => {
    expect(STATUS_NPWP.filter(isNpwpValid)).toEqual(['NIK', 'NPWP'])
    expect(STATUS_NPWP.map((satu) => SEBUTAN_NPWP[satu])).toEqual([
      'NIK berlaku sebagai NPWP',
      'NPWP tersendiri',
      'Belum punya',
    ])
    for (const satu of AGAMA) expect(SEBUTAN_AGAMA[satu].toUpperCase()).toBe(satu)
  })
})
