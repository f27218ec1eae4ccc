import { constants, setPriority } from 'node:os'
import jpegTurbo from '@julusian/jpeg-turbo'
import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { listenForEnd } from './beside.child.ts'
import type { EncodeReply, EncodeRequest } from './encoder.ts'
import { type Pixels, computeSidik, drawInto } from './pixels.ts'

// Runs in a process of its own, behind every request: see encoder.ts.
setPriority(constants.priority.PRIORITY_LOW)

// Only what phones' cameras make is ever decoded; SVG, GIF, PDF and the rest stay bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.concurrency(1)
sharp.cache(false)

const MAX_PIXELS = 4096 * 4096

process.on('message', (request: EncodeRequest) => void answer(request))
listenForEnd()

async function answer({ id, ...request }: EncodeRequest): Promise<void> {
  const encoded = await encode(request).catch(() => ({ images: null }))
  process.send?.({ id, ...encoded } satisfies EncodeReply)
}

/** Decodes once, upright, without alpha and metadata, and gives a WebP or PNG, of a selfie a JPEG, for each side. */
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
  const decode = (failOn: 'warning' | 'error') =>
    sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize(largest, largest, how)
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  const { data, info } = await decode('warning').catch((error: unknown) => {
    if (!TAK_BERARTI.test(String(error))) throw error
    return decode('error')
  })
  const photo = { data, width: info.width, height: info.height }
  if (withSidik) return encodeSelfie(photo, sides)
  const sized = sides.map((side) => imageOf(photo).resize(side, side, how))
  const images = await Promise.all(
    sized.map((image) => (format === 'png' ? image.png() : image.webp(WEBP)).toBuffer()),
  )
  return { images }
}

/** What decoders warn of in whole pictures: the scans of some phones' JPEGs say what sequential ones need not. */
const TAK_BERARTI = /Invalid SOS parameters/

/** Everybody's photo of every punch: as little as it can take. */
function encodeSelfie(photo: Pixels, sides: readonly number[]): Omit<EncodeReply, 'id'> {
  const sized = sides.map((side) => drawInto(photo, side))
  return { images: sized.map(encodeJpeg), sidik: computeSidik(sized.at(-1) ?? photo) }
}

/**
 * Of a face from a phone as like to it and as small as a WebP of 80 without effort. By the codec itself: a pipeline of the library
 * for each of the two takes four times as long to set up as this to write them.
 */
function encodeJpeg({ data, width, height }: Pixels): Buffer {
  const { FORMAT_RGB: format, SAMP_420: subsampling } = jpegTurbo
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.length)
  return jpegTurbo.compressSync(pixels, { format, subsampling, width, height, quality: 72 })
}

/** Of a photo that is drawn on a phone, effort 2 saves 7 % of its bytes for a third more work. */
const WEBP = { quality: 80, effort: 1 } as const

function imageOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
