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
  const cells = mergeColumns(mergeRows(grey, width, CELLS), width, CELLS + 1)
  const brighter = (_: unknown, i: number) => {
    const at = i + Math.floor(i / CELLS)
    return Number((cells[at] ?? 0) < (cells[at + 1] ?? 0))
  }
  return Array.from({ length: CELLS * CELLS }, brighter).join('')
}

/** How far a cell looks to either side, in cells: Lanczos' kernel of three, by which fingerprints have always been made. */
const LOBES = 3

/** Brings the rows of `width` values to `count`, whole ones: what differs by less is the same brightness. */
function mergeRows(values: Float64Array, width: number, count: number): Float64Array {
  const height = values.length / width
  const merged = new Float64Array(count * width)
  for (const [cell, { first, weights, whole }] of computeKernels(height, count).entries()) {
    const to = cell * width
    for (const [i, weight] of weights.entries()) {
      const from = clamp(first + i, height - 1) * width
      for (let x = 0; x < width; x += 1)
        merged[to + x] = (merged[to + x] as number) + weight * (values[from + x] as number)
    }
    for (let x = to; x < to + width; x += 1) merged[x] = clamp(Math.round((merged[x] as number) / whole), 255)
  }
  return merged
}

/** Brings the `length` values of each row to `count`, as above. */
function mergeColumns(values: Float64Array, length: number, count: number): Float64Array {
  const height = values.length / length
  const merged = new Float64Array(count * height)
  for (const [cell, { first, weights, whole }] of computeKernels(length, count).entries()) {
    for (let row = 0; row < height; row += 1) {
      let sum = 0
      for (let i = 0; i < weights.length; i += 1)
        sum += (weights[i] as number) * (values[row * length + clamp(first + i, length - 1)] as number)
      merged[row * count + cell] = clamp(Math.round(sum / whole), 255)
    }
  }
  return merged
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}

/** What a cell is made of: from where on, how much of each, and how much in all. */
type Kernel = { readonly first: number; readonly weights: Float64Array; readonly whole: number }

/** Nearly every photo has the sides of the one before. */
const kernels = new Map<string, readonly Kernel[]>()

function computeKernels(length: number, count: number): readonly Kernel[] {
  const key = `${length}/${count}`
  const known = kernels.get(key)
  if (known !== undefined) return known
  const scale = length / count
  const made = Array.from({ length: count }, (_, cell) => {
    const centre = (cell + 0.5) * scale - 0.5
    const first = Math.ceil(centre - LOBES * scale)
    const weights = Float64Array.from(
      { length: Math.floor(centre + LOBES * scale) - first + 1 },
      (_weight, i) => bobotLanczos((first + i - centre) / scale),
    )
    return { first, weights, whole: weights.reduce((sum, weight) => sum + weight, 0) }
  })
  kernels.set(key, made)
  return made
}

function bobotLanczos(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= LOBES) return 0
  return (LOBES * Math.sin(Math.PI * x) * Math.sin((Math.PI * x) / LOBES)) / (Math.PI * x) ** 2
}
