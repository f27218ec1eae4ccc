import { expect, it } from 'vitest'
import { listKunciKembar } from './json.ts'

it.each<[string, string[]]>([
  ['{"a":1,"b":{"a":2}}', []],
  ['{"a":1,"a":2}', ['a']],
  ['{"kantor":[{"kode":"A"},{"kode":"B","nama":"x","\\u006bode":"C"}]}', ['kantor.1.kode']],
  ['{"a":"{\\"a\\":1,","b":[[1,2],{"c":[],"c":{}}]}', ['b.1.c']],
  ['[]', []],
])('[BACA-18] keys that stand twice in %s: %j', (teks, kembar) =>
  expect(listKunciKembar(teks)).toEqual(kembar),
)
