import { hash, verify } from '@node-rs/argon2'
import { type Asker, createFairQueue } from './fair-queue.ts'

/** Work that a digest asks of argon2id: memory in KiB, and passes over it */
export type Cost = { readonly memoryCost: number; readonly timeCost: number }

/** 64 MiB and three passes, about 45 ms of one core. */
const COST: Cost = { memoryCost: 65_536, timeCost: 3 }
/**
 * Two at a time: a rush of sign-ins must not take all memory and both cores from the punches. An office of some 200 gets
 * in at once, after five seconds of waiting; whoever comes beyond that is told to try again.
 */
const QUEUE = { atOnce: 2, mostOfOne: 200, most: 400 }

/** Whoever is signed in, and what the server does by itself. */
const TRUSTED: Asker = { isKnown: true, network: '' }

export type Passwords = {
  hash(password: string, asker?: Asker): Promise<string>
  /** False for a wrong password and, after the same work, for an account that has none. */
  verify(phc: string | null, password: string, asker?: Asker): Promise<boolean>
  /** How many wait for their turn */
  waiting(): number
}

/** Makes and compares digests, at the cost that is given; those of before keep the cost that stands in them. */
export function createPasswords(cost = COST): Passwords {
  const queue = createFairQueue(QUEUE)
  const options = { ...cost, parallelism: 1 }
  // An account without a password is compared with a digest of none, at the cost of any other.
  const nobodys = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  return {
    hash: (password, asker = TRUSTED) => queue.run(asker, () => hash(password, options)),
    async verify(phc, password, asker = TRUSTED) {
      const same = await queue.run(asker, () => verify(phc ?? nobodys, password))
      return same && phc !== null
    },
    waiting: () => queue.waiting(),
  }
}
