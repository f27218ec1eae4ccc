import { expect, it } from 'vitest'
import { decidePonsel } from './ponsel.ts'

const KINI = Date.parse('2026-11-20T08:00:00+07:00')
const semua = (...hari: readonly number[]) =>
  hari.map((lalu, ke) => ({ id: ke + 1, didengar: KINI - lalu * 86_400_000 }))

it.each<[string, readonly number[], readonly number[] | null]>([
  ['the first', [], []],
  ['the fifth, whatever was heard', [40, 40, 40, 40], []],
  ['the sixth, all of them heard', [0, 1, 2, 3, 30], null],
  ['the sixth, one of them unheard', [0, 1, 2, 3, 31], [5]],
  ['many of before, too few of them unheard', [0, 1, 2, 3, 4, 5, 31], null],
  ['many of before, unheard', [0, 1, 2, 3, 31, 32, 33], [5, 6, 7]],
])('[JAGA-14] one more phone beside %s', (_name, hari, lepas) => {
  expect(decidePonsel(semua(...hari), KINI)).toEqual(lepas === null ? { ok: false } : { ok: true, lepas })
})
