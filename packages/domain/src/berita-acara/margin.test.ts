import { expect, it } from 'vitest'
import fc from 'fast-check'
import { computeBiaya, computeMargin, computeBagian } from './margin.ts'

const ORANG = {
  hari: 20,
  hariLokasi: 20,
  hariGanti: 0,
  gaji: 5_000_000,
  lembur: 400_000,
  bpjs: 500_000,
  tetap: 4_800_000,
}

it('[KLIEN-18] a site bears pay, overtime, BPJS and a twelfth of THR by the days there, and replacement by itself', () => {
  expect(computeBiaya([ORANG])).toEqual({
    gaji: 5_000_000,
    lembur: 400_000,
    bpjs: 500_000,
    thr: 400_000,
    pengganti: 0,
  })
  expect(computeBiaya([{ ...ORANG, hariLokasi: 5, hariGanti: 2 }])).toEqual({
    gaji: 750_000,
    lembur: 100_000,
    bpjs: 125_000,
    thr: 100_000,
    pengganti: 500_000,
  })
  expect(computeBiaya([{ ...ORANG, hari: 0, hariLokasi: 0 }])).toMatchObject({ gaji: 0, thr: 0 })
  expect(computeMargin(10_000_000, computeBiaya([ORANG]))).toBe(3_700_000)
})

it('[KLIEN-18] a site of two clients bears its cost by what the works for each took', () => {
  const orang = (detik: Readonly<Record<number, number>>) => ({
    ...ORANG,
    detik: new Map(Object.entries(detik).map(([id, lama]) => [Number(id), lama])),
  })
  // Alone for the first; for both by three to one; for nobody, so as all are together: 10 to 2.
  const semua = [orang({ 1: 7 * 3600 }), orang({ 1: 3 * 3600, 2: 3600 }), orang({})]
  const bagian = computeBagian(semua, [1, 2])
  expect([...bagian.values()].map(({ gaji }) => gaji)).toEqual([
    5_000_000 + 3_750_000 + 4_545_455,
    1_250_000 + 454_545,
  ])
  expect(computeBagian([orang({})], [1, 2]).get(2)?.gaji).toBe(2_500_000)
})

it('[KLIEN-18] what the clients of a site bear is what it costs, to the rupiah', () => {
  const uang = fc.integer({ min: 0, max: 20_000_000 })
  const orang = fc.record({
    hari: fc.constant(31),
    hariLokasi: fc.integer({ min: 1, max: 31 }),
    hariGanti: fc.constant(1),
    gaji: uang,
    lembur: uang,
    bpjs: uang,
    tetap: uang,
    detik: fc
      .dictionary(fc.constantFrom('1', '2', '3'), fc.nat(900_000))
      .map((isi) => new Map(Object.entries(isi).map(([id, lama]) => [Number(id), lama]))),
  })
  fc.assert(
    fc.property(fc.array(orang), (semua) => {
      const bagian = [...computeBagian(semua, [1, 2, 3]).values()]
      const biaya = computeBiaya(semua)
      for (const apa of ['gaji', 'lembur', 'bpjs', 'thr', 'pengganti'] as const)
        expect(bagian.reduce((n, satu) => n + satu[apa], 0)).toBe(biaya[apa])
    }),
  )
})
