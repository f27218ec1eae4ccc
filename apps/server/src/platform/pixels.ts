/** A picture as three bytes a pixel, red, green, blue, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/**
 * Fits a picture into so many pixels a side, each the mean of those it stands for; one that fits stays as it is. For a few
 * thousand pixels the library takes longer to set up than this to reckon.
 */
export function drawInto(picture: Pixels, side: number): Pixels {
  const scale = side / Math.max(picture.width, picture.height)
  if (scale >= 1) return picture
  const [width, height] = [picture.width, picture.height].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number]
  const [columns, rows] = [segments(picture.width, width), segments(picture.height, height)]
  const data = new Uint8Array(width * height * 3)
  let to = 0
  for (const [top, bottom] of rows) {
    for (const [left, right] of columns) {
      let [red, green, blue] = [0, 0, 0]
      for (let row = top; row < bottom; row += 1) {
        const end = (row * picture.width + right) * 3
        for (let at = (row * picture.width + left) * 3; at < end; at += 3) {
          red += picture.data[at] as number
          green += picture.data[at + 1] as number
          blue += picture.data[at + 2] as number
        }
      }
      const count = (right - left) * (bottom - top)
      data[to] = red / count
      data[to + 1] = green / count
      data[to + 2] = blue / count
      to += 3
    }
  }
  return { data, width, height }
}

/** From where to where each of `count` stretches of `length` goes. */
function segments(length: number, count: number): (readonly [number, number])[] {
  const begin = (i: number) => Math.floor((i * length) / count)
  return Array.from({ length: count }, (_, i) => [begin(i), begin(i + 1)])
}

/** Cells a side of the picture, of which each is compared with the one to its right. */
const CELLS = 16

/**
 * A difference hash of a small picture, 256 of `0` and `1`: whether it grows brighter from one cell to the next. Compression,
 * size and light change next to nothing of that; the other way somebody holds their head on another day changes a good part.
 */
export function computeSidik({ data, width, height }: Pixels): string {
  const grey = new Float64Array(width * height)
  for (let i = 0, at = 0; i < grey.length; i += 1, at += 3)
    grey[i] =
      0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number)
  const columns = mergeInto(columnsOf(grey, width), height, CELLS)
  const cells = mergeInto(columnsOf(columns, CELLS), width, CELLS + 1)
  const brighter = (_: unknown, i: number) => {
    const at = i + Math.floor(i / CELLS)
    return Number((cells[at] ?? 0) < (cells[at + 1] ?? 0))
  }
  return Array.from({ length: CELLS * CELLS }, brighter).join('')
}

/** How far a cell looks to either side, in cells: Lanczos' kernel of three, by which fingerprints have always been made. */
const LOBES = 3

/** Brings each row of `length` values to `count`, whole ones: what differs by less is the same brightness. */
function mergeInto(rows: Float64Array, length: number, count: number): Float64Array {
  const scale = length / count
  const height = rows.length / length
  const resampled = new Float64Array(count * height)
  for (let cell = 0; cell < count; cell += 1) {
    const centre = (cell + 0.5) * scale - 0.5
    const first = Math.ceil(centre - LOBES * scale)
    const weights = Array.from({ length: Math.floor(centre + LOBES * scale) - first + 1 }, (_, i) =>
      bobotLanczos((first + i - centre) / scale),
    )
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    for (let row = 0; row < height; row += 1) {
      let sum = 0
      for (let i = 0; i < weights.length; i += 1) {
        const at = Math.min(length - 1, Math.max(0, first + i))
        sum += (weights[i] as number) * (rows[row * length + at] as number)
      }
      resampled[row * count + cell] = Math.min(255, Math.max(0, Math.round(sum / whole)))
    }
  }
  return resampled
}

function bobotLanczos(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= LOBES) return 0
  return (LOBES * Math.sin(Math.PI * x) * Math.sin((Math.PI * x) / LOBES)) / (Math.PI * x) ** 2
}

function columnsOf(values: Float64Array, width: number): Float64Array {
  const height = values.length / width
  const turned = new Float64Array(values.length)
  for (let x = 0, to = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1, to += 1) turned[to] = values[y * width + x] as number
  return turned
}
