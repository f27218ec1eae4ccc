import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** One at a time, held up until `begin`; names are noted as their turn comes, or as they are sent away. */
function open(bounds: { readonly mostOfOne: number; readonly most: number }) {
  const queue = createFairQueue({ atOnce: 1, ...bounds })
  const gate = Promise.withResolvers<void>()
  const served: string[] = []
  const refused: string[] = []
  void queue.run({ isKnown: true, network: '' }, () => gate.promise)
  const all: Promise<void>[] = []
  const ask = (name: string, network: string, isKnown = false) => {
    const work = async () => {
      served.push(name)
    }
    all.push(
      queue.run({ isKnown, network }, work).catch(({ code, status }: { code: string; status: number }) => {
        expect([code, status]).toEqual(['TERLALU_RAMAI', 503])
        refused.push(name)
      }),
    )
  }
  const outcome = async () => {
    gate.resolve()
    await Promise.all(all)
    return { served: served.join(' '), refused: refused.toSorted().join(' '), waiting: queue.waiting() }
  }
  return { ask, outcome }
}

it('serves the known first, then one of each network after the other', async () => {
  const { ask, outcome } = open({ mostOfOne: 10, most: 20 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name, name.charAt(0))
  ask('k1', 'a', true)
  ask('k2', 'z', true)
  expect(await outcome()).toEqual({ served: 'k1 k2 a1 b1 c1 a2 b2 a3', refused: '', waiting: 0 })
})

it('sends away whoever comes beyond the bound of a network, and the last of the longest line when all is full', async () => {
  const { ask, outcome } = open({ mostOfOne: 3, most: 4 })
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2', 'd1']) ask(name, name.charAt(0))
  for (const name of ['k1', 'k2', 'k3', 'k4']) ask(name, 'a', true)
  expect(await outcome()).toEqual({ served: 'k1 k2 k3 a1 b1 c1 d1', refused: 'a2 a3 a4 b2 k4', waiting: 0 })
})
