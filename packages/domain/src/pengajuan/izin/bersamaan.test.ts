import { expect, it } from 'vitest'
import { batasBersamaan } from './bersamaan.ts'

it.each([
  [20, 0, null],
  [0, 25, null],
  [20, 25, 5],
  [19, 25, 4],
  [3, 10, 1],
  [7, 100, 7],
])('of %i people at %i percent %s may be away at once', (orang, persen, batas) => {
  expect(batasBersamaan(orang, persen)).toBe(batas)
})
