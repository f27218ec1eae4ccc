import { expect, it } from 'vitest'
import type { Titik } from './area.ts'
import { areaLingkaran, poligonFrom } from './garis-area.ts'
import { kalimatArea } from './luas.ts'

/** Degrees of latitude for some metres. */
const meter = (n: number) => n / 111_195.08
const sudut = (...pasangan: readonly (readonly [number, number])[]): Titik[] =>
  pasangan.map(([x, y]) => ({ lat: meter(y), lng: 109.3333 + meter(x) }))

it.each([
  [
    'a square of 100 m',
    poligonFrom(sudut([0, 0], [100, 0], [100, 100], [0, 100])),
    'poligon 4 sudut, 10.000 m²',
  ],
  [
    'the same the other way',
    poligonFrom(sudut([0, 0], [0, 100], [100, 100], [100, 0])),
    'poligon 4 sudut, 10.000 m²',
  ],
  ['a slanted one', poligonFrom(sudut([0, 0], [100, 20], [80, 120], [-10, 60])), 'poligon 4 sudut, 8.200 m²'],
  ['a triangle', poligonFrom(sudut([0, 0], [30, 0], [0, 40])), 'poligon 3 sudut, 600 m²'],
  ['a circle', areaLingkaran({ lat: 0, lng: 109.3333 }, 1000), 'lingkaran 1.000 m, 3.141.593 m²'],
  ['no corners', poligonFrom([]), 'poligon 0 sudut, 0 m²'],
  ['none', null, 'tanpa area'],
])('%s in words', (_nama, area, uraian) => expect(kalimatArea(area)).toBe(uraian))
