import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { judgeName } from './names.js'
import { FORMS, NOUNS, VERBS } from './words.js'

test.each([
  ['listLembur', 'a verb'],
  ['find', 'a verb alone'],
  ['isTelat', 'a predicate'],
  ['useLembur', 'a hook'],
  ['checkIn', 'a noun that the specification spells in English'],
  ['hariPresensi', 'the noun of a computed value'],
  ['lemburFrom', 'a mapper'],
  ['withKoreksi', 'a preposition'],
  ['toDate', 'a preposition'],
  ['LemburCard', 'a component'],
])('%s is a name: %s', (name) => {
  expect(judgeName(name)).toBeNull()
})

test.each([
  ['hitungLembur', 'an Indonesian verb'],
  ['cariKaryawan', 'an Indonesian verb'],
  ['susun', 'an Indonesian verb alone'],
  ['getLembur', 'a synonym of find and fetch'],
  ['makeSlip', 'a synonym of create'],
  ['saveSlip', 'a synonym of edit and store'],
  ['findingLembur', 'a word that only begins like a verb'],
  ['lemburDari', 'a mapper with an Indonesian preposition'],
])('%s is refused: %s', (name) => {
  expect(judgeName(name)).toContain(name)
})

describe('the words', () => {
  test('the glossary explains every verb, and no other', () => {
    const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
    const [, section = ''] = page.split('\n## Verbs\n')
    const [own] = section.split('\n## ')
    const rows = own.split('\n').flatMap((line) => /^\| (`.*?) *\|/.exec(line)?.[1] ?? [])
    const explained = rows.flatMap((cell) => Array.from(cell.matchAll(/`(\w+)`/g), ([, verb]) => verb))
    expect(explained.toSorted()).toEqual(VERBS.toSorted())
  })

  test('no word stands twice', () => {
    const all = [...VERBS, ...NOUNS, ...FORMS]
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
  })
})
