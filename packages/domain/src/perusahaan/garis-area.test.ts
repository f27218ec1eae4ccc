import { describe, expect, it } from 'vitest'
import { lingkaran } from './geo.ts'
import { aturanJumlahSudut, decideArea, findPersilangan, poligonFrom } from './garis-area.ts'

/** Corners from [lng, lat] in thousandths of a degree beside Monas. */
const sudut = (...pasangan: readonly (readonly [number, number])[]) =>
  pasangan.map(([x, y]) => ({ lng: (106_827 + x) / 1000, lat: (-6175 + y) / 1000 }))

describe('a line around an area', () => {
  it.each([
    ['a bow-tie', sudut([0, 0], [2, 2], [2, 0], [0, 2]), [106.828, -6.174]],
    ['a bow-tie begun elsewhere', sudut([2, 0], [0, 2], [0, 0], [2, 2]), [106.828, -6.174]],
    ['a corner on another edge', sudut([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]), [106.829, -6.175]],
    ['a corner visited twice', sudut([0, 0], [2, 2], [4, 0], [4, 4], [2, 2], [0, 4]), [106.829, -6.173]],
    ['a spike', sudut([0, 0], [2, 0], [4, 0], [2, 0], [2, 2]), [106.829, -6.175]],
    ['all corners in one line', sudut([0, 0], [1, 1], [2, 2]), [106.827, -6.175]],
    ['a spike to the north', sudut([0, 0], [2, 0], [2, 2], [2, 1], [0, 1]), [106.829, -6.173]],
    ['a spike to the east', sudut([0, 0], [0, 2], [2, 2], [1, 2], [1, 0]), [106.829, -6.173]],
    ['an end on the edge after the next', sudut([2, -3], [2, 0], [4, 0], [0, 0]), [106.829, -6.175]],
    ['an end on the edge before the last', sudut([0, 0], [4, 0], [4, 3], [2, 0]), [106.829, -6.175]],
    ['a corner from the west', sudut([2, 0], [2, 4], [0, 3], [2, 2], [0, 0]), [106.829, -6.173]],
    [
      'two edges on top of each other',
      sudut([0, 0], [4, 0], [4, 2], [3, 0], [1, 0], [0, 2]),
      [106.83, -6.175],
    ],
  ])('%s meets itself', (_nama, garis, titik) => {
    expect(findPersilangan(garis)).toEqual(titik)
  })

  it.each([
    ['a triangle', sudut([0, 0], [2, 0], [0, 2])],
    ['a square either way around', sudut([0, 0], [0, 2], [2, 2], [2, 0])],
    ['a square with a corner written twice', sudut([0, 0], [2, 0], [2, 0], [2, 2], [0, 2])],
    ['a square with a corner amid an edge', sudut([0, 0], [1, 0], [2, 0], [2, 2], [0, 2])],
    ['a U', sudut([0, 0], [6, 0], [6, 4], [4, 4], [4, 2], [2, 2], [2, 4], [0, 4])],
    ['a star', sudut([0, 3], [1, 1], [3, 0], [1, -1], [0, -3], [-1, -1], [-3, 0], [-1, 1])],
    ['an edge across the lengthened first', sudut([0, 0], [20, 20], [19, 40], [40, 19])],
    ['an edge that lengthened crosses another', sudut([19, 40], [40, 19], [0, 0], [20, 20])],
    ['a circle', lingkaran({ lat: -6.1754, lng: 106.8272 }, 60)],
  ])('%s does not', (_nama, garis) => {
    expect(findPersilangan(garis)).toBeUndefined()
  })
})

describe('a polygon from outside', () => {
  const persegi = sudut([0, 0], [2, 0], [2, 2], [0, 2])
  const ring = poligonFrom(persegi).coordinates[0] ?? []
  const polygon = (...coordinates: (readonly (readonly [number, number])[])[]) =>
    decideArea({ type: 'Polygon', coordinates })

  it('is taken with its corners, without the closing repeat', () => {
    expect(polygon(ring)).toEqual({ ok: true, sudut: persegi })
  })

  it('that meets itself is refused with the place', () => {
    expect(decideArea(poligonFrom(sudut([0, 0], [2, 2], [2, 0], [0, 2])))).toEqual({
      ok: false,
      pesan:
        'Garis batas area bersilang atau bersinggungan di [106.828, -6.174] ([bujur, lintang]). Urutkan sudutnya berkeliling, searah atau berlawanan jarum jam.',
      persilangan: [106.828, -6.174],
    })
  })

  it.each([
    [2, 'Area memerlukan paling sedikit 3 sudut.'],
    [3, undefined],
    [100, undefined],
    [101, 'Area paling banyak 100 sudut, sedangkan ini 101. Sederhanakan garisnya.'],
  ])('with %i corners: %s', (jumlah, pesan) => expect(aturanJumlahSudut(jumlah)).toBe(pesan))

  it('is a ring of GeoJSON', () => {
    expect(poligonFrom(sudut([0, 0], [1, 0], [0, 1]))).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [106.827, -6.175],
          [106.828, -6.175],
          [106.827, -6.174],
          [106.827, -6.175],
        ],
      ],
    })
  })

  it.each([
    ['no ring', [], /satu garis keliling/],
    ['an empty ring', [[]], /kembali ke titik awal/],
    ['an open ring', [ring.slice(0, -1)], /kembali ke titik awal/],
    ['a ring open to the east', [[...ring, [106.83, -6.175] as const]], /kembali ke titik awal/],
    ['a ring open to the north', [[...ring, [106.827, -6.17] as const]], /kembali ke titik awal/],
    ['a hole', [ring, ring], /tidak dapat berlubang/],
    ['two corners', [[...ring.slice(0, 2), ...ring.slice(0, 1)]], /paling sedikit 3 sudut/],
    [
      '10,000 corners',
      [poligonFrom(Array.from({ length: 10_000 }, () => ({ lat: -6, lng: 106 }))).coordinates[0] ?? []],
      /paling banyak 100 sudut, sedangkan ini 10\.000/,
    ],
    ['latitude and longitude confused', [ring.map(([lng, lat]) => [lat, lng] as const)], /di luar Indonesia/],
  ])('%s is refused in a sentence', (_nama, rings, pesan) => {
    expect(polygon(...rings)).toMatchObject({ ok: false, pesan: expect.stringMatching(pesan) })
  })
})
