/** Reads the text of a QR code from what a camera sees; null while there is none. */
export type PembacaQr = (video: HTMLVideoElement) => Promise<string | null>

/** As browsers have it that read codes themselves (https://wicg.github.io/shape-detection-api/). */
type Detector = {
  detect: (gambar: CanvasImageSource) => Promise<readonly { readonly rawValue: string }[]>
}
type DetectorClass = {
  new (pilihan: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/**
 * The browser's own reader; where it has none, or none for QR codes, ours, which is fetched for it. Rejects when that cannot be
 * fetched.
 */
export async function loadPembaca(): Promise<PembacaQr> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector === undefined || !formats.includes('qr_code')) return loadOwn()
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

/** Pixels that a code is looked for in, the longer side: enough for a code that fills the frame, and little for a slow phone. */
const SISI = 640

async function loadOwn(): Promise<PembacaQr> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const skala = Math.min(1, SISI / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * skala)
    canvas.height = Math.round(video.videoHeight * skala)
    if (context === null || canvas.width === 0) return null
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // It throws where it sees no code.
      return null
    }
  }
}
