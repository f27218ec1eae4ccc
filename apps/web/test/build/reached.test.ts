import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { isReachedFrom } from '../../build/reached.ts'

// Who imports whom, statically; `malas` only dynamically, so that nobody is named. `a` and `b` import each other.
const importers: Readonly<Record<string, readonly string[]>> = {
  main: [],
  a: ['main', 'b'],
  b: ['a'],
  c: ['malas'],
  malas: [],
}
const context = {
  getModuleInfo: (id: string) => {
    const found = importers[id]
    return found === undefined ? null : { id, isEntry: id === 'main', importers: found }
  },
} as unknown as Rolldown.ChunkingContext

test.each([
  ['main', true],
  ['a', true],
  ['b', true],
  ['c', false],
  ['malas', false],
  ['tidak-ada', false],
])('%s is reached from the entry: %s', (id, expected) => {
  expect(isReachedFrom(({ isEntry }) => isEntry, id, context)).toBe(expected)
})

test('from any root', () => {
  expect(isReachedFrom(({ id }) => id === 'malas', 'c', context)).toBe(true)
  expect(isReachedFrom(({ id }) => id === 'malas', 'b', context)).toBe(false)
})
