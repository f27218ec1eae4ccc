import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { Random } from './random.ts'

/** A photo in the pieces in which it is sent; most of it is shared by many. */
export type Photo = {
  readonly pieces: readonly Buffer[]
  readonly length: number
  /** Hex */
  readonly sha256: string
}

/** How large photos are: pixels a side, and bytes from and to. */
type Size = { readonly side: number; readonly min: number; readonly max: number }

/** A little larger than the app sends them, and as it did when what a punch may cost was first measured. */
export const SIZES = {
  kini: { side: 320, min: 20_000, max: 29_000 },
  besar: { side: 480, min: 90_000, max: 120_000 },
} as const satisfies Readonly<Record<string, Size>>

/**
 * Gives photos like those of the app, square with an indexed palette, no two alike: each is put together of other stripes and has
 * colours of its own, so that neither their bytes nor what they look like makes one pass for another.
 */
export function openCamera(random: Random, size: Size = SIZES.kini): () => Photo {
  const drawings = Array.from({ length: DRAWINGS }, () => drawStripes(random, size))
  const head = Buffer.concat([SIGNATURE, header(size.side)])
  let taken = 0
  return () => {
    taken += 1
    const mark = chunk('tEXt', Buffer.from(`Comment\0${taken}-${random()}`, 'latin1'))
    const stripes = Array.from({ length: STRIPES }, (_, i) => i).flatMap(
      (i) => drawings[Math.floor(random() * DRAWINGS)]?.[i] ?? [],
    )
    const pieces = [head, palette(random), mark, ...pixels(stripes), END]
    const hash = createHash('sha256')
    for (const piece of pieces) hash.update(piece)
    return { pieces, length: pieces.reduce((sum, { length }) => sum + length, 0), sha256: hash.digest('hex') }
  }
}

const DRAWINGS = 8
const COLOURS = 64
/** Halves noise to a hundredth of what an eye could tell. */
const HALVINGS = 16

/** As many as a fingerprint has rows: what looks alike would have to share nearly all. */
const STRIPES = 16
/** Some rows of a drawing, packed so that others may follow; their checksum and length unpacked. */
type Stripe = { readonly packed: Buffer; readonly adler: number; readonly length: number }

/** Light that falls off and folds, a face, and a camera's noise, as much of it as makes the file as large as a real one. */
function drawStripes(random: Random, { side, min, max }: Size): readonly Stripe[] {
  const target = min + 1000 + random() * (max - min - 2000)
  const looks = Array.from({ length: STRIPES }, () => ({
    light: { x: random(), y: random() },
    folds: 1 + random() * 5,
    phase: random() * 2 * Math.PI,
  }))
  let [low, high] = [0, 64]
  // Each drawing has noise of its own, so that halving need not meet the target: it must end all the same.
  for (let i = 0; i < HALVINGS; i += 1) {
    const noise = (low + high) / 2
    const stripes = looks.map((look, at) => drawRows(random, side, at, look, noise))
    const packed = stripes.map((rows) => deflateRawSync(rows, FOLLOWED))
    const length = packed.reduce((sum, bytes) => sum + bytes.length, 0)
    if (Math.abs(length - target) < 1000)
      return stripes.map((rows, at) => ({ packed: packed[at] as Buffer, ...sumOf(rows) }))
    if (length < target) low = noise
    else high = noise
  }
  throw new Error(`No noise makes a photo of ${Math.round(target)} bytes`)
}

type Look = {
  readonly light: { readonly x: number; readonly y: number }
  readonly folds: number
  readonly phase: number
}

function drawRows(random: Random, side: number, at: number, look: Look, noise: number): Buffer {
  const height = side / STRIPES
  const rows = Buffer.alloc(height * (side + 1))
  for (let row = 0; row < height; row += 1) {
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [x / side, (at * height + row) / side]
      const isFace = ((u - 0.5) / 0.24) ** 2 + ((v - 0.45) / 0.3) ** 2 < 1
      const fold = 10 * Math.sin(look.folds * u * 2 * Math.PI + look.phase)
      const shade = 50 - 30 * Math.hypot(u - look.light.x, v - look.light.y) + fold + (isFace ? 14 : 0)
      const grain = (random() + random() + random() - 1.5) * noise
      rows[row * (side + 1) + x + 1] = Math.max(0, Math.min(COLOURS - 1, Math.round(shade + grain)))
    }
  }
  return rows
}

/** Of bytes that others may follow */
const FOLLOWED = { level: 6, finishFlush: constants.Z_FULL_FLUSH }

function sumOf(rows: Buffer): Omit<Stripe, 'packed'> {
  let [a, b] = [1, 0]
  for (const byte of rows) {
    a = (a + byte) % ADLER
    b = (b + a) % ADLER
  }
  return { adler: b * 2 ** 16 + a, length: rows.length }
}

const ADLER = 65_521
const ZLIB_HEAD = Buffer.from([0x78, 0x9c])
/** A last block, without anything in it */
const ZLIB_END = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff])

/** One chunk of stripes one below the other, in pieces. */
function pixels(stripes: readonly Stripe[]): Buffer[] {
  let [a, b] = [1, 0]
  for (const { adler, length } of stripes) {
    b = (b + Math.floor(adler / 2 ** 16) + (length % ADLER) * (a + ADLER - 1)) % ADLER
    a = (a + (adler % 2 ** 16) + ADLER - 1) % ADLER
  }
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(b * 2 ** 16 + a)
  const data = [ZLIB_HEAD, ...stripes.map(({ packed }) => packed), ZLIB_END, sum]
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.reduce((total, { length }) => total + length, 0))
  head.write('IDAT', 4, 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(data.reduce((crc, piece) => crc32(piece, crc), crc32(head.subarray(4))))
  return [head, ...data, check]
}

function header(side: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(side, 0)
  data.writeUInt32BE(side, 4)
  // Eight bits a pixel, an index into the palette.
  data.set([8, 3, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

/** Light to dark and back in three waves, each palette by other ones. */
function palette(random: Random): Buffer {
  const waves = [1, 2, 3].map((wave) => ({ wave, phase: random() * 2 * Math.PI, height: random() }))
  const colours = Array.from({ length: COLOURS }, (_, i) => {
    const sum = waves.reduce(
      (total, { wave, phase, height }) =>
        total + height * Math.sin((i / COLOURS) * wave * 2 * Math.PI + phase),
      0,
    )
    const level = 127 + (sum / waves.length) * 127
    return [level, level * 0.85, level * 0.7]
  })
  return chunk('PLTE', Buffer.from(colours.flat().map((value) => Math.round(value))))
}

function chunk(kind: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(kind, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const END = chunk('IEND', Buffer.alloc(0))
