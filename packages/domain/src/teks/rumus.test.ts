import { expect, it } from 'vitest'
import { withRumus, tanpaRumus } from './rumus.ts'

it.each([
  ['Sari Dewi', 'Sari Dewi'],
  ["D'Angelo", "D'Angelo"],
  ['3-1', '3-1'],
  ['', ''],
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  [' =HYPERLINK("x")', `' =HYPERLINK("x")`],
  ['\u00A0\u200B+1', "'\u00A0\u200B+1"],
  ['\t@x', "'\t@x"],
  ['＝1', "'＝1"],
  ["'@x", "''@x"],
])('[JAGA-28] %j is written %j, and read as it was', (teks, ditulis) => {
  expect(tanpaRumus(teks)).toBe(ditulis)
  expect(withRumus(ditulis)).toBe(teks)
})
