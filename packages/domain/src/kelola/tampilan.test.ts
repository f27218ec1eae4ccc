import { expect, it } from 'vitest'
import { aturanNamaTampilan, tidyNamaTampilan } from './tampilan.ts'

it.each([
  ['Terlambat bulan ini', undefined],
  ['a'.repeat(60), undefined],
  ['a'.repeat(61), 'Nama tidak boleh lebih dari 60 karakter.'],
  [' ', 'Nama tampilan harus diisi.'],
])('the name of a view is %j: %s', (nama, pesan) => expect(aturanNamaTampilan(nama)).toBe(pesan))

it.each([
  ['  Regu \n\t malam ', 'Regu malam'],
  ['Kafe\u0301', 'Kafé'],
])('keeps the name %j as %j', (nama, rapi) => expect(tidyNamaTampilan(nama)).toBe(rapi))
