import { encode } from 'uqr'

/** A QR code of a text, dark modules by row. */
export function modulQr(teks: string): readonly (readonly boolean[])[] {
  return encode(teks, { border: 4 }).data
}
