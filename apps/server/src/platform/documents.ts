import { invalid } from './errors.ts'
import { imageSize, imageType } from './images.ts'

export type DocumentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp'

/** A decoder holds this many at most (`encoder.process`). */
const MAX_PIXELS = 4096 * 4096

/**
 * Judges a document by its bytes, whatever its name says: a whole PDF, JPEG or PNG, or a WebP where it is taken. What only a decoder can tell of an
 * image is told when it is re-encoded. Throws 422 at `field`.
 */
export function judgeDocument(
  bytes: Buffer,
  field: string,
  takes: { readonly webp: boolean } = { webp: false },
): DocumentType {
  const wrong = (message: string) => invalid({ [field]: [message] })
  if (bytes.length === 0) throw wrong('Dokumen kosong. Pilih dokumen lain.')
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    if (!isWholePdf(bytes)) throw wrong('Dokumen PDF rusak atau tidak utuh. Pilih dokumen lain.')
    return 'application/pdf'
  }
  const type = imageType(bytes)
  if (type === null || (type === 'image/webp' && !takes.webp))
    throw wrong(`Dokumen harus berupa PDF, JPEG,${takes.webp ? ' PNG, atau WebP.' : ' atau PNG.'}`)
  const size = imageSize(type, bytes)
  if (size === null || size.width === 0 || size.height === 0)
    throw wrong('Gambar dokumen rusak atau tidak utuh. Pilih dokumen lain.')
  if (size.width * size.height > MAX_PIXELS)
    throw wrong('Gambar dokumen terlalu besar. Kirim yang paling besar 16 megapiksel.')
  return type
}

/**
 * Names its version, holds objects and a trailer or a cross-reference stream, and the end of file follows a
 * cross-reference; some programs write a little behind it. Where the reference points is not judged: readers repair it.
 */
function isWholePdf(bytes: Buffer): boolean {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 1024))
  return (
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    /\d\s+\d+\s+obj\b/.test(bytes.toString('latin1')) &&
    (bytes.includes('trailer') || bytes.includes('/XRef')) &&
    /startxref\s+\d+\s+%%EOF/.test(tail)
  )
}
