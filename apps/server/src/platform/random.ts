import { randomBytes, randomUUID } from 'node:crypto'

/** Randomness that must not be guessable. */
export type Random = {
  /** 256 random bits, base64url */
  token(): string
  /** Names a request in answers and in the log */
  id(): string
}

export const random: Random = {
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomUUID(),
}
