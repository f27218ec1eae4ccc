import { randomUUID } from 'node:crypto'
import type { Person } from '../../apps/server/test/people.ts'
import { DI_DALAM } from '../../apps/server/test/selfie.ts'
import type { Photo } from './photos.ts'
import type { Random } from './random.ts'

/**
 * How a phone behaves: sends and waits; sends again while the first is under way; loses the answer and sends again;
 * loses its connection in the middle of the upload and starts over.
 */
export type Habit = 'once' | 'twice' | 'deaf' | 'torn'

/** One person's check-in. */
export type Shot = {
  readonly person: Person
  readonly habit: Habit
  /** When it is meant to leave, milliseconds from the start of the rush */
  readonly at: number
  /** The whole HTTP request */
  readonly request: readonly Buffer[]
  readonly bytes: number
  readonly sha256: string
}

export type ShotOptions = {
  readonly people: readonly Person[]
  readonly takePhoto: () => Photo
  readonly random: Random
  /** Of each person, in milliseconds */
  readonly arrivals: readonly number[]
  /** Everybody sends once and waits. */
  readonly calm?: boolean
}

export function makeShots({ people, takePhoto, random, arrivals, calm = false }: ShotOptions): Shot[] {
  return people.map((person, i) => {
    const photo = takePhoto()
    return {
      person,
      habit: calm ? 'once' : drawHabit(random()),
      at: arrivals[i] ?? 0,
      sha256: photo.sha256,
      ...requestOf(person, photo),
    }
  })
}

/** Moments of a Poisson process of which it is known how many fall in: 40 % of them in the last 30 % of the time. */
export function morningArrivals(count: number, lengthMs: number, random: Random): number[] {
  const late = Math.round(count * 0.4)
  return Array.from({ length: count }, (_, i) =>
    i < late ? lengthMs * (0.7 + 0.3 * random()) : lengthMs * 0.7 * random(),
  ).toSorted((a, b) => a - b)
}

/** 5 % send again, half of them without having read an answer; 2 % break off. */
function drawHabit(chance: number): Habit {
  if (chance < 0.025) return 'twice'
  if (chance < 0.05) return 'deaf'
  return chance < 0.07 ? 'torn' : 'once'
}

const BOUNDARY = '----rekanrush7f3a91c2'
const FIELDS = Object.entries({ ...DI_DALAM, akurasi: '12', keterangan: '' })
  .map(([name, value]) => part(`name="${name}"`) + `${value}\r\n`)
  .join('')
const BEFORE = Buffer.from(
  `${FIELDS}${part('name="selfie"; filename="selfie.png"', 'Content-Type: image/png\r\n')}`,
)
const AFTER = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)

function requestOf(person: Person, photo: Photo): Pick<Shot, 'request' | 'bytes'> {
  const length = BEFORE.length + photo.length + AFTER.length
  const head = Buffer.from(
    [
      'POST /api/presensi/check-in HTTP/1.1',
      'Host: rekan.example',
      `Authorization: Bearer ${person.token}`,
      `Idempotency-Key: ${randomUUID()}`,
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
      `Content-Length: ${length}`,
      'User-Agent: Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
      'Accept: application/json',
      '\r\n',
    ].join('\r\n'),
  )
  return { request: [head, BEFORE, ...photo.pieces, AFTER], bytes: head.length + length }
}

function part(disposition: string, more = ''): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`
}
