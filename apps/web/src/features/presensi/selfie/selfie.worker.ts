import { encodeWithin } from './palette-png.ts'

/** What the worker answers to the `ImageData` it is sent. */
export type EncodeAnswer = Blob

/** Leaves a request of 30 kB the rest of its fields. */
const BATAS_BYTE = 29_000

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  encodeWithin(data, BATAS_BYTE).then(
    (png: EncodeAnswer) => postMessage(png),
    (error: unknown) => reportError(error),
  )
})
