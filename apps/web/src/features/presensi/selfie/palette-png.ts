import { applyPalette, quantize } from 'gifenc'

const WARNA = 96

/** How far a pixel's colour may be from what it is painted with, of 255: at first, where nobody sees it. */
const BEDA_AWAL = 6
/** How many times further it may be at the next try, at least and at most. */
const LANGKAH = [1.2, 1.5] as const

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Bit depth 8, palette colour, the only compression, filter method, no interlace. */
const HEADER_TAIL = Uint8Array.of(8, 3, 0, 0, 0)

/**
 * The quantiser's time grows with the square of the shades it sees: seconds on a phone for a dim, grainy photo. Above
 * this many it is given coarser ones, of which there are 4096 at most; in grain nobody sees the difference.
 */
const HALUS_TERBANYAK = 4000

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** A picture as an indexed PNG of at most `limit` bytes: the less of its grain is kept, the smaller it is. */
export async function encodeWithin(image: Pixels, limit: number): Promise<Blob> {
  const { data, width, height } = image
  const format = countShades(data) > HALUS_TERBANYAK ? 'rgb444' : 'rgb565'
  const palette = quantize(data, WARNA, { format })
  const nearest = applyPalette(data, palette, format)
  const head = [
    SIGNATURE,
    chunk('IHDR', encodeHeader(width, height)),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
  ]
  for (let beda = BEDA_AWAL; ;) {
    const pixels = await encodeZlib(
      withFilterBytes(mergeNeighbours(image, nearest, palette, beda), width, height),
    )
    const png = new Blob([...head, chunk('IDAT', pixels), chunk('IEND', new Uint8Array())], {
      type: 'image/png',
    })
    // Of one colour alone, it is as small as it becomes.
    if (png.size <= limit || beda > 255) return png
    beda *= Math.min(Math.max(LANGKAH[0], png.size / limit), LANGKAH[1])
  }
}

function encodeHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(13)
  new DataView(bytes.buffer).setUint32(0, width)
  new DataView(bytes.buffer).setUint32(4, height)
  bytes.set(HEADER_TAIL, 8)
  return bytes
}

/**
 * Paints each pixel as the one of its neighbours painted before it that is nearest to its own colour, where that is within `beda`
 * of it. Runs compress several times better than grain, edges stay where they are, and no error grows along a run.
 */
function mergeNeighbours(
  { data, width, height }: Pixels,
  nearest: Uint8Array,
  palette: readonly (readonly number[])[],
  beda: number,
): Uint8Array {
  const painted = nearest.slice()
  const colours = Uint8Array.from(palette.flatMap(([r = 0, g = 0, b = 0]) => [r, g, b]))
  // To the left, above, and above on either side, where the picture has them.
  const dari = [-1, -width, -width - 1, -width + 1]
  for (let i = 1; i < width * height; i += 1) {
    const x = i % width
    // By how bright the eye sees each, as a seventh.
    let batas = beda * beda * 7
    for (let n = 0; n < 4; n += 1) {
      const at = i + (dari[n] ?? 0)
      if (at < 0 || (x === 0 && (n === 0 || n === 2)) || (x === width - 1 && n === 3)) continue
      const colour = painted[at] ?? 0
      const r = (colours[colour * 3] ?? 0) - (data[i * 4] ?? 0)
      const g = (colours[colour * 3 + 1] ?? 0) - (data[i * 4 + 1] ?? 0)
      const b = (colours[colour * 3 + 2] ?? 0) - (data[i * 4 + 2] ?? 0)
      const jarak = 2 * r * r + 4 * g * g + b * b
      if (jarak >= batas) continue
      batas = jarak
      painted[i] = colour
    }
  }
  return painted
}

/** Distinct colours at 5, 6 and 5 bits. */
function countShades(data: Uint8ClampedArray): number {
  const seen = new Uint8Array(65_536)
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    const shade = (((data[i] ?? 0) >> 3) << 11) | (((data[i + 1] ?? 0) >> 2) << 5) | ((data[i + 2] ?? 0) >> 3)
    if (seen[shade] === 0) count += 1
    seen[shade] = 1
  }
  return count
}

/** Each row after a zero, "no filter": palette indexes are no amounts, so differences between them compress worse. */
function withFilterBytes(indexed: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(indexed.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return rows
}

async function encodeZlib(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Length, type, data, and the CRC of the last two. */
function chunk(type: string, data: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_unused, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
