import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Titik } from './area.ts'
import { isInside, jarakKeTepi, jarakMeter, lingkaran, proyeksi } from './geo.ts'

/** One degree of latitude, metres, on a globe of the mean radius. */
const DERAJAT = 111_195.08
/** Degrees of latitude, or of longitude at the equator, for some metres. */
const meter = (n: number) => n / DERAJAT

const titik = (lat: number, lng: number): Titik => ({ lat, lng })
const cincin = (...sudut: readonly [number, number][]) => sudut.map(([lat, lng]) => titik(lat, lng))

/** 200 m by 200 m around a point, corners anticlockwise from the south-west. */
function bujurSangkar(lat: number, lng: number): Titik[] {
  const [y, x] = [meter(100), meter(100) / Math.cos((lat * Math.PI) / 180)]
  return cincin([lat - y, lng - x], [lat - y, lng + x], [lat + y, lng + x], [lat + y, lng - x])
}

const MONAS = cincin([-6.1763, 106.8263], [-6.1763, 106.8281], [-6.1745, 106.8281], [-6.1745, 106.8263])
/** A building of 30 m by 30 m around a courtyard that is open to the north, 10 m wide and deep, at the equator. */
const HURUF_U = cincin([0, 0], [0, 30], [30, 30], [30, 20], [20, 20], [20, 10], [30, 10], [30, 0]).map((s) =>
  titik(meter(s.lat), meter(s.lng)),
)
const WAJIK = cincin([-1, 0], [0, 1], [1, 0], [0, -1])
/** Across the antimeridian, near Fiji. */
const FIJI = cincin([-17, 179.999], [-17, -179.999], [-16.998, -179.999], [-16.998, 179.999])

describe('jarakMeter', () => {
  it.each<[string, Titik, Titik, number]>([
    ['a point and itself', titik(-6.1754, 106.8272), titik(-6.1754, 106.8272), 0],
    ['a degree of latitude', titik(0, 0), titik(1, 0), DERAJAT],
    ['a degree of longitude at the equator', titik(0, 109), titik(0, 110), DERAJAT],
    ['a degree of longitude at 60 degrees', titik(60, 0), titik(60, 1), 55_597],
    ['the two sides of the antimeridian', titik(0, 179.999), titik(0, -179.999), 222.39],
    ['the ends of the globe', titik(90, 0), titik(-90, 0), 20_015_114.4],
    ['opposite points of the equator', titik(0, 0), titik(0, 180), 20_015_114.4],
    ['Jakarta and Jayapura', titik(-6.1754, 106.8272), titik(-2.5337, 140.7181), 3_778_409.7],
  ])('measures %s', (_name, a, b, jarak) => {
    // A centimetre, and a metre in ten kilometres.
    expect(Math.abs(jarakMeter(a, b) - jarak)).toBeLessThanOrEqual(0.01 + jarak / 10_000)
    expect(jarakMeter(b, a)).toBe(jarakMeter(a, b))
  })
})

describe('proyeksi', () => {
  it.each<[string, Titik, Titik, number, number]>([
    ['itself', titik(-6.1754, 106.8272), titik(-6.1754, 106.8272), 0, 0],
    ['north', titik(0, 0), titik(meter(100), 0), 0, 100],
    ['east', titik(0, 0), titik(0, meter(100)), 100, 0],
    ['south-west', titik(0, 109.3333), titik(-meter(30), 109.3333 - meter(40)), -40, -30],
    ['east at 60 degrees', titik(60, 10), titik(60, 10 + meter(100)), 50, 0],
    ['east across the antimeridian', titik(0, 180 - meter(50)), titik(0, -180 + meter(50)), 100, 0],
    ['west across the antimeridian', titik(0, -180 + meter(50)), titik(0, 180 - meter(50)), -100, 0],
  ])('places %s', (_name, asal, tujuan, x, y) => {
    expect(proyeksi(asal, tujuan).x).toBeCloseTo(x, 4)
    expect(proyeksi(asal, tujuan).y).toBeCloseTo(y, 4)
  })
})

