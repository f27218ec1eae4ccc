import { describe, expect, it } from 'vitest'
import { type Poligon, type Titik, areaFrom } from './area.ts'

const titik = (lat: number, lng: number): Titik => ({ lat, lng })
const cincin = (...sudut: readonly [number, number][]) => sudut.map(([lat, lng]) => titik(lat, lng))
const poligon = (...coordinates: [number, number][][]): Poligon => ({ type: 'Polygon', coordinates })
const MONAS = cincin([-6.1763, 106.8263], [-6.1763, 106.8281], [-6.1745, 106.8281], [-6.1745, 106.8263])

describe('areaFrom', () => {
  const ring: [number, number][] = [
    [106.8263, -6.1763],
    [106.8281, -6.1763],
    [106.8281, -6.1745],
    [106.8263, -6.1745],
  ]
  const tutup = (r: [number, number][]) => [...r, r[0] as [number, number]]

  it.each<[string, Poligon]>([
    ['a closed ring', poligon(tutup(ring))],
    ['an open ring', poligon(ring)],
    [
      'a ring with holes, which are ignored',
      poligon(
        tutup(ring),
        tutup([
          [106.827, -6.1755],
          [106.8272, -6.1755],
          [106.8272, -6.1753],
        ]),
      ),
    ],
  ])('[PRS-09] turns the [lng, lat] of %s into boundaries of {lat, lng} and a center', (_name, area) => {
    const { boundaries, center } = areaFrom(area)
    expect(boundaries).toEqual(MONAS)
    expect([center?.lat, center?.lng]).toEqual([expect.closeTo(-6.1754, 10), expect.closeTo(106.8272, 10)])
  })

  it.each<[string, Poligon | null]>([
    ['no polygon', null],
    ['a polygon without rings', poligon()],
    ['an empty ring', poligon([])],
  ])('[PRS-09] is empty for %s', (_name, area) =>
    expect(areaFrom(area)).toEqual({ center: null, boundaries: [] }),
  )

  it.each<[string, [number, number][], Titik[], Titik]>([
    ['one point', [[109.3333, 0]], cincin([0, 109.3333]), titik(0, 109.3333)],
    [
      'one point said twice',
      [
        [0, 0],
        [0, 0],
      ],
      cincin([0, 0]),
      titik(0, 0),
    ],
    [
      'two points',
      [
        [0, 0],
        [2, 2],
        [0, 0],
      ],
      cincin([0, 0], [2, 2]),
      titik(1, 1),
    ],
    [
      'an open triangle whose ends are level',
      [
        [0, 0],
        [1, 2],
        [2, 0],
      ],
      cincin([0, 0], [2, 1], [0, 2]),
      titik(1, 1),
    ],
    [
      'a triangle at (0, 0)',
      tutup([
        [-2, -2],
        [2, -2],
        [0, 2],
      ]),
      cincin([-2, -2], [-2, 2], [2, 0]),
      titik(0, 0),
    ],
  ])('keeps %s as it is', (_name, ringnya, boundaries, center) =>
    expect(areaFrom(poligon(ringnya))).toEqual({ center, boundaries }),
  )
})
