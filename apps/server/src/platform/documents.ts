import { invalid } from './errors.ts'
import { imageSize, imageType } from './images.ts'
import { isPdfTerkunci } from './pdf-kunci.ts'

export type DocumentType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'image/webp'

/** A decoder holds this many at most (`encoder.process`). */
const MAX_PIXELS = 4096 * 4096

/** What stands before a PDF's head is passed over by readers, and so is whatever stands behind its end. */
const KEPALA_TERJAUH = 1024

/**
 * Judges a document by its bytes, whatever its name says: a whole PDF that opens without a password, a JPEG, PNG or WebP. What only a
 * decoder can tell of an image is told when it is re-encoded. Throws 422 at `field`.
 */
export function judgeDocument(bytes: Buffer, field: string): DocumentType {
  const wrong = (message: string) => invalid({ [field]: [message] })
  if (bytes.length === 0) throw wrong('Dokumen kosong. Pilih dokumen lain.')
  const type = imageType(bytes)
  if (type === null) {
    const kepala = bytes.subarray(0, KEPALA_TERJAUH + 5).indexOf('%PDF-')
    if (kepala < 0) throw wrong('Dokumen harus berupa PDF, JPEG, PNG, atau WebP.')
    if (!isWholePdf(bytes.subarray(kepala)))
      throw wrong('Dokumen PDF rusak atau tidak utuh. Pilih dokumen lain.')
    if (isPdfTerkunci(bytes))
      throw wrong('Dokumen PDF ini terkunci kata sandi. Buka kuncinya, simpan lagi, lalu pilih lagi.')
    return 'application/pdf'
  }
  const size = imageSize(type, bytes)
  if (size === null || size.width === 0 || size.height === 0)
    throw wrong('Gambar dokumen rusak atau tidak utuh. Pilih dokumen lain.')
  if (size.width * size.height > MAX_PIXELS)
    throw wrong('Gambar dokumen terlalu besar. Kirim yang paling besar 16 megapiksel.')
  return type
}

/**
 * Names its version, holds objects and a trailer or a cross-reference stream, and an end of file follows a
 * cross-reference, whatever stands behind it. Where the reference points is not judged: readers repair it.
 */
function isWholePdf(bytes: Buffer): boolean {
  const akhir = bytes.lastIndexOf('%%EOF')
  const tail = bytes.toString('latin1', Math.max(0, akhir - 1024), akhir + 5)
  return (
    akhir > 0 &&
    /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) &&
    /\d\s+\d+\s+obj\b/.test(bytes.toString('latin1')) &&
    (bytes.includes('trailer') || bytes.includes('/XRef')) &&
    /startxref\s+\d+\s+%%EOF$/.test(tail)
  )
}
