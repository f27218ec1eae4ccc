import { expect, it } from 'vitest'
import { JENIS_IZIN, aturanCatatan, aturanKeteranganPengajuan, isBebasArea, statusIzin } from './absensi.ts'

it('gives the days of every kind of request a status but those on which people punch as usual', () => {
  expect(JENIS_IZIN.map((jenis) => [jenis, statusIzin(jenis)])).toEqual([
    ['CUTI', 'CUTI'],
    ['SAKIT', 'SAKIT'],
    ['IZIN', 'IZIN'],
    ['DINAS_LUAR', 'DINAS_LUAR'],
    ['WFH', null],
    ['KOREKSI_PRESENSI', null],
  ])
})

it.each([
  ['', 'Keterangan harus diisi.', undefined],
  ['Acara keluarga', undefined, undefined],
  ['a'.repeat(500), undefined, undefined],
  [
    'a'.repeat(501),
    'Keterangan tidak boleh lebih dari 500 karakter.',
    'Catatan tidak boleh lebih dari 500 karakter.',
  ],
])('judges the text %j as a reason and as a note', (teks, alasan, catatan) => {
  expect(aturanKeteranganPengajuan(teks)).toBe(alasan)
  expect(aturanCatatan(teks)).toBe(catatan)
})

it('frees the day at home alone from the area', () => {
  expect(JENIS_IZIN.filter(isBebasArea)).toEqual(['WFH'])
  expect(isBebasArea(null)).toBe(false)
})
