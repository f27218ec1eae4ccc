import { describe, expect, it } from 'vitest'
import jenisCuti from '../../../data/jenis-cuti.json' with { type: 'json' }
import { type PokokJenisCuti, judgeJenisCuti } from './jenis-cuti.ts'

const bawaan = (kode: string) => {
  const ada = jenisCuti.data.find((jenis) => jenis.kode === kode)
  if (ada === undefined) throw new Error(kode)
  return ada
}

describe('what the law leaves of a kind of leave', () => {
  it.each<[string, Partial<PokokJenisCuti>, readonly string[]]>([
    ['CUTI_TAHUNAN', { kuota: 14 }, []],
    ['CUTI_TAHUNAN', { kuota: 12 }, []],
    ['CUTI_TAHUNAN', { kuota: null }, []],
    ['CUTI_TAHUNAN', { kuota: 11.5 }, ['kuota']],
    ['CUTI_TAHUNAN', { masa_kerja_minimum_bulan: 0 }, []],
    ['CUTI_TAHUNAN', { masa_kerja_minimum_bulan: 13 }, ['masa_kerja_minimum_bulan']],
    ['CUTI_MENIKAH', { dibayar: false, aktif: false }, ['dibayar', 'aktif']],
    ['CUTI_MENIKAH', {}, []],
    // An agreement's, and one that a release does not switch on: the company's to say.
    ['CUTI_TIDAK_DIBAYAR', { aktif: false }, []],
    ['CUTI_BESAR', { aktif: false, masa_kerja_minimum_bulan: 100 }, []],
    ['CUTI_PENGGANTI_LIBUR', { kuota: 0.5 }, []],
  ])('%s with %j is refused at %j', (kode, ubah, field) => {
    expect(Object.keys(judgeJenisCuti(bawaan(kode), ubah))).toEqual(field)
  })

  it('names the least and its article', () => {
    expect(judgeJenisCuti(bawaan('CUTI_KEGUGURAN'), { kuota: 1 }).kuota).toBe(
      'Paling sedikit 1,5 bulan menurut UU 4/2024 (KIA) Pasal 4 ayat (3) huruf b; UU 13/2003 Pasal 82 ayat (2).',
    )
  })
})
