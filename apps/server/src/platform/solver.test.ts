import { describe, expect, it } from 'vitest'
import { createSolver, type SolveReply } from './solver.ts'

const MODEL = `Minimize\n b: 2 x + y\nSubject To\n c0: x + y >= 1\n c1: y <= 0.4\nBinary\n x\nEnd`
const nobody = new AbortController().signal

/** A great many things to be packed into knapsacks: far from done within any test's patience. */
function modelSulit(): string {
  const benda = Array.from({ length: 300 }, (_, ke) => ke)
  const bobot = (ke: number, tas: number) => 101 + ((ke * 7919 + tas * 104_729) % 997)
  return [
    'Maximize',
    ` b: ${benda.map((ke) => `${bobot(ke, 0)} x${ke}`).join('\n + ')}`,
    'Subject To',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map(
      (tas) => ` c${tas}: ${benda.map((ke) => `${bobot(ke, tas)} x${ke}`).join('\n + ')} <= 70000`,
    ),
    'Binary',
    ...benda.map((ke) => ` x${ke}`),
    'End',
  ].join('\n')
}

/** Searches twice as long until it finds anything: of low priority, it may get no turn for a while. */
async function findSome(detik: number): Promise<SolveReply> {
  const found = await createSolver(detik + 60, detik).solve(modelSulit(), 0, nobody)
  if (found !== null && (countTaken(found) > 0 || found.tuntas)) return found
  return await findSome(detik * 2)
}

const countTaken = ({ nilai }: SolveReply) => Object.values(nilai).filter((berapa) => berapa > 0.5).length

describe('the solver', () => {
  it('answers with the best there is', async () => {
    const solver = createSolver()
    expect(await solver.solve(MODEL, 0, nobody)).toEqual({ tuntas: true, nilai: { x: 1, y: 0 } })
    expect(solver.isFree()).toBe(true)
  })

  it('[ROSTER-05] is ended at its limit, with the best so far or with nothing', async () => {
    const best = await findSome(1)
    expect(best.tuntas).toBe(false)
    expect(countTaken(best)).toBeGreaterThan(0)
    expect(await createSolver(0.01).solve(modelSulit(), 0, nobody)).toBeNull()
  })

  it('[ROSTER-05] solves one model at a time, and ends when nobody waits any more', async () => {
    const solver = createSolver()
    const asking = new AbortController()
    const solving = solver.solve(modelSulit(), 0, asking.signal)
    expect(solver.isFree()).toBe(false)
    await expect(solver.solve(MODEL, 0, nobody)).rejects.toThrow('busy')
    asking.abort(new Error('gone'))
    await expect(solving).rejects.toThrow('gone')
    expect(solver.isFree()).toBe(true)
  })
})
