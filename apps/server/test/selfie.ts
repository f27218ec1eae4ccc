import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { greyPng } from './png.ts'

/** A photo as the app sends it: 480x480, indexed palette. Drawn, no one's face; `seed` makes it unique. */
export async function drawSelfie(seed = 1, side = 480): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isFace = ((x / side - 0.5) / 0.24) ** 2 + ((y / side - 0.45) / 0.3) ** 2 < 1
      const shade = isFace ? [200, 150, 110] : [60 + ((seed * 37) % 120), 120, 130]
      const grain = ((x * 7 + y * 13 + seed * 31) % 11) - 5
      for (let c = 0; c < 3; c += 1) pixels[(y * side + x) * 3 + c] = (shade[c] ?? 0) + grain
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

let taken = 0

/**
 * Another photo at each call: bytes and picture like no other's. Coarse noise, small and quick to make, because tests
 * punch by the thousand.
 */
export function fotoBaru(): Buffer {
  taken += 1
  const shades = createHash('sha512').update(`foto ${taken}`).digest()
  return greyPng(SISI, (x, y) => shades.readUInt8((Math.floor(y / PETAK) * 8 + Math.floor(x / PETAK)) % 64))
}

/** Pixels a side: the smallest that a punch takes, in squares of one shade, eight by eight. */
const SISI = 240
const PETAK = SISI / 8

/** Inside the head office's area. */
export const DI_DALAM = { latitude: '-6.1754', longitude: '106.8272' }

export type FieldsPresensi = Readonly<Record<string, string>>

/** The form of a punch; `selfie` null leaves the photo out. */
export function formPresensi(selfie: Uint8Array | null, fields: FieldsPresensi = DI_DALAM): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ keterangan: '', ...fields })) form.append(name, value)
  if (selfie !== null)
    form.append('selfie', new Blob([Uint8Array.from(selfie)], { type: 'image/png' }), 'selfie.png')
  return form
}