describe('isInside', () => {
  it.each<[string, Titik, readonly Titik[], boolean]>([
    ['the middle', titik(-6.1754, 106.8272), MONAS, true],
    ['a corner', titik(-6.1763, 106.8263), MONAS, true],
    ['the northern edge', titik(-6.1745, 106.827), MONAS, true],
    ['the western edge', titik(-6.175, 106.8263), MONAS, true],
    ['a step north of it', titik(-6.1744, 106.827), MONAS, false],
    ['a step west of it', titik(-6.175, 106.8262), MONAS, false],
    ['level with its edge, to the west', titik(-6.1745, 106.82), MONAS, false],
    ['level with its edge, to the east', titik(-6.1763, 106.83), MONAS, false],
    ['the office at (0, 0)', titik(0, 0), bujurSangkar(0, 0), true],
    ['Pontianak, latitude 0.0000', titik(0, 109.3333), bujurSangkar(0, 109.3333), true],
    ['Pontianak, seen from 101 m north', titik(meter(101), 109.3333), bujurSangkar(0, 109.3333), false],
    ['half a centimetre over the edge', titik(meter(100.005), 0), bujurSangkar(0, 0), true],
    ['two centimetres over the edge', titik(meter(100.02), 0), bujurSangkar(0, 0), false],
    ['the courtyard of a U', titik(meter(25), meter(15)), HURUF_U, false],
    ['a wing of a U', titik(meter(25), meter(5)), HURUF_U, true],
    ['the floor of the courtyard', titik(meter(20), meter(15)), HURUF_U, true],
    ['a diamond, level with two corners', titik(0, 0), WAJIK, true],
    ['west of a diamond, level with its corners', titik(0, -1.1), WAJIK, false],
    ['east of a diamond, level with its corners', titik(0, 1.1), WAJIK, false],
    ['west of a diamond, level with its top', titik(1, -1), WAJIK, false],
    ['an area across the antimeridian, from the east', titik(-16.999, 179.9995), FIJI, true],
    ['an area across the antimeridian, from the west', titik(-16.999, -179.9995), FIJI, true],
    ['an area across the antimeridian, on it', titik(-16.999, 180), FIJI, true],
    ['an area across the antimeridian, from outside', titik(-16.999, 179.998), FIJI, false],
    ['an area across the antimeridian, from Greenwich', titik(-16.999, 0), FIJI, false],
    ['the other side of the globe', titik(-6.1754, 106.8272 - 180), MONAS, false],
    ['no ring', titik(0, 0), [], false],
    ['a ring of one point, on it', titik(0, 0), cincin([0, 0]), true],
    ['a ring of one point, beside it', titik(0, 0.001), cincin([0, 0]), false],
    ['a ring of two points, between them', titik(0, 0.001), cincin([0, 0], [0, 0.002]), true],
    ['a ring of two points, beside them', titik(0.001, 0.001), cincin([0, 0], [0, 0.002]), false],
    ['a ring without width, on it', titik(0, 0.001), cincin([0, 0], [0, 0.002], [0, 0.003]), true],
    ['a ring without width, beside it', titik(0.0001, 0.001), cincin([0, 0], [0, 0.002], [0, 0.003]), false],
    ['a ring of one point said three times', titik(0.0001, 0), cincin([0, 0], [0, 0], [0, 0]), false],
  ])('judges %s', (_name, posisi, area, dalam) => {
    expect(isInside(posisi, area)).toBe(dalam)
    expect(isInside(posisi, area.toReversed())).toBe(dalam)
  })
})

