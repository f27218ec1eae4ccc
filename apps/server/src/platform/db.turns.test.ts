import { afterEach, beforeEach, expect, it } from 'vitest'
import { pengatur } from '../../test/jam.ts'
import { NoTurn, createTurns } from './db.turns.ts'
import { startWork } from './work.ts'

beforeEach(() => {
  pengatur.stand(['performance', 'setTimeout', 'clearTimeout'])
})
afterEach(() => {
  pengatur.end()
})

const LOCK_MS = 2000
const PATIENCE_MS = 100
const LONGEST_MS = 500

/** Six connections, three to a name. */
function open() {
  const turns = createTurns(
    { lockMs: LOCK_MS, patienceMs: PATIENCE_MS, longestMs: LONGEST_MS },
    { connections: 6, share: 3 },
  )
  const held: string[] = []
  const take = async (name: string) => {
    const turn = await turns.take(startWork('read', name))
    turn.begin()
    held.push(name)
    return () => {
      held.splice(held.indexOf(name), 1)
      turn.end()
    }
  }
  return { turns, take, count: (name: string) => held.filter((one) => one === name).length }
}

/** Who got a turn in the end, and who was told that there is none. */
async function outcome(takes: readonly Promise<unknown>[]): Promise<string[]> {
  const all = await Promise.allSettled(takes)
  return all.map((one) => (one.status === 'rejected' ? (one.reason as Error).name : 'turn'))
}

it('gives a name no more than its share, and the rest to others in the order they came', async () => {
  const { turns, take, count } = open()
  const takes = Array.from({ length: 5 }, () => take('A'))
  const others = ['B', 'C', 'D', 'E'].map((name) => take(name))
  const [leave] = await Promise.all(takes.slice(0, 3))
  await Promise.all(others.slice(0, 3))
  expect([count('A'), count('B'), count('C'), count('D'), count('E')]).toEqual([3, 1, 1, 1, 0])
  expect(turns.waiting()).toBe(3)
  leave?.()
  await takes[3]
  expect([count('A'), count('E'), turns.waiting()]).toEqual([3, 0, 2])
  pengatur.pass(PATIENCE_MS * 2)
  expect(turns.waiting()).toBe(2)
  pengatur.pass(LONGEST_MS)
  expect(await outcome([takes[4] as Promise<unknown>, others[3] as Promise<unknown>])).toEqual([
    NoTurn.name,
    NoTurn.name,
  ])
  expect(turns.waiting()).toBe(0)
})

it('lets all names that are held up share one share, and remembers for a while who waited for a lock in vain', async () => {
  const { take, count } = open()
  const first = await Promise.all([take('A'), take('A'), take('B')])
  pengatur.pass(LOCK_MS / 2)
  const late = [take('A'), take('B')]
  const leaveC = await take('C')
  pengatur.pass(LOCK_MS / 2)
  expect(await outcome(late)).toEqual([NoTurn.name, NoTurn.name])
  for (const leave of [...first, leaveC]) leave()

  const again = [take('A'), take('A'), take('B'), take('B')]
  await Promise.all([take('C'), take('C'), take('C')])
  expect([count('A'), count('B'), count('C')]).toEqual([2, 1, 3])
  pengatur.pass(PATIENCE_MS)
  expect(await outcome(again)).toEqual(['turn', 'turn', 'turn', NoTurn.name])
})

it('tells whoever waits soon while nobody gets on, and not before', async () => {
  const { turns, take } = open()
  const held = await Promise.all(['A', 'A', 'A', 'B', 'B', 'B'].map((name) => take(name)))
  const waiting = take('C')
  pengatur.pass(PATIENCE_MS * 2)
  expect(turns.waiting()).toBe(1)
  held[0]?.()
  await waiting
  pengatur.pass(LOCK_MS / 2)
  const late = take('D')
  pengatur.pass(PATIENCE_MS)
  expect(await outcome([late])).toEqual([NoTurn.name])
})
