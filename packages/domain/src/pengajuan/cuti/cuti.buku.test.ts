import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type SisaHak,
  computeAlokasi,
  computeUlang,
  computeGugur,
  hakPada,
  hakTahunan,
  masaTahun,
  tahunKerja,
} from './cuti.ts'
import { addHari } from '../../waktu.ts'

const ENAM = { bawa_bulan: 6 }

describe('hakTahunan', () => {
  it.each([
    ['2025-11-21', '2026-11-20', 0],
    ['2025-11-20', '2026-11-20', 1],
    ['2024-02-29', '2025-02-27', 0],
    ['2024-02-29', '2025-02-28', 1],
    ['2020-05-04', '2026-11-20', 6],
    ['2027-01-01', '2026-11-20', 0],
  ])('of one who came on %s, by %s: %i years', (masuk, hari, jumlah) =>
    expect(hakTahunan(masuk, hari, ENAM)).toHaveLength(jumlah),
  )

  it.each([
    ['2024-03-15', 1, 6, ['2025-03-15', '2026-03-14', '2026-09-14']],
    ['2024-03-15', 2, 0, ['2026-03-15', '2027-03-14', '2027-03-14']],
    ['2024-01-01', 1, 24, ['2025-01-01', '2025-12-31', '2027-12-31']],
    ['2024-02-29', 1, 6, ['2025-02-28', '2026-02-27', '2026-08-28']],
    ['2024-02-29', 3, 12, ['2027-02-28', '2028-02-28', '2029-02-27']],
    ['2024-02-29', 4, 0, ['2028-02-29', '2029-02-27', '2029-02-27']],
    ['2023-08-31', 1, 6, ['2024-08-31', '2025-08-30', '2026-02-27']],
  ])('%s, year %i, carried over for %i months', (masuk, tahun, bawa_bulan, [mulai, akhir, sampai]) =>
    expect(masaTahun(masuk, tahun, { bawa_bulan })).toEqual({ mulai, akhir, sampai }),
  )
})

const tanggal = fc.integer({ min: 0, max: 15_000 }).map((n) => addHari('2000-01-01', n))

it('leaves no day between two years of service, and none in both', () => {
  fc.assert(
    fc.property(tanggal, tanggal, fc.integer({ min: 0, max: 24 }), (masuk, hari, bawa_bulan) => {
      const hak = hakTahunan(masuk, hari, { bawa_bulan })
      for (const [i, { mulai, akhir, sampai }] of hak.entries()) {
        expect(mulai <= hari && mulai <= akhir && akhir <= sampai).toBe(true)
        expect(tahunKerja(masuk, mulai)).toBe(i + 1)
        expect(tahunKerja(masuk, akhir)).toBe(i + 1)
        const berikut = hak[i + 1]
        if (berikut) expect(berikut.mulai).toBe(addHari(akhir, 1))
      }
      const terakhir = hak.at(-1)
      if (terakhir) expect(hari <= terakhir.akhir).toBe(true)
    }),
  )
})

it.each([
  ['2025-06-01', '2025-05-31', null],
  ['2025-06-01', '2025-06-01', 0],
  ['2025-06-01', '2026-05-31', 0],
  ['2025-06-01', '2026-06-01', 1],
])('one who came on %s is on %s in year %j', (masuk, hari, tahun) =>
  expect(tahunKerja(masuk, hari)).toBe(tahun),
)

const lama: SisaHak = { id: 1, mulai: '2025-03-01', sampai: '2026-08-31', sisa: 2 }
const baru: SisaHak = { id: 2, mulai: '2026-03-01', sampai: '2027-08-31', sisa: 3 }

