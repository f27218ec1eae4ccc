import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addHari } from '../../waktu.ts'
import {
  type Pengambilan,
  type WaktuPengganti,
  bukuPengganti,
  hariTakTerbayar,
  judgePengganti,
  kekuranganPengganti,
  sisaMenit,
  sisaPengganti,
} from './waktu-pengganti.ts'

const sehari = () => 480
const waktu = (
  perolehan: readonly [tanggal: string, sampai: string, menit: number][],
  pengambilan: readonly [tanggal: string, menit: number][] = [],
): WaktuPengganti => ({
  perolehan: perolehan.map(([tanggal, sampai, menit]) => ({ tanggal, sampai, menit })),
  pengambilan: pengambilan.map(([tanggal, menit]) => ({ tanggal, menit })),
  sehari,
})
const ENAM_JAM = ['2026-11-02', '2026-12-01', 360] as [string, string, number]
const DUA_JAM = ['2026-11-10', '2026-12-09', 120] as [string, string, number]

describe('what is left', () => {
  it.each([
    ['on its own day none', '2026-11-02', [], 0, 0],
    ['the day after, by the half day', '2026-11-03', [], 360, 0.5],
    ['two of them together a day', '2026-11-11', [], 480, 1],
    ['on the last day of the first', '2026-12-01', [], 480, 1],
    ['once the first has lapsed', '2026-12-02', [], 120, 0],
    ['what lapses first is taken first', '2026-12-02', [['2026-11-20', 240]], 120, 0],
    ['less what is approved for later', '2026-11-11', [['2026-11-30', 240]], 240, 0.5],
  ] as const)('%s', (_nama, tanggal, diambil, menit, hari) => {
    const milik = waktu([ENAM_JAM, DUA_JAM], diambil as unknown as [string, number][])
    expect([sisaMenit(milik, tanggal), sisaPengganti(milik, tanggal)]).toEqual([menit, hari])
  })
})

describe('a request', () => {
  const milik = waktu([ENAM_JAM, DUA_JAM])
  it.each([
    ['a day of both', ['2026-11-16'], 1, null],
    ['a day before the second was worked', ['2026-11-09'], 1, { diminta: 1, tersedia: 0.5 }],
    ['half a day before', ['2026-11-09'], 0.5, null],
    ['two days', ['2026-11-16', '2026-11-17'], 1, { diminta: 2, tersedia: 1 }],
    ['after the first has lapsed', ['2026-12-02'], 0.5, { diminta: 0.5, tersedia: 0 }],
    ['no days', [], 1, null],
  ] as const)('%s', (_nama, hari, bobot, kurang) => {
    expect(kekuranganPengganti(hari, bobot, milik)).toEqual(kurang)
  })

  it('says what is left, and where it comes from', () => {
    expect(judgePengganti(['2026-11-16', '2026-11-17'], 1, 'Waktu Pengganti', milik)).toBe(
      'Sisa Waktu Pengganti Anda pada tanggal itu 1 hari, sedangkan yang diajukan 2 hari.',
    )
    expect(judgePengganti(['2026-12-30'], 1, 'Waktu Pengganti', milik)).toMatch(/lembur yang disetujui/)
    expect(judgePengganti(['2026-11-16'], 1, 'Waktu Pengganti', milik)).toBeUndefined()
  })

  it('is not blamed for what was approved before and overtime no longer stands behind', () => {
    const kurang = waktu([DUA_JAM, ['2026-11-11', '2026-12-10', 480]], [['2026-11-05', 240]])
    expect(kekuranganPengganti(['2026-11-16'], 1, kurang)).toBeNull()
    expect(hariTakTerbayar(kurang, '2026-11-16')).toBe(0.5)
  })
})

it('keeps a ledger whose lines add up to what is left', () => {
  const milik = waktu([ENAM_JAM, DUA_JAM], [['2026-11-16', 240]])
  const { saldo, entri } = bukuPengganti(milik, '2026-12-05')
  expect(saldo).toBe(120)
  expect(entri.map(({ jenis, tanggal, menit }) => [jenis, tanggal, menit])).toEqual([
    ['GUGUR', '2026-12-02', -120],
    ['AMBIL', '2026-11-16', -240],
    ['LEMBUR', '2026-11-10', 120],
    ['LEMBUR', '2026-11-02', 360],
  ])
})

const hari = fc.integer({ min: 0, max: 40 }).map((n) => addHari('2026-11-01', n))
const acak = fc.record({
  perolehan: fc.array(
    fc.record({
      tanggal: hari,
      lama: fc.integer({ min: 1, max: 30 }),
      menit: fc.integer({ min: 15, max: 600 }),
    }),
    { maxLength: 8 },
  ),
  diminta: fc.array(fc.record({ tanggal: hari, bobot: fc.constantFrom(0.5, 1) }), { maxLength: 8 }),
})

it('never gives more than was worked, whatever is asked for in whatever order, and its ledger adds up', () => {
  fc.assert(
    fc.property(acak, hari, ({ perolehan, diminta }, kini) => {
      const semua = perolehan.map(({ tanggal, lama, menit }) => ({
        tanggal,
        menit,
        sampai: addHari(tanggal, lama),
      }))
      const pengambilan: Pengambilan[] = []
      const milik: WaktuPengganti = { perolehan: semua, pengambilan, sehari }
      for (const { tanggal, bobot } of diminta) {
        if (kekuranganPengganti([tanggal], bobot, milik) !== null) continue
        pengambilan.push({ tanggal, menit: 480 * bobot })
      }
      expect(hariTakTerbayar(milik, kini)).toBe(0)
      const { saldo, entri } = bukuPengganti(milik, kini)
      expect(entri.reduce((n, { menit }) => n + menit, 0)).toBe(saldo)
      expect(saldo).toBeGreaterThanOrEqual(0)
      // What it says is left can be taken, and no half day more.
      const sisa = sisaPengganti(milik, kini)
      const minta = Array.from({ length: sisa * 2 }, () => kini)
      expect(kekuranganPengganti(minta, 0.5, milik)).toBeNull()
      expect(kekuranganPengganti([...minta, kini], 0.5, milik)).not.toBeNull()
    }),
  )
})
