import type { EncodeAnswer } from './selfie.worker.ts'

/** Pixels a side of the photo that is sent: a face is recognised by fewer, and it goes out in two seconds on a poor line. */
const SISI = 288

/** The middle square of what the camera sees now, as it is: mirrored is the preview alone. */
export function readFrame(video: HTMLVideoElement): ImageData {
  const { videoWidth: lebar, videoHeight: tinggi } = video
  const sisi = Math.min(lebar, tinggi)
  const canvas = new OffscreenCanvas(SISI, SISI)
  const context = canvas.getContext('2d')
  if (context === null || sisi === 0) throw new Error('Kamera belum siap. Coba lagi.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(video, (lebar - sisi) / 2, (tinggi - sisi) / 2, sisi, sisi, 0, 0, SISI, SISI)
  return context.getImageData(0, 0, SISI, SISI)
}

/** Started before the shutter: its script is fetched by then. */
let siaga: Worker | undefined

/** Fetches and starts it ahead of the shutter. */
export function startEncoder(): void {
  siaga ??= startWorker()
}

/** The photo as a PNG of at most 20 kB, made off the main thread. */
export function encodeSelfie(foto: ImageData): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const worker = siaga ?? startWorker()
    siaga = undefined
    worker.addEventListener('message', ({ data }: MessageEvent<EncodeAnswer>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      // A worker that will not run must not cost anyone their check-in: the plain PNG is larger, and taken too.
      worker.terminate()
      encodePlain(foto).then(resolve, reject)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(foto)
  })
}

function startWorker(): Worker {
  const worker = new Worker(new URL('selfie.worker.ts', import.meta.url), { type: 'module' })
  // One that will not run is not waited for at the shutter; that one's own try tells of it.
  worker.addEventListener('error', () => {
    if (siaga === worker) siaga = undefined
  })
  return worker
}

function encodePlain(foto: ImageData): Promise<Blob> {
  const canvas = new OffscreenCanvas(foto.width, foto.height)
  canvas.getContext('2d')?.putImageData(foto, 0, 0)
  return canvas.convertToBlob({ type: 'image/png' })
}
