import { describe, expect, test } from 'vitest'
import { isAmbient, judgeParts, partsOf, partsOfLiteral } from './deed.js'

describe('[SEKALI-01] what a write knows travels as one value', () => {
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
    expect(partsOfLiteral(['oleh', 'waktu', 'tindakan'])).toEqual(['person', 'call'])
  })
  test('three parts beside each other are refused by the name of who takes them', () => {
    expect(judgeParts(['transaction', 'moment', 'moment'], 'editKlien')).toBeNull()
    expect(judgeParts(['transaction', 'person', 'moment'], 'editKlien')).toContain('editKlien')
  })
  test.each([
    ['Tx', true],
    ['Tx, Set<string>', true],
    ['TxLain', false],
    ['FastifyRequest', false],
  ])('keys of %s are a transaction: %j', (type, yes) => {
    expect(isAmbient(type)).toBe(yes)
  })
})
