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

describe('the lines of a period', () => {
  const SYARAT_DUA: Syarat = {
    ...SYARAT,
    potongan_kosong: 50_000,
    harga: [HARGA, { ...HARGA, jabatan: 'Komandan', harga: 400_000, lembur_sejam: 50_000 }],
  }
  const lembur = (jabatan: string, detik: number, tanggal = '2026-11-02') => ({ tanggal, jabatan, detik })

  it('are man-days, then overtime, then deductions, each by job, terms and percent, those alike in one', () => {
    const naik = { ...SYARAT_DUA, berlaku_dari: '2026-11-16', harga: [{ ...HARGA, harga: 300_000 }] }
    const semua = [
      butuh('2026-11-16', [true]),
      butuh('2026-11-02', [true, false], { isLibur: true }),
      butuh('2026-11-03', [true]),
      butuh('2026-11-04', [true, true]),
      butuh('2026-11-05', [true], { jabatan: 'KOMANDAN' }),
    ]
    const jam = [
      lembur('satpam', 3600),
      lembur('Komandan ', 1800),
      lembur('Satpam', 3600),
      lembur('satpam', 0),
    ]
    for (const urutan of [semua, semua.toReversed()]) {
      const { baris, jumlah } = computeHarga(urutan, [], jam, [naik, SYARAT_DUA], 30)
      expect(baris).toEqual([
        {
          jenis: 'harga',
          berlaku_dari: '2026-01-01',
          jabatan: 'Komandan',
          satuan: 'hari',
          harga: 400_000,
          persen: 100,
          banyak: 1,
          jumlah: 400_000,
        },
        {
          jenis: 'harga',
          berlaku_dari: '2026-01-01',
          jabatan: 'Satpam',
          satuan: 'hari',
          harga: 250_000,
          persen: 100,
          banyak: 3,
          jumlah: 750_000,
        },
        {
          jenis: 'harga',
          berlaku_dari: '2026-01-01',
          jabatan: 'Satpam',
          satuan: 'hari',
          harga: 250_000,
          persen: 200,
          banyak: 1,
          jumlah: 500_000,
        },
        {
          jenis: 'harga',
          berlaku_dari: '2026-11-16',
          jabatan: 'Satpam',
          satuan: 'hari',
          harga: 300_000,
          persen: 100,
          banyak: 1,
          jumlah: 300_000,
        },
        {
          jenis: 'lembur',
          berlaku_dari: '2026-01-01',
          jabatan: 'Komandan',
          satuan: 'jam',
          harga: 50_000,
          persen: 100,
          banyak: 1800,
          jumlah: 25_000,
        },
        {
          jenis: 'lembur',
          berlaku_dari: '2026-01-01',
          jabatan: 'Satpam',
          satuan: 'jam',
          harga: 30_000,
          persen: 100,
          banyak: 7200,
          jumlah: 60_000,
        },
        {
          jenis: 'potongan',
          berlaku_dari: '2026-01-01',
          jabatan: 'Satpam',
          satuan: 'hari',
          harga: 50_000,
          persen: 100,
          banyak: 1,
          jumlah: -50_000,
        },
      ])
      expect(jumlah).toBe(1_985_000)
    }
  })

  it('are none of what was not there', () => {
    expect(hitung([butuh('2026-11-02', [false])], {}).baris).toEqual([])
    expect(hitung([butuh('2026-11-02', [false])], { satuan: 'jam' }).baris).toEqual([])
    expect(hitung([butuh('2026-11-02', [false])], { satuan: 'bulan' }).baris).toEqual([])
    expect(hitung([butuh('2026-11-02', [true])], {}, { potongan_kosong: 9 }).baris).toHaveLength(1)
    expect(hitung([butuh('2026-11-02', [false])], {}, { potongan_kosong: 0 }).baris).toEqual([])
    expect(
      computeHarga([], [], [lembur('Satpam', 60, '2025-12-31'), lembur('Juru Masak', 60)], [SYARAT_DUA], 30),
    ).toEqual({ baris: [], jumlah: 0, biaya: 0, tanpaHarga: [] })
    expect(computeHarga([butuh('2026-11-02', [true])], [], [], [], 30).tanpaHarga).toEqual([' satpam'])
  })

  it('names jobs without a price once, in their order', () => {
    const semua = ['Z', 'A', 'Z'].map((jabatan) => butuh('2026-11-02', [true], { jabatan }))
    expect(hitung(semua, {}).tanpaHarga).toEqual(['A', 'Z'])
  })
})

describe('a place’s month', () => {
  const BULANAN = { satuan: 'bulan', harga: 3_000_000 } as const
  const sebulan = (
    semua: readonly ButuhBerharga[],
    tempatHari = tempat(semua),
    syarat: readonly Syarat[] = [{ ...SYARAT, harga: [{ ...HARGA, ...BULANAN }] }],
  ) =>
    computeHarga(semua, tempatHari, [], syarat, 30).baris.map(({ persen, banyak, jumlah }) => [
      persen,
      banyak,
      jumlah,
    ])
  const hari = (ke: number) => `2026-11-${String(ke).padStart(2, '0')}`
  const tigaPuluh = Array.from({ length: 30 }, (_, ke) => hari(ke + 1))

  it('is paid whole where each promised man-day was filled, however few there are in a week', () => {
    const kerja = tigaPuluh.filter((_, ke) => ke % 7 < 5)
    const tempatHari = tigaPuluh.map((tanggal) => ({ posId: 1, tanggal, jenisShiftId: 1, jumlah: 1 }))
    const semua = kerja.map((tanggal) => butuh(tanggal, [true]))
    expect(sebulan(semua, tempatHari)).toEqual([[100, semua.length, 3_000_000]])
  })

  it('is each place’s by itself: of two of which one stood empty half the time', () => {
    const semua = tigaPuluh.map((tanggal, ke) => butuh(tanggal, [true, ke < 15]))
    expect(sebulan(semua)).toEqual([[100, 45, 4_500_000]])
  })

  it('is by post and shift, and costs more on holidays', () => {
    const semua = tigaPuluh.flatMap((tanggal, ke) => [
      butuh(tanggal, [true], { isLibur: ke === 0 }),
      butuh(tanggal, [true], { posId: 2 }),
      butuh(tanggal, [ke === 0], { jenisShiftId: 2 }),
    ])
    expect(sebulan(semua)).toEqual([
      [100, 60, 29 * 100_000 + 3_000_000 + 100_000],
      [200, 1, 200_000],
    ])
  })

  it('is shared by the days that either terms hold', () => {
    const lama = { ...SYARAT, harga: [{ ...HARGA, ...BULANAN }] }
    const baru = { ...lama, berlaku_dari: hari(16), harga: [{ ...HARGA, ...BULANAN, harga: 6_000_000 }] }
    const semua = tigaPuluh.map((tanggal) => butuh(tanggal, [true]))
    expect(sebulan(semua, tempat(semua), [lama, baru])).toEqual([
      [100, 15, 1_500_000],
      [100, 15, 3_000_000],
    ])
    // Days before any terms are no place's.
    const dulu = [{ posId: 1, tanggal: '2025-12-31', jenisShiftId: 1, jumlah: 1 }, ...tempat(semua)]
    expect(sebulan(semua, dulu, [lama])).toEqual([[100, 30, 3_000_000]])
  })
})

it('the fee is of each version’s lines, its deductions among them', () => {
  const { jumlah, biaya } = hitung([butuh('2026-11-02', [true, false])], {}, { potongan_kosong: 50_005 })
  // A tenth of 199,995
  expect([jumlah, biaya]).toEqual([199_995, 20_000])
})