describe('alokasikan', () => {
  it.each([
    [
      'what lapses first goes first',
      ['2026-03-02', '2026-03-03', '2026-03-04'],
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      'a year pays from its first day on',
      ['2026-03-01', '2026-08-31', '2027-08-31'],
      [
        [1, 2],
        [2, 1],
      ],
    ],
    ['a year not begun pays for nothing', ['2026-02-26', '2026-02-27'], [[1, 2]]],
    [
      'a year that has lapsed pays for nothing',
      ['2026-08-31', '2026-09-01'],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'days in any order',
      ['2026-09-01', '2026-08-31'],
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['no days', [], []],
  ])('%s', (_nama, hari, pakai) =>
    expect(computeAlokasi(hari, [baru, lama])).toEqual({
      ok: true,
      pakai: new Map(pakai as [number, number][]),
    }),
  )

  it.each([
    ['more than both have', ['01', '02', '03', '04', '05', '06', '07'].map((h) => `2026-04-${h}`), 2],
    ['before any year', ['2025-02-28'], 1],
    ['more than the year has, though the next would', ['2026-02-24', '2026-02-25', '2026-02-26'], 1],
  ])('%s is not enough', (_nama, hari, kurang) =>
    expect(computeAlokasi(hari, [lama, baru])).toEqual({ ok: false, kurang }),
  )

  const hak = fc
    .array(
      fc.record({
        dari: fc.integer({ min: 0, max: 12 }),
        lama: fc.integer({ min: 0, max: 8 }),
        sisa: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 4 },
    )
    .map((semua) =>
      semua.map(({ dari, lama: hari, sisa }, id) => ({
        id,
        sisa,
        mulai: addHari('2026-01-01', dari),
        sampai: addHari('2026-01-01', dari + hari),
      })),
    )
  const hari = fc
    .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 })
    .map((h) => h.map((n) => addHari('2026-01-01', n)))

  it('takes from nobody more than they have, for every day one, and refuses only what nothing could pay', () => {
    fc.assert(
      fc.property(hari, hak, (diminta, ada) => {
        const hasil = computeAlokasi(diminta, ada)
        const terbanyak = pasangkan(diminta, ada)
        if (!hasil.ok) {
          expect(hasil.kurang).toBe(diminta.length - terbanyak)
          return
        }
        expect(terbanyak).toBe(diminta.length)
        expect([...hasil.pakai.values()].reduce((a, b) => a + b, 0)).toBe(diminta.length)
        for (const [id, jumlah] of hasil.pakai) expect(jumlah).toBeLessThanOrEqual(ada[id]?.sisa ?? 0)
      }),
    )
  })

  /** By trying everything: for how many of the days there is leave at all. */
  function pasangkan(diminta: readonly string[], ada: readonly SisaHak[]): number {
    const [pertama, ...lain] = diminta
    if (pertama === undefined) return 0
    const dibayar = hakPada(pertama, ada)
      .filter(({ sisa }) => sisa > 0)
      .map(
        (h) =>
          1 +
          pasangkan(
            lain,
            ada.map((x) => (x.id === h.id ? { ...x, sisa: x.sisa - 1 } : x)),
          ),
      )
    return Math.max(pasangkan(lain, ada), ...dibayar)
  }
})

it('names of the grants of a day what lapses first, then what began first', () => {
  const tua: SisaHak = { ...lama, id: 3, sampai: baru.sampai }
  const urutan = [lama, tua, baru]
  for (const hak of [urutan, urutan.toReversed(), [tua, lama, baru], [baru, lama, tua]])
    expect(hakPada('2026-03-01', hak)).toEqual(urutan)
})

describe('computeGugur', () => {
  const masa = { mulai: '2025-03-01', akhir: '2026-02-28', sampai: '2026-08-31', sisa: 9, dipotong: null }
  it.each([
    ['within its year', '2026-02-28', 6, {}, 0],
    ['its year over, some carried over', '2026-03-01', 6, {}, 3],
    ['its year over, more carried over than is left', '2026-03-01', 10, {}, 0],
    ['its year over, all carried over', '2026-03-01', null, {}, 0],
    ['its year over, none carried over', '2026-03-01', 0, {}, 9],
    ['its year reckoned with before', '2026-03-02', 6, { dipotong: 3 }, 0],
    ['on its last day', '2026-08-31', null, { dipotong: 3 }, 0],
    ['after its last day', '2026-09-01', null, { dipotong: 3 }, 9],
    ['after its last day, never reckoned with', '2026-09-01', 6, {}, 9],
    ['nothing left', '2026-09-01', 6, { sisa: 0 }, 0],
  ])('%s', (_nama, hari, bawa_hari, lain, gugur) =>
    expect(computeGugur({ ...masa, ...lain }, hari, { bawa_hari })).toBe(gugur),
  )
})

describe('[KERJA-16] leave that is counted anew', () => {
  const HARI = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05']
  it.each<[string, number, [number, number][], [number, number][], number]>([
    [
      'what counts no more goes back to where it came from last',
      1,
      [
        [1, 2],
        [2, 1],
      ],
      [
        [1, 1],
        [2, 1],
      ],
      0,
    ],
    ['what counts besides is taken where it lapses first', 2, [[1, 1]], [[1, -1]], 0],
    ['as many days move nothing', 2, [[1, 2]], [], 0],
    [
      'what is used up goes on with the next',
      4,
      [[1, 2]],
      [
        [1, -1],
        [2, -1],
      ],
      0,
    ],
    ['none at all gives everything back', 0, [[2, 3]], [[2, 3]], 0],
  ])('%s', (_, jumlah, sudah, selisih, kurang) => {
    const terpakai = new Map(sudah)
    const hak = [
      { ...lama, sisa: 3 - (terpakai.get(1) ?? 0) },
      { ...baru, sisa: 3 - (terpakai.get(2) ?? 0) },
    ]
    const hasil = computeUlang(HARI.slice(0, jumlah), hak, terpakai)
    expect([[...hasil.selisih], hasil.kurang]).toEqual([selisih, kurang])
  })

  it('says for how many days nothing is left, and takes what there is', () => {
    const hasil = computeUlang(HARI, [{ ...lama, sisa: 1 }], new Map([[1, 2]]))
    expect([[...hasil.selisih], hasil.kurang]).toEqual([[[1, -1]], 1])
  })
})