it('judges every point by the slanting sides of a diamond', () => {
  for (let lat = -1.15; lat < 1.2; lat += 0.1)
    for (let lng = -1.1; lng < 1.2; lng += 0.1)
      expect([lat, lng, isInside(titik(lat, lng), WAJIK)]).toEqual([
        lat,
        lng,
        Math.abs(lat) + Math.abs(lng) < 1,
      ])
})

describe('jarakKeTepi', () => {
  it.each<[string, Titik, readonly Titik[], number]>([
    ['the middle of 200 m', titik(0, 109.3333), bujurSangkar(0, 109.3333), 100],
    ['10 m from the edge, inside', titik(meter(90), 0), bujurSangkar(0, 0), 10],
    ['the edge', titik(meter(100), 0), bujurSangkar(0, 0), 0],
    ['50 m north', titik(meter(150), 0), bujurSangkar(0, 0), 50],
    ['off a corner, 30 m and 40 m', titik(meter(130), meter(140)), bujurSangkar(0, 0), 50],
    ['the middle of a courtyard', titik(meter(25), meter(15)), HURUF_U, 5],
    ['a ring of one point', titik(0, meter(70)), cincin([0, 0]), 70],
    ['the antimeridian', titik(-16.999, -179.999 + meter(10) / Math.cos((17 * Math.PI) / 180)), FIJI, 10],
    ['99 km north', titik(meter(99_100), 0), bujurSangkar(0, 0), 99_000],
    ['101 km north', titik(meter(101_100), 0), bujurSangkar(0, 0), 101_000],
    ['Peru, across the globe from Jakarta', titik(-6.175, 106.8272 - 180), MONAS, 18_641_700],
  ])('measures %s', (_name, posisi, area, jarak) =>
    expect(Math.abs(jarakKeTepi(posisi, area) - jarak)).toBeLessThanOrEqual(0.05 + jarak / 10_000),
  )

  it('is infinite without a ring', () => expect(jarakKeTepi(titik(0, 0), [])).toBe(Infinity))
})

it('judges and measures alike wherever on the globe the same site lies, and from whichever corner it is drawn', () => {
  const offset = fc.double({ min: -400, max: 400, noNaN: true, noDefaultInfinity: true })
  const lng = fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, 0, 109.3333, 180),
  )
  fc.assert(
    fc.property(
      offset,
      offset,
      fc.double({ min: -11, max: 6, noNaN: true }),
      lng,
      fc.nat(3),
      (x, y, lat, bujur, awal) => {
        const balut = (n: number) => ((((n + 180) % 360) + 360) % 360) - 180
        const sudut = bujurSangkar(lat, bujur).map((s) => titik(s.lat, balut(s.lng)))
        const area = [...sudut.slice(awal), ...sudut.slice(0, awal)]
        const orang = titik(lat + meter(y), balut(bujur + meter(x) / Math.cos((lat * Math.PI) / 180)))
        const keluar = Math.hypot(Math.max(0, Math.abs(x) - 100), Math.max(0, Math.abs(y) - 100))
        const masuk = Math.min(100 - Math.abs(x), 100 - Math.abs(y))
        if (Math.abs(keluar) > 0.1 || masuk > 0.1) expect(isInside(orang, area)).toBe(keluar === 0)
        expect(Math.abs(jarakKeTepi(orang, area) - (keluar || masuk))).toBeLessThan(0.1)
      },
    ),
    { seed: 20_261_120, numRuns: 1000 },
  )
})

it.each([
  [titik(-6.2088, 106.8229), 20],
  [titik(5.89, 95.32), 75],
  [titik(-8.49, 140.4), 5000],
])('a circle around %j has its corners so far away, and its edges hardly nearer', (pusat, radius) => {
  const keliling = lingkaran(pusat, radius)
  for (const sudut of keliling) expect(jarakMeter(pusat, sudut) / radius).toBeCloseTo(1, 2)
  expect(isInside(pusat, keliling)).toBe(true)
  expect(jarakKeTepi(pusat, keliling) / radius).toBeGreaterThan(0.985)
})
