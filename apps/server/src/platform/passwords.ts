import { hash, verify } from '@node-rs/argon2'
import { refuse } from './errors.ts'

/** argon2id (the library's default) with 64 MiB and three passes; about 45 ms of one core. */
const OPTIONS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
/** Two at a time: a rush of sign-ins must not take all memory and both cores from the punches. */
const AT_ONCE = 2
/** Some five seconds of waiting; whoever comes beyond that is told to try again, instead of everybody waiting longer. */
const MAX_WAITING = 200

export type Passwords = {
  hash(password: string): Promise<string>
  /** False for a wrong password and, after the same work, for an account that has none. */
  verify(phc: string | null, password: string): Promise<boolean>
  /** How many wait for their turn */
  waiting(): number
}

export function createPasswords(): Passwords {
  const limit = atMost(AT_ONCE)
  const hashed = (password: string) => limit.run(() => hash(password, OPTIONS))
  let dummy: string | undefined
  return {
    hash: hashed,
    async verify(phc, password) {
      dummy ??= await hashed('no account has this password')
      const against = phc ?? dummy
      const same = await limit.run(() => verify(against, password))
      return same && phc !== null
    },
    waiting: () => limit.waiting(),
  }
}

/** Runs at most `count` of the given works at once, the others in their order. */
function atMost(count: number): {
  run<T>(work: () => Promise<T>): Promise<T>
  waiting(): number
} {
  let running = 0
  const waiting: (() => void)[] = []
  return {
    waiting: () => waiting.length,
    async run(work) {
      if (waiting.length >= MAX_WAITING) throw refuse('TERLALU_RAMAI')
      if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
