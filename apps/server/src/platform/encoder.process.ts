import { constants, setPriority } from 'node:os'
import sharp, { type ResizeOptions } from 'sharp'
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
  const images = await encode(request).catch(() => null)
  process.send?.({ id, images } satisfies EncodeReply)
}

/** Decodes once, upright, without alpha and metadata, and gives a WebP for each side. */
async function encode({ bytes, sides, shape }: Omit<EncodeRequest, 'id'>): Promise<Uint8Array[]> {
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
  return Promise.all(
    sides.map((side) =>
      sharp(data, { raw }).resize(side, side, how).webp({ quality: 80, effort: 2 }).toBuffer(),
    ),
  )
}
