import { describe, expect, it } from 'vitest'
import { aturanAlasanRoster, isiBerlaku, judgeTerisi, posOf, terisiPos } from './lembar.ts'

describe('[ROSTER-11] posts are filled', () => {
  const butuh = [
    { pos_id: 1, butuh: 2 },
    { pos_id: 2, butuh: 1 },
  ]
  it.each([
    ['by nobody', [], [0, 0]],
    ['by who is put there', [2, 2, 1], [1, 2]],
    ['in their order by who has no post', [null, null], [2, 0]],
    ['after who is put there', [1, null, null], [2, 1]],
    ['and who is left over stands at the first', [2, null, null, null, null], [4, 1]],
  ] as const)('%s', (_, diPos, harapan) => {
    expect([...terisiPos(butuh, diPos).values()]).toEqual(harapan)
  })

  it('also where somebody is put at a post that needs nobody', () => {
    expect(terisiPos([], [7, null])).toEqual(new Map([[7, 1]]))
  })
})

describe('who stands where', () => {
  const butuh = [
    { pos_id: 1, butuh: 2 },
    { pos_id: 2, butuh: 1 },
  ]
  it.each([
    ['nobody', [], []],
    ['who is put somewhere, there', [2, 9], [2, 9]],
    ['others where somebody is lacking, the first post first', [null, null, null], [1, 1, 2]],
    ['beside who is put there later', [null, null, 1], [1, 2, 1]],
    ['who is left over at the first', [null, null, null, null], [1, 1, 2, 1]],
  ] as const)('%s', (_nama, diPos, harapan) => expect(posOf(butuh, diPos)).toEqual(harapan))

  it('is nowhere where no post needs the shift', () => {
    expect(posOf([], [null])).toEqual([null])
    expect(terisiPos([], [null])).toEqual(new Map())
  })

  it.each([
    ['as many as needed', [null, null, null], []],
    [
      'fewer',
      [null],
      [
        { pos_id: 1, butuh: 2, terisi: 1 },
        { pos_id: 2, butuh: 1, terisi: 0 },
      ],
    ],
    ['more', [2, 2, 1, 1], [{ pos_id: 2, butuh: 1, terisi: 2 }]],
  ] as const)('is judged by post: %s', (_nama, diPos, harapan) =>
    expect(judgeTerisi(butuh, diPos)).toEqual(harapan),
  )
})

it.each([
  ['a draft before what is published', 1, 2, 1],
  ['what is published', null, 2, 2],
  ['a draft alone', 1, null, 1],
  ['nothing', null, null, null],
])('a cell holds %s', (_nama, draf, terbit, isi) => expect(isiBerlaku({ draf, terbit })).toBe(isi))

it.each([
  ['', undefined],
  ['Sakit mendadak', undefined],
  ['a'.repeat(300), undefined],
  ['a'.repeat(301), 'Alasan tidak boleh lebih dari 300 karakter.'],
  ['a\u202eb', 'Alasan mengandung karakter yang tidak dikenal.'],
])('a roster is published all the same because of %j: %s', (alasan, pesan) =>
  expect(aturanAlasanRoster(alasan)).toBe(pesan),
)
