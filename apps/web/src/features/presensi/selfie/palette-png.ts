import { applyPalette, quantize } from 'gifenc'

/** Palette sizes, tried in turn. */
const WARNA = [96, 64, 48, 32, 24, 16]
/** A dim, grainy photo fits with none of them: a smaller one has less grain, and fits with the last of these whatever it shows. */
const SISI_KECIL = 240
const WARNA_KECIL = [32, 16, 8]

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** Bit depth 8, palette colour, the only compression, filter method, no interlace. */
const HEADER_TAIL = Uint8Array.of(8, 3, 0, 0, 0)

/**
 * The quantiser's time grows with the square of the shades it sees: seconds on a phone for a dim, grainy photo. Above
 * this many it is given coarser ones, of which there are 4096 at most; in grain nobody sees the difference.
 */
const HALUS_TERBANYAK = 6000

type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>

/** A square picture as an indexed PNG of at most `limit` bytes, with as many colours as fit. */
export async function encodeWithin(image: Pixels, limit: number): Promise<Blob> {
  for (const colours of WARNA) {
    const png = await encodePalettePng(image, colours)
    if (png.size <= limit) return png
    // With the fewest colours it would be half of this.
    if (png.size > limit * 2) break
  }
  const kecil = drawSmaller(image, SISI_KECIL)
  let png = new Blob()
  for (const colours of WARNA_KECIL) {
    png = await encodePalettePng(kecil, colours)
    if (png.size <= limit) return png
  }
  return png
}

/** A square picture with fewer pixels a side, each the mean of what it covers. */
function drawSmaller({ data, width }: Pixels, sisi: number): Pixels {
  const kecil = new Uint8ClampedArray(sisi * sisi * 4)
  const langkah = width / sisi
  for (let y = 0; y < sisi; y += 1)
    for (let x = 0; x < sisi; x += 1) {
      const [dariX, dariY] = [Math.floor(x * langkah), Math.floor(y * langkah)]
      const [sampaiX, sampaiY] = [Math.ceil((x + 1) * langkah), Math.ceil((y + 1) * langkah)]
      const luas = (sampaiX - dariX) * (sampaiY - dariY)
      for (let kanal = 0; kanal < 4; kanal += 1) {
        let jumlah = 0
        for (let v = dariY; v < sampaiY; v += 1)
          for (let u = dariX; u < sampaiX; u += 1) jumlah += data[(v * width + u) * 4 + kanal] ?? 0
        kecil[(y * sisi + x) * 4 + kanal] = jumlah / luas
      }
    }
  return { data: kecil, width: sisi, height: sisi }
}

async function encodePalettePng({ data, width, height }: Pixels, colours: number): Promise<Blob> {
  const format = countShades(data) > HALUS_TERBANYAK ? 'rgb444' : 'rgb565'
  const palette = quantize(data, colours, { format })
  const indexed = applyPalette(data, palette, format)
  const header = new Uint8Array(13)
  new DataView(header.buffer).setUint32(0, width)
  new DataView(header.buffer).setUint32(4, height)
  header.set(HEADER_TAIL, 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(([r, g, b]) => [r, g, b]))),
    chunk('IDAT', await encodeZlib(withFilterBytes(indexed, width, height))),
    chunk('IEND', new Uint8Array()),
  ]
  return new Blob([SIGNATURE, ...chunks], { type: 'image/png' })
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
