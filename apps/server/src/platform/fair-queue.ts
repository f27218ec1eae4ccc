import { type DomainError, refuse } from './errors.ts'

/** Who asks for a turn: somebody known goes before all others, who take turns by where they come from. */
export type Asker = { readonly isKnown: boolean; readonly network: string }

export type FairQueue = {
  /** Does the work when its turn comes. Throws 503 when too many wait already. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>
  waiting(): number
}

export type FairBounds = {
  /** Works at once */
  readonly atOnce: number
  /** Of those that are known, and of one network */
  readonly mostOfOne: number
  readonly most: number
  /** What whoever is sent away is told */
  readonly full?: () => DomainError
}

type Waiter = { readonly go: () => void; readonly sendAway: () => void }

const KNOWN = 'known'

/**
 * Runs a few works at once. Works of known devices come first, in their order; then one of each network in turn, so
 * that a flood from one network delays only itself. If the queue is full, the network with the most works loses its
 * last one.
 */
export function createFairQueue({
  atOnce,
  mostOfOne,
  most,
  full = () => refuse('TERLALU_RAMAI'),
}: FairBounds): FairQueue {
  let running = 0
  const lines = new Map<string, Waiter[]>()
  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0)

  const lineUp = (party: string): Promise<void> => {
    const line = lines.get(party) ?? []
    if (line.length >= mostOfOne) throw full()
    if (party !== KNOWN && waiting() >= most) {
      const networks = [...lines].filter(([name]) => name !== KNOWN).map(([, others]) => others)
      const longest = networks.reduce((a, b) => (b.length > a.length ? b : a), line)
      if (longest.length <= line.length + 1) throw full()
      longest.pop()?.sendAway()
    }
    return new Promise((resolve, reject) => {
      lines.set(party, line)
      line.push({ go: resolve, sendAway: () => reject(full()) })
    })
  }
  const next = (): Waiter | undefined => {
    const party = lines.has(KNOWN) ? KNOWN : lines.keys().next().value
    if (party === undefined) return undefined
    const line = lines.get(party) ?? []
    const first = line.shift()
    // Whoever had a turn lines up behind the other networks.
    lines.delete(party)
    if (line.length > 0) lines.set(party, line)
    return first
  }

  return {
    waiting,
    async run({ isKnown, network }, work) {
      if (running < atOnce) running += 1
      else await lineUp(isKnown ? KNOWN : `network ${network}`)
      try {
        return await work()
      } finally {
        const waiter = next()
        if (waiter) waiter.go()
        else running -= 1
      }
    },
  }
}
