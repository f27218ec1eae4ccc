import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { blackPng, pngChunk, withPngChunk } from '../../test/png.ts'
import { readPalettePng } from './palette-png.ts'

const MAX = 640 * 640
const SISI = 320
const WARNA = 64

/** As the app makes them. */
function palettePng(rows: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(SISI, 0)
  head.writeUInt32BE(SISI, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const palette = Buffer.from(Array.from({ length: WARNA * 3 }, (_, i) => (i * 89) % 256))
  return Buffer.concat([
    blackPng(8).subarray(0, 8),
    pngChunk('IHDR', head),
    pngChunk('PLTE', palette),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
const ROWS = Buffer.from(
  Array.from({ length: (SISI + 1) * SISI }, (_, i) => (i % (SISI + 1) === 0 ? 0 : (i * 31) % WARNA)),
)
const photo = palettePng(ROWS)

it('gives the pixels that the library gives of a photo as the app makes them', async () => {
  const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true })
  const read = readPalettePng(photo, MAX)
  expect([read?.width, read?.height]).toEqual([info.width, info.height])
  expect(data.equals(read?.data ?? new Uint8Array())).toBe(true)
})

it('leaves every other to the library', async () => {
  const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: '#c63' } })
  const others: [string, Buffer][] = [
    ['true colour', await blank.clone().png().toBuffer()],
    ['a JPEG', await blank.clone().jpeg().toBuffer()],
    ['filtered rows', palettePng(Buffer.from(ROWS).fill(1, 321, 322))],
    ['a colour that the palette has not', palettePng(Buffer.from(ROWS).fill(WARNA, 5, 6))],
    ['a row too few', palettePng(ROWS.subarray(321))],
    ['a row too many', palettePng(Buffer.alloc(321 * 321))],
    ['a bomb', palettePng(Buffer.alloc(2 ** 26))],
    ['transparency', withPngChunk(photo, 'tRNS', Buffer.of(0, 0))],
    ['a picture that lies on its side', withPngChunk(photo, 'eXIf', Buffer.from('MM\0*'))],
    ['more pixels than are kept', photo],
    ['half of it', photo.subarray(0, photo.length >> 1)],
    ['nothing', Buffer.alloc(0)],
  ]
  for (const [name, bytes] of others)
    expect([name, readPalettePng(bytes, name.startsWith('more') ? 100 : MAX)]).toEqual([name, null])
})
