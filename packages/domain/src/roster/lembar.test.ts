import { describe, expect, it } from 'vitest'
import { terisiPos } from './lembar.ts'

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
