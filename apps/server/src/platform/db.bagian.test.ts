import { expect, it } from 'vitest'
import { POOL, shareConnections } from './db.bagian.ts'

it('[NODE-21] shares out all connections and no more, at least one to each kind of work', () => {
  for (let most: number = POOL.least; most <= POOL.most; most += 1) {
    const { punch, other, behind, jatah } = shareConnections(most)
    expect(1 + punch + other).toBe(most)
    expect(jatah.read.connections).toBeLessThan(other)
    expect(behind).toBeLessThan(other)
    for (const { connections, share } of Object.values(jatah)) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(connections)
    }
  }
  expect(shareConnections(POOL.usual)).toEqual({
    punch: 4,
    other: 5,
    behind: 3,
    jatah: {
      punch: { connections: 4, share: 4 },
      read: { connections: 4, share: 2 },
      report: { connections: 2, share: 1 },
      job: { connections: 2, share: 2 },
    },
  })
})
