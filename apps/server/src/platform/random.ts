import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Randomness that must not be guessable. */
export type Random = {
  /** 256 random bits, base64url */
  token(): string
  id(): string
  /** Names a request in answers and in the log: ten characters that can be read out over a telephone */
  kode(): string
  /** So many of these letters, each as likely as the next */
  letters(alphabet: string, count: number): string
}

export const random: Random = {
  token: () => randomBytes(32).toString('base64url'),
  id: () => randomUUID(),
  kode: () => Array.from(randomBytes(10), (byte) => HURUF[byte % HURUF.length]).join(''),
  letters: (alphabet, count) =>
    Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
}

/** Crockford's 32: no letter that looks like a digit. */
const HURUF = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
