import { hash, verify } from '@node-rs/argon2'
import { type Asker, createFairQueue } from './fair-queue.ts'

/** argon2id (the library's default) with 64 MiB and three passes; about 45 ms of one core. */
const OPTIONS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
/**
 * Two at a time: a rush of sign-ins must not take all memory and both cores from the punches. An office of some 200 gets
 * in at once, after five seconds of waiting; whoever comes beyond that is told to try again.
 */
const QUEUE = { atOnce: 2, mostOfOne: 200, most: 400 }

/** What an account without a password is compared with, at the cost of any other: a digest that is of none. */
const NOBODYS = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Whoever is signed in, and what the server does by itself. */
const TRUSTED: Asker = { isKnown: true, network: '' }

export type Passwords = {
  hash(password: string, asker?: Asker): Promise<string>
  /** False for a wrong password and, after the same work, for an account that has none. */
  verify(phc: string | null, password: string, asker?: Asker): Promise<boolean>
  /** How many wait for their turn */
  waiting(): number
}

export function createPasswords(): Passwords {
  const queue = createFairQueue(QUEUE)
  return {
    hash: (password, asker = TRUSTED) => queue.run(asker, () => hash(password, OPTIONS)),
    async verify(phc, password, asker = TRUSTED) {
      const same = await queue.run(asker, () => verify(phc ?? NOBODYS, password))
      return same && phc !== null
    },
    waiting: () => queue.waiting(),
  }
}
