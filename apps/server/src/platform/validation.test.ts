import { id, text, versi } from '@rekan/contract/call'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './validation.ts'

const wajib = (nilai: string) => (nilai === '' ? 'Nama harus diisi.' : undefined)

it.each<[string, z.ZodType, unknown, string]>([
  ['no text', z.string(), 5, 'Harus berupa teks.'],
  ['no number', z.number(), 'lima', 'Harus berupa angka.'],
  ['a fraction', z.int(), 1.5, 'Harus berupa bilangan bulat.'],
  ['neither yes nor no', z.boolean(), 'ya', 'Harus berupa true atau false.'],
  ['no list', z.array(z.string()), {}, 'Harus berupa daftar.'],
  ['no object', z.object({}), [], 'Harus berupa objek JSON.'],
  ['null', z.string(), null, 'Harus diisi.'],
  ['absent', z.number(), undefined, 'Harus diisi.'],
  ['a choice that is none', z.enum(['L', 'P']), 'X', 'Harus salah satu dari L, P.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Paling sedikit 1 butir.'],
  ['a list too long', z.array(z.string()).max(1), ['a', 'b'], 'Paling banyak 1 butir.'],
  ['a text too short', z.string().min(3), 'ab', 'Paling sedikit 3 karakter.'],
  ['a number too large', z.number().max(2500), 2501, 'Paling banyak 2.500.'],
  ['a pattern it does not have', z.string().regex(/^\d+$/), 'a', 'Isian ini tidak valid.'],
  ['one of several kinds, and none', z.union([z.string(), z.number()]), true, 'Isian ini tidak valid.'],
  ['a required text, null', text(wajib), null, 'Nama harus diisi.'],
  ['an id of 0', id, 0, 'Id tidak valid.'],
  ['an id of a half', id, 0.5, 'Id tidak valid.'],
  ['an id too large', id, '9999999999', 'Id tidak valid.'],
  ['a version below the first', versi, -1, 'Versi tidak valid.'],
])('words %s', (_name, schema, value, message) => {
  const { error } = schema.safeParse(value)
  expect(error && fieldErrors(error)).toEqual({ _: [message] })
})

it('names a field by its path, and what nobody knows', () => {
  const { error } = z.strictObject({ ids: z.array(id) }).safeParse({ ids: [1, 0], status: 'x' })
  expect(error && fieldErrors(error)).toEqual({
    'ids.1': ['Id tidak valid.'],
    status: ['Isian ini tidak dikenal.'],
  })
})
