import { expect, it } from 'vitest'
import { JENIS_LAPORAN } from './jenis.ts'
import { isPilihanKolom, listLetak, listPilihanKolom, pickSel } from './kolom.ts'
import { kolomLaporan } from './laporan.ts'

const FEBRUARI = { tahun: 2026, bulan: 2 }

it('offers the days of a month as one, and the first column not at all', () => {
  expect(listPilihanKolom('presensi').map(({ kunci }) => kunci)).toEqual(
    'nama lokasi hari hari_kerja hadir terlambat izin sakit cuti dinas_luar alpa libur belum'.split(' '),
  )
  expect(isPilihanKolom('presensi', ['hari', 'alpa'])).toBe(true)
  for (const lain of ['h1', 'kode', 'menit', '__proto__'])
    expect(isPilihanKolom('presensi', [lain])).toBe(false)
})

it.each(JENIS_LAPORAN)(
  'leaves every column where all are chosen, and the first where none is: %s',
  (jenis) => {
    const kolom = kolomLaporan(jenis, FEBRUARI)
    const semua = listPilihanKolom(jenis).map(({ kunci }) => kunci)
    expect(listLetak(kolom, semua)).toEqual(kolom.map((_, ke) => ke))
    expect(listLetak(kolom, null)).toEqual(kolom.map((_, ke) => ke))
    expect(listLetak(kolom, [])).toEqual([0])
  },
)

it('picks the cells of what is chosen, in the columns’ order', () => {
  const kolom = kolomLaporan('lembur', FEBRUARI)
  const letak = listLetak(kolom, ['menit', 'nama'])
  const baris = kolom.map(({ kunci }) => kunci)
  expect(pickSel(baris, letak)).toEqual(['kode', 'nama', 'menit'])
})
