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

const isi = (
  jenis: Parameters<typeof createGambar>[0],
  ...semua: readonly Readonly<Record<string, unknown>>[]
) => {
  const gambar = createGambar(jenis, masa)
  const kolom = kolomLaporan(jenis, masa)
  for (const satu of semua) gambar.add(kolom.map(({ kunci }) => (satu[kunci] ?? null) as number | null))
  return gambar.close()?.map(({ label, nilai }) => [label, ...nilai])
}

it('shows of overtime hours to a tenth, of people who there are, come and go, of posts who is there and who lacks', () => {
  expect(
    isi('lembur', { lokasi: 'A', menit: 90 }, { lokasi: 'A', menit: 5 }, { lokasi: 'B', menit: 600 }),
  ).toEqual([
    ['B', 10],
    ['A', 1.6],
  ])
  expect(
    isi(
      'kepegawaian',
      { lokasi: 'A', akhir: 3, masuk: 1, keluar: 0 },
      { lokasi: 'B', akhir: 0, masuk: 0, keluar: 4 },
    ),
  ).toEqual([
    ['A', 3, 1, 0],
    ['B', 0, 0, 4],
  ])
  expect(
    isi(
      'keterisian',
      { lokasi: 'A', terisi: 3, rencana: 5 },
      { lokasi: 'A', terisi: 4, rencana: 3 },
      { terisi: 1 },
    ),
  ).toEqual([
    ['A', 7, 2],
    ['', 1, 0],
  ])
})

it('puts sites of one value by their names, leaves out those of none, and folds each value of the rest', () => {
  expect(isi('lembur', { lokasi: 'b', menit: 60 }, { lokasi: 'Á', menit: 60 }, { lokasi: 'C' })).toEqual([
    ['Á', 1],
    ['b', 1],
  ])
  const banyak = Array.from({ length: BATANG_TERBANYAK + 2 }, (_, ke) => ({
    lokasi: `L${String(ke).padStart(2, '0')}`,
    akhir: 100 - ke,
    masuk: 1,
    keluar: 2,
  }))
  expect(isi('kepegawaian', ...banyak)?.at(-1)).toEqual(['Lainnya (2)', 85 + 84, 2, 4])
  expect(isi('kepegawaian', ...banyak.slice(0, BATANG_TERBANYAK))).toHaveLength(BATANG_TERBANYAK)
})

it('counts nothing for a report without a chart, and no row of none', () => {
  expect(isi('saldo-cuti', { lokasi: 'A', sisa: 3 })).toBeUndefined()
  expect(isi('lembur')).toEqual([])
  expect(isi('presensi')?.every(([, ...nilai]) => nilai.join() === '0,0,0')).toBe(true)
})
