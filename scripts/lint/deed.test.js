import { describe, expect, test } from 'vitest'
import { judgeDeed, partsOf, partsOfLiteral } from './deed.js'

const FILE = 'apps/server/src/features/klien/klien.service.ts'

describe('what a write knows travels as one value', () => {
  test.each([
    ['tx', 'Tx', ['transaction']],
    ['db', 'Db | Tx', ['transaction']],
    ['pelaku', 'Pelaku | null', ['person']],
    ['session', 'Session', ['person']],
    ['oleh', 'number', ['person']],
    ['saat', 'Instan', ['moment']],
    ['tindakan', "'POST /kelola/klien'", ['call']],
    ['jalan', 'Tindakan', ['call']],
    ['write', '(tx: Tx) => Promise<void>', []],
    ['id', 'number', []],
  ])('%s: %s holds %j', (name, type, parts) => {
    expect(partsOf(name, type)).toEqual(parts)
  })
  test('a literal is judged by its names', () => {
    expect(partsOfLiteral(['saat', 'oleh', 'tindakan', 'objek'])).toEqual(['person', 'moment', 'call'])
    expect(partsOfLiteral(['objek', 'waktu'])).toEqual(['moment'])
  })
  test('uses only fall', () => {
    expect(judgeDeed(FILE, [], {})).toBeNull()
    expect(judgeDeed(FILE, ['editKlien'], {})).toContain('editKlien')
    expect(judgeDeed(FILE, ['editKlien'], { [FILE]: 1 })).toBeNull()
    expect(judgeDeed(FILE, ['editKlien'], { [FILE]: 2 })).toContain('deed.json')
    expect(judgeDeed(FILE, ['a', 'b'], { [FILE]: 1 })).toContain('(b)')
  })
})
