import { encodeWithin } from './palette-png.ts'

/** What the worker answers to the `ImageData` it is sent. */
export type EncodeAnswer = Blob

/** What a line of 100 kbit/s takes a second and a half to send; a face keeps every feature by it. */
const BATAS_BYTE = 20_000

addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  encodeWithin(data, BATAS_BYTE).then(
    (png: EncodeAnswer) => postMessage(png),
    (error: unknown) => reportError(error),
  )
})
