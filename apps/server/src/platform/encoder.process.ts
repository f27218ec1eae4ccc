import { constants, setPriority } from 'node:os'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'
import type { EncodeReply, EncodeRequest } from './encoder.ts'

// Runs in a process of its own, behind every request: see encoder.ts.
setPriority(constants.priority.PRIORITY_LOW)

// Only what phones' cameras make is ever decoded; SVG, GIF, PDF and the rest stay bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)
sharp.cache(false)

const MAX_PIXELS = 4096 * 4096

process.on('message', (request: EncodeRequest) => void answer(request))
// A signal to the whole group is the server's to obey; it lets go of us when it has what it waits for.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit(0))

async function answer({ id, ...request }: EncodeRequest): Promise<void> {
  const encoded = await encode(request).catch(() => ({ images: null }))
  process.send?.({ id, ...encoded } satisfies EncodeReply)
}

/** Decodes once, upright, without alpha and metadata, and gives a WebP or PNG for each side. */
async function encode({
  bytes,
  sides,
  withSidik = false,
  shape = 'whole',
  format = 'webp',
}: Omit<EncodeRequest, 'id'>): Promise<Omit<EncodeReply, 'id'>> {
  const largest = Math.max(...sides)
  const how: ResizeOptions =
    shape === 'square' ? { fit: 'cover' } : { fit: 'inside', withoutEnlargement: true }
  const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(largest, largest, how)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sized = sides.map((side) => sharp(data, { raw }).resize(side, side, how))
  const [images, sidik] = await Promise.all([
    Promise.all(
      // Of a photo that is drawn on a phone, effort 2 saves 7 % of its bytes for a third more work.
      sized.map((image) =>
        (format === 'png' ? image.clone().png() : image.clone().webp({ quality: 80, effort: 1 })).toBuffer(),
      ),
    ),
    withSidik ? sized.at(-1)?.raw().toBuffer({ resolveWithObject: true }).then(computeSidik) : undefined,
  ])
  return { images, ...(sidik !== undefined && { sidik }) }
}

/** Cells a side of the picture, of which each is compared with the one to its right. */
const CELLS = 16

/**
 * A difference hash: whether it grows brighter from one cell to the next. Compression, size and light change next to
 * nothing of that; the other way somebody holds their head on another day changes a good part.
 */
async function computeSidik({ data, info }: { data: Buffer; info: OutputInfo }): Promise<string> {
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const cells = await sharp(data, { raw })
    .greyscale()
    .resize(CELLS + 1, CELLS, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  const brighter = (_: unknown, i: number) => {
    const at = i + Math.floor(i / CELLS)
    return Number((cells[at] ?? 0) < (cells[at + 1] ?? 0))
  }
  return Array.from({ length: CELLS * CELLS }, brighter).join('')
}
