import { inflateSync } from 'node:zlib'
import type { Pixels } from './pixels.ts'

const CHUNKS_AT = 8
/** Of a header behind width and height: bit depth 8, palette colour, the only compression, filter method, no interlace. */
const HEADER_TAIL = Buffer.of(8, 3, 0, 0, 0)
/** Chunks beside those of the picture that say nothing of how it looks. */
const IGNORED = new Set(['tEXt'])

/**
 * Decodes a PNG exactly as our own app makes them: a palette, a byte a pixel, rows without filter, nothing that changes colours or
 * turns it. Null for every other, which the library then judges. Half of what the library takes, for nearly every photo there is.
 */
export function readPalettePng(bytes: Buffer, maxPixels: number): Pixels | null {
  if (bytes.length < CHUNKS_AT + 25 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (!bytes.subarray(24, 29).equals(HEADER_TAIL) || width * height > maxPixels) return null
  let palette: Buffer | undefined
  const packed: Buffer[] = []
  for (let at = CHUNKS_AT + 25; ;) {
    if (at + 12 > bytes.length) return null
    const length = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    at += 12 + length
    if (kind === 'IEND') break
    if (kind === 'PLTE') palette = data
    else if (kind === 'IDAT') packed.push(data)
    else if (!IGNORED.has(kind)) return null
  }
  const rows = readRows(Buffer.concat(packed), (width + 1) * height)
  return rows && palette ? drawRows({ rows, palette, width, height }) : null
}

/** Null unless it is exactly so many bytes. */
function readRows(packed: Buffer, length: number): Buffer | null {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: length })
    return unpacked.length === length ? unpacked : null
  } catch {
    return null
  }
}

type Painting = Pick<Pixels, 'width' | 'height'> & { readonly rows: Buffer; readonly palette: Buffer }

function drawRows({ rows, palette, width, height }: Painting): Pixels | null {
  const data = new Uint8Array(width * height * 3)
  const colours = Math.floor(palette.length / 3)
  let from = 0
  let to = 0
  for (let y = 0; y < height; y += 1) {
    if (rows[from] !== 0) return null
    from += 1
    for (const end = from + width; from < end; from += 1, to += 3) {
      const colour = rows[from] as number
      if (colour >= colours) return null
      data[to] = palette[colour * 3] as number
      data[to + 1] = palette[colour * 3 + 1] as number
      data[to + 2] = palette[colour * 3 + 2] as number
    }
  }
  return { data, width, height }
}
