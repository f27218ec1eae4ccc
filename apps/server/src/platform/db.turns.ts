import type { Jatah } from './db.bagian.ts'
import type { ServedBound, Work } from './work.ts'

/** No connection came free in time. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn'
}

export type Turn = {
  /** The connection stands: from here on it is held. */
  begin(): void
  /** It is free again. */
  end(): void
}

export type Turns = {
  /** Waits for a connection to be free for this work. Throws NoTurn. */
  take(work: Work): Promise<Turn>
  waiting(): number
}

/** Whoever holds a connection for longer is held up: by somebody's lock, or by more work than there should be. */
const HELD_UP_MS = 800
/** So long a name whose wait for a lock has ended in vain is taken for one that is held up. */
const REMEMBERED_MS = 5000
/** How often somebody who has lost patience looks whether it goes on. */
const LOOK_MS = 50

/** Connections that several kinds of work share; whoever asked to be woken first comes first. */
export type Room = {
  isFull(): boolean
  enter(): void
  leave(): void
  /** Called when somebody has left */
  onLeave(wake: () => void): void
}

export function createRoom(most: number): Room {
  const wakes: (() => void)[] = []
  let held = 0
  return {
    isFull: () => held >= most,
    enter: () => (held += 1),
    leave() {
      held -= 1
      for (const wake of wakes) wake()
    },
    onLeave: (wake) => wakes.push(wake),
  }
}

type Holder = { readonly name: string; since: number }
type Waiter = { readonly name: string; readonly go: () => void }

/**
 * Hands out a few connections in the order of asking. No name gets more than its share, and all names that wait for a
 * lock get one share together. A locked table therefore never uses up the connections of other calls.
 */
export function createTurns(
  { lockMs, patienceMs, longestMs }: Omit<ServedBound, 'statementMs' | 'plansOnce'>,
  { connections, share }: Jatah,
  rooms: readonly Room[] = [createRoom(connections)],
): Turns {
  const holders = new Set<Holder>()
  const waiters = new Set<Waiter>()
  const heldUpUntil = new Map<string, number>()

  const isHeldUp = (name: string, now: number) =>
    (heldUpUntil.get(name) ?? 0) > now ||
    [...holders].some((holder) => holder.name === name && now - holder.since > HELD_UP_MS)
  /** Nobody gets on, or somebody's lock has just been in the way. */
  const isStuck = (now: number) =>
    [...holders].every((holder) => now - holder.since > HELD_UP_MS) ||
    [...heldUpUntil.values()].some((until) => until > now)
  const isFull = () => holders.size >= connections || rooms.some((room) => room.isFull())
  const mayGo = (name: string) => {
    if (isFull()) return false
    if (holders.size < share) return true
    const now = performance.now()
    const rivals = isHeldUp(name, now)
      ? (other: string) => isHeldUp(other, now)
      : (other: string) => other === name
    return [...holders].filter((holder) => rivals(holder.name)).length < share
  }
  const hold = (name: string): Turn => {
    const holder: Holder = { name, since: Number.POSITIVE_INFINITY }
    holders.add(holder)
    for (const room of rooms) room.enter()
    const begin = () => {
      holder.since = performance.now()
    }
    const end = () => {
      if (!holders.delete(holder)) return
      const now = performance.now()
      if (now - holder.since >= lockMs) heldUpUntil.set(name, now + REMEMBERED_MS)
      for (const room of rooms) room.leave()
    }
    return { begin, end }
  }
  const wake = () => {
    for (const waiter of waiters) {
      if (isFull()) return
      if (mayGo(waiter.name)) waiter.go()
    }
  }
  for (const room of rooms) room.onLeave(wake)

  return {
    waiting: () => waiters.size,
    async take({ name, waitedMs }) {
      if (mayGo(name)) return hold(name)
      return new Promise((resolve, reject) => {
        const waiter = {
          name,
          go: () => {
            clearTimeout(timer)
            waiters.delete(waiter)
            resolve(hold(name))
          },
        }
        const since = performance.now() - waitedMs
        const look = () => {
          const now = performance.now()
          if (now - since < (isStuck(now) ? patienceMs : longestMs)) {
            timer = setTimeout(look, LOOK_MS)
            return
          }
          waiters.delete(waiter)
          reject(new NoTurn(`no connection for ${name} within its time`))
        }
        let timer = setTimeout(look, Math.max(0, patienceMs - waitedMs))
        waiters.add(waiter)
      })
    },
  }
}
