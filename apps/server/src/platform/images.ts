import { crc32 } from 'node:zlib'
import { type DomainError, invalid } from './errors.ts'

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'

type Size = { readonly width: number; readonly height: number }

const MIN_SIDE = 240
const MAX_SIDE = 4096

/**
 * Judges a photo by its bytes, without decoding it: whole, and 240 (or `minSide`) to 4096 pixels a side. What only a
 * decoder can tell is told when the photo is re-encoded. Throws 422 at `field`.
 */
export function judgePhoto(bytes: Buffer, field: string, minSide = MIN_SIDE): ImageType {
  const type = imageType(bytes)
  if (type === null) throw wrong(field, 'Foto harus berupa gambar PNG, JPEG, atau WebP.')
  const size = imageSize(type, bytes)
  if (size === null) throw wrong(field, 'Foto rusak atau tidak utuh. Ambil ulang foto.')
  const fits = [size.width, size.height].every((side) => side >= minSide && side <= MAX_SIDE)
  if (!fits) throw wrong(field, `Ukuran foto harus ${minSide} sampai ${MAX_SIDE} piksel per sisi.`)
  return type
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What the first bytes say it is; null for anything else. */
export function imageType(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : null
}

/** The size a photo claims; null for one that is not whole. */
export function imageSize(type: ImageType, bytes: Buffer): Size | null {
  return READERS[type](bytes)
}

const READERS: Readonly<Record<ImageType, (bytes: Buffer) => Size | null>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
}

/** Every chunk present with its checksum, image data among them, the end chunk last; programs that crop leave the rest of a file behind it. */
function readPng(bytes: Buffer): Size | null {
  const first = PNG_SIGNATURE.length
  let hasData = false
  for (let at = first; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) return null
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (at === first && (kind !== 'IHDR' || length !== 13)) return null
    if (kind === 'IDAT') hasData = true
    if (kind === 'IEND') return hasData ? pngSize(bytes) : null
    at = end
  }
  return null
}

function pngSize(bytes: Buffer): Size {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Segments up to the first scan, a frame header among them, and an end of image after some scans (some phones add a tail). */
function readJpeg(bytes: Buffer): Size | null {
  let size: Size | null = null
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = bytes.readUInt16BE(at + 2)
    const end = at + 2 + length
    if (length < 2 || end > bytes.length) return null
    if (marker === 0xda) return isWithinScans(bytes, end) ? size : null
    if (isFrame(marker)) {
      if (size !== null || length < 8) return null
      size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    at = end
  }
  return null
}

/** Cameras write ten at most; each costs a decoder a pass over all pixels. */
const MAX_SCANS = 100

/** Whether an image whose first scan begins at `at` ends, after no more scans than a decoder can be asked to draw. */
function isWithinScans(bytes: Buffer, at: number): boolean {
  // Within a scan these two bytes never follow each other: a 255 of the picture is followed by a zero.
  let scans = 1
  for (
    let next = bytes.indexOf(START_OF_SCAN, at);
    next >= 0;
    next = bytes.indexOf(START_OF_SCAN, next + 2)
  ) {
    scans += 1
    if (scans > MAX_SCANS) return false
  }
  return bytes.lastIndexOf(END_OF_IMAGE) >= at
}

const START_OF_SCAN = Buffer.from([0xff, 0xda])
const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/** SOF0 to SOF15, but for the three codes between them that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** As long as it says it is, and its first chunk one of the three that give a size. */
function readWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (bytes.readUIntBE(23, 3) !== 0x9d_01_2a) return null
      return { width: bytes.readUInt16LE(26) & 0x3f_ff, height: bytes.readUInt16LE(28) & 0x3f_ff }
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

function wrong(field: string, message: string): DomainError {
  return invalid({ [field]: [message] })
}
