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

/** The browser's own reader; null where it has none, or none for QR codes. */
export async function loadPembaca(): Promise<PembacaQr | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  if (BarcodeDetector === undefined || !formats.includes('qr_code')) return null
  const detector = new BarcodeDetector({ formats: ['qr_code'] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}
