import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
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

/** As the app sends them, and as it did when what a punch may cost was first measured. */
export const SIZES = {
  kini: { side: 320, min: 20_000, max: 29_000 },
  besar: { side: 480, min: 90_000, max: 120_000 },
} as const satisfies Readonly<Record<string, Size>>

/**
 * Gives photos like those of the app, square with an indexed palette, no two alike: of one drawing each has colours of its own,
 * so that neither their bytes nor what they look like makes one pass for another.
 */
export function openCamera(random: Random, size: Size = SIZES.kini): () => Photo {
  const bases = Array.from({ length: BASES }, () => drawBase(random, size))
  const head = Buffer.concat([SIGNATURE, header(size.side)])
  let taken = 0
  return () => {
    const body = bases.at(taken % bases.length) as Buffer
    taken += 1
    const mark = chunk('tEXt', Buffer.from(`Comment\0${taken}-${random()}`, 'latin1'))
    const pieces = [head, palette(random), mark, body, END]
    const hash = createHash('sha256')
    for (const piece of pieces) hash.update(piece)
    return { pieces, length: pieces.reduce((sum, { length }) => sum + length, 0), sha256: hash.digest('hex') }
  }
}

const BASES = 8
const COLOURS = 64
/** Halves noise to a hundredth of what an eye could tell. */
const HALVINGS = 16

/** Light that falls off, a face, and a camera's noise, as much of it as makes the file as large as a real one. */
function drawBase(random: Random, { side, min, max }: Size): Buffer {
  const target = min + 1000 + random() * (max - min - 2000)
  const light = { x: random(), y: random() }
  let [low, high] = [0, 64]
  // Each drawing has noise of its own, so that halving need not meet the target: it must end all the same.
  for (let i = 0; i < HALVINGS; i += 1) {
    const noise = (low + high) / 2
    const body = chunk('IDAT', draw(random, side, light, noise))
    if (Math.abs(body.length - target) < 1000) return body
    if (body.length < target) low = noise
    else high = noise
  }
  throw new Error(`No noise makes a photo of ${Math.round(target)} bytes`)
}

function draw(random: Random, side: number, light: { x: number; y: number }, noise: number): Buffer {
  const rows = Buffer.alloc(side * (side + 1))
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [u, v] = [x / side, y / side]
      const isFace = ((u - 0.5) / 0.24) ** 2 + ((v - 0.45) / 0.3) ** 2 < 1
      const shade = 60 - 30 * Math.hypot(u - light.x, v - light.y) + (isFace ? 18 : 0)
      const grain = (random() + random() + random() - 1.5) * noise
      rows[y * (side + 1) + x + 1] = Math.max(0, Math.min(COLOURS - 1, Math.round(shade + grain)))
    }
  }
  return deflateSync(rows, { level: 6 })
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
