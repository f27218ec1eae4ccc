import { expect, it } from 'vitest'
import { BATANG_TERBANYAK, createGambar } from './gambar.ts'
import { kolomLaporan } from './laporan.ts'

const masa = { tahun: 2026, bulan: 2 }

it('counts who came, came late and was absent by the day', () => {
  const gambar = createGambar('presensi', masa)
  const baris = (huruf: string) => {
    const kolom = kolomLaporan('presensi', masa)
    return kolom.map(({ kunci }) => huruf[Number(/^h(\d+)$/.exec(kunci)?.[1] ?? 99) - 1] ?? null)
  }
  gambar.add(baris('HTAL'))
  gambar.add(baris('HHTC'))
  const hari = gambar.close()
  expect(hari).toHaveLength(28)
  expect(hari?.slice(0, 4)).toEqual([
    { label: '1', nilai: [2, 0, 0] },
    { label: '2', nilai: [1, 1, 0] },
    { label: '3', nilai: [0, 1, 1] },
    { label: '4', nilai: [0, 0, 0] },
  ])
})

it('sums by site, the greatest first, and folds what is beyond the most', () => {
  const gambar = createGambar('keterlambatan', masa)
  const kolom = kolomLaporan('keterlambatan', masa)
  const baris = (lokasi: string, telat: number) =>
    kolom.map(({ kunci }) => (kunci === 'lokasi' ? lokasi : kunci === 'telat' ? telat : 0))
  for (let i = 0; i < BATANG_TERBANYAK + 2; i += 1) gambar.add(baris(`L${i}`, 10 + i))
  gambar.add(baris('L0', 100))
  gambar.add(baris('Tanpa', 0))
  const semua = gambar.close() ?? []
  expect(semua[0]).toEqual({ label: 'L0', nilai: [110] })
  expect(semua).toHaveLength(BATANG_TERBANYAK + 1)
  expect(semua.at(-1)).toEqual({ label: 'Lainnya (2)', nilai: [23] })
})

it('has none of a report that figures tell better', () => {
  expect(createGambar('saldo-cuti', masa).close()).toBeNull()
})
