import { describe, expect, it } from 'vitest'
import { type ButuhBerharga, computeHarga, computePecahan } from './harga.ts'
import { periodeKontrak } from './periode.ts'
import type { HargaJabatan, Syarat } from './syarat.ts'

const SYARAT: Syarat = {
  berlaku_dari: '2026-01-01',
  toleransi_menit: 0,
  jam_penuh_menit: 420,
  tutup_buku: 31,
  ganti_dalam_menit: null,
  janji_pemenuhan: null,
  tenggat_hari: 5,
  pasal_diam: null,
  biaya_manajemen: 1000,
  ppn: 'tidak',
  pph23: 'tidak',
  potongan_kosong: null,
  harga: [],
}
const HARGA: HargaJabatan = {
  jabatan: 'Satpam',
  satuan: 'hari',
  harga: 250_000,
  libur_persen: 200,
  lembur_sejam: 30_000,
}
const butuh = (tanggal: string, penuh: boolean[], lain: Partial<ButuhBerharga> = {}): ButuhBerharga => ({
  posId: 1,
  tanggal,
  jenisShiftId: 1,
  jabatan: ' satpam',
  isLibur: false,
  penuh,
  detik: penuh.filter(Boolean).length * 28_800,
  ...lain,
})
const hitung = (semua: ButuhBerharga[], harga: Partial<HargaJabatan>, syarat: Partial<Syarat> = {}) =>
  computeHarga(semua, tempat(semua), [], [{ ...SYARAT, ...syarat, harga: [{ ...HARGA, ...harga }] }], 30)
const tempat = (semua: readonly ButuhBerharga[]) =>
  semua.map(({ posId, tanggal, jenisShiftId, penuh }) => ({
    posId,
    tanggal,
    jenisShiftId,
    jumlah: penuh.length,
  }))

describe('what a period comes to', () => {
  it.each([
    ['a man-day', {}, {}, [butuh('2026-11-02', [true, true])], 500_000],
    ['a man-day of a holiday', {}, {}, [butuh('2026-11-02', [true], { isLibur: true })], 500_000],
    ['an empty man-day', {}, {}, [butuh('2026-11-02', [false])], 0],
    [
      'what an empty man-day takes off',
      {},
      { potongan_kosong: 100_000 },
      [butuh('2026-11-02', [true, false])],
      150_000,
    ],
    [
      'an hour, by seconds',
      { satuan: 'jam', harga: 10_000 },
      {},
      [butuh('2026-11-02', [false], { detik: 5401 })],
      15_003,
    ],
    // Two of thirty days of a place: a fifteenth of the month's price, half of which was filled.
    [
      'a month, by what was filled',
      { satuan: 'bulan', harga: 3_000_000 },
      {},
      [butuh('2026-11-02', [true]), butuh('2026-11-03', [false])],
      100_000,
    ],
    ['a price of 0', { harga: 0 }, {}, [butuh('2026-11-02', [true])], 0],
  ] as const)('%s', (_, harga, syarat, semua, jumlah) => {
    expect(hitung([...semua], harga, syarat).jumlah).toBe(jumlah)
  })

  it('is priced by the terms of each day, fee and all', () => {
    const naik = {
      ...SYARAT,
      berlaku_dari: '2026-11-16',
      biaya_manajemen: 500,
      harga: [{ ...HARGA, harga: 300_000 }],
    }
    const semua = [butuh('2026-11-15', [true]), butuh('2026-11-16', [true])]
    const { baris, jumlah, biaya } = computeHarga(semua, [], [], [{ ...SYARAT, harga: [HARGA] }, naik], 30)
    expect([baris.map(({ harga }) => harga), jumlah, biaya]).toEqual([[250_000, 300_000], 550_000, 40_000])
  })

  it('bills overtime only where the terms have a price of it, and names jobs without any', () => {
    const lembur = [{ tanggal: '2026-11-02', jabatan: 'Satpam', detik: 5400 }]
    const dengan = (lembur_sejam: number | null) =>
      computeHarga([], [], lembur, [{ ...SYARAT, harga: [{ ...HARGA, lembur_sejam }] }], 30).jumlah
    expect([dengan(30_000), dengan(null)]).toEqual([45_000, 0])
    expect(hitung([butuh('2026-11-02', [true], { jabatan: 'Juru Masak' })], {}).tanpaHarga).toEqual([
      'Juru Masak',
    ])
    expect(hitung([butuh('2025-12-31', [true])], {})).toMatchObject({ jumlah: 0, tanpaHarga: [' satpam'] })
  })

  it.each([
    [[1], 2, 1],
    [[-1], 2, 0],
    [[-3], 2, -1],
    [[-5], 3, -2],
    [[999_999_999, 31, 86_400, 500], 360_000, 3_719_999_996_280],
  ])('rounds %s / %i to %i', (faktor, pembagi, hasil) => {
    expect(computePecahan(faktor, pembagi)).toBe(hasil)
  })
})

describe('a period', () => {
  const KONTRAK = { mulai: '2026-01-10', sampai: '2026-11-12' }
  const tutup = (tutup_buku: number, berlaku_dari = '2026-01-10') => [{ berlaku_dari, tutup_buku }]
  it.each([
    [1, 31, '2026-01-10', '2026-01-31', 31],
    [2, 31, '2026-02-01', '2026-02-28', 28],
    [3, 20, '2026-02-21', '2026-03-20', 28],
    [11, 20, '2026-10-21', '2026-11-12', 31],
  ])('of month %i with the cut-off %i', (bulan, hari, dari, sampai, lama) => {
    expect(periodeKontrak({ tahun: 2026, bulan }, KONTRAK, tutup(hari))).toEqual({ dari, sampai, hari: lama })
  })

  it('is none where the contract is not in it', () => {
    expect(periodeKontrak({ tahun: 2025, bulan: 12 }, KONTRAK, tutup(31))).toBeUndefined()
    expect(periodeKontrak({ tahun: 2026, bulan: 12 }, KONTRAK, [])).toBeUndefined()
  })
})
