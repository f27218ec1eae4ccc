import { encodePhoto } from '../../../lib/photo.ts'

/** Pixels a side of what is sent; the server keeps 320 (`docs/rules.md`, section 11.5). */
const SISI = 512
/** Of less, the server makes no picture. */
const SISI_MIN = 96
const ZOOM_MAX = 4

/** A photo that can be read, ready to be cut. */
export type Foto = {
  readonly file: File
  /** Of the browser; whoever opened it revokes it */
  readonly url: string
  readonly isWide: boolean
  /** How far one may go in, so that enough pixels are left */
  readonly zoomMax: number
}

/** A square of a photo, in its pixels. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Opens a chosen file as an image. Throws an error with the text for the person if it is no image or too small. */
export async function openFoto(chosen: File): Promise<Foto> {
  const file = await encodePhoto(chosen)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('Foto tidak dapat dibaca. Pilih foto JPEG, PNG, atau WebP.')
  })
  const { width, height } = bitmap
  const side = Math.min(width, height)
  bitmap.close()
  if (side < SISI_MIN)
    throw new Error(`Foto terlalu kecil. Pilih foto paling sedikit ${SISI_MIN} × ${SISI_MIN} piksel.`)
  return {
    file,
    url: URL.createObjectURL(file),
    isWide: width > height,
    zoomMax: Math.min(ZOOM_MAX, side / SISI_MIN),
  }
}

/** The square cut out, at most 512 px a side: WebP where the browser writes it, else JPEG. */
export async function cutFoto(file: File, { x, y, width, height }: Area): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(SISI, width)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Peramban tidak dapat memotong foto ini.')
  // JPEG knows nothing transparent and would make it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const type of ['image/webp', 'image/jpeg']) {
    const blob = await blobOf(canvas, type)
    if (blob?.type === type) return blob
  }
  throw new Error('Peramban tidak dapat memotong foto ini.')
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.86)
  })
}
