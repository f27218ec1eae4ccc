import { expect, it } from 'vitest'
import { parseCsv } from './csv.ts'

it.each<[string, string, string[][]]>([
  [
    'commas',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\r\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  ['a mark of UTF-8', '\uFEFFa,b', [['a', 'b']]],
  [
    'quotes',
    'a;b\n"x;""y""\nz";2',
    [
      ['a', 'b'],
      ['x;"y"\nz', '2'],
    ],
  ],
  ['empty rows, which count', 'a\n\nb\n', [['a'], [''], ['b']]],
  ['an apostrophe before a sign', "a\n'=1+1", [['a'], ['=1+1']]],
  [
    'the formula that keeps zeros',
    'a;b\n="0812";"=""0031"""',
    [
      ['a', 'b'],
      ['0812', '0031'],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_, teks, baris) => expect(parseCsv(teks)).toEqual({ sel: baris, kutip: null }))

it('takes tabs, bars and what a line before says, and reads no further than asked', () => {
  const baris = [
    ['a', 'b'],
    ['1', '2'],
  ]
  expect(parseCsv('Daftar\n\na;b\r1;2\r').sel.slice(2)).toEqual(baris)
  expect(parseCsv('PT Contoh, Tbk\n\na;b\n1;2').sel.slice(2)).toEqual(baris)
  expect(parseCsv('a;b\n1,250,000;2,500,000').sel[1]).toEqual(['1,250,000', '2,500,000'])
  expect(parseCsv('a\tb\n1\t2').sel).toEqual(baris)
  expect(parseCsv('a|b\r\n1|2\r\n').sel).toEqual(baris)
  expect(parseCsv('sep=;\r\na;b\r\n1;2').sel).toEqual(baris)
  expect(parseCsv('\uFEFF"sep=|"\na|b\n1|2').sel).toEqual(baris)
  expect(parseCsv(`a,b\n${'1,2\n'.repeat(100_000)}`, 2).sel).toEqual(baris)
})

it.each<[string, string, number]>([
  ['the last cell', 'a;b\n1;2\n3;"4', 3],
  ['a cell that takes the rest along', 'a;b\n"1;2\n3;4\n5;6', 2],
  ['a cell that ends at the next quotation mark', 'a;b\n"1;2\n3;"4"', 2],
  ['a text behind a quotation mark', 'a;b\n"1"x;2\n3;4', 2],
])('[BACA-03] says in which row a quotation mark is not closed: %s', (_, teks, baris) =>
  expect(parseCsv(teks).kutip).toBe(baris),
)
