import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { blackPng, withPngChunk, withPngSize } from '../../test/png.ts'
import { drawSelfie } from '../../test/selfie.ts'
import { EncoderLost, createEncoder } from './encoder.ts'
import { encodePicture } from './pictures.ts'

const encoder = createEncoder()
afterAll(() => encoder.stop())

const selfie = await drawSelfie()
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })

async function sizes(bytes: Uint8Array): Promise<string[]> {
  const images = (await encoder.encode(bytes, [640, 96])) ?? []
  return Promise.all(
    images.map(async (image) => {
      const { format, width, height, space, channels } = await sharp(image).metadata()
      return `${format} ${width}x${height} ${space} ${channels}`
    }),
  )
}

describe('encode', () => {
  it('fits into the sides asked for, and enlarges nothing', async () => {
    expect(await sizes(await blank(1200, 1600).png().toBuffer())).toEqual([
      'webp 480x640 srgb 3',
      'webp 72x96 srgb 3',
    ])
    expect(await sizes(selfie)).toEqual(['webp 480x480 srgb 3', 'webp 96x96 srgb 3'])
  })

  it('turns upright what the camera says lies on its side', async () => {
    const lying = await blank(300, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect((await sizes(lying))[0]).toBe('webp 400x300 srgb 3')
  })

  it.each<[string, Promise<Buffer>]>([
    ['grey', blank(300, 300).greyscale().png().toBuffer()],
    ['16 bits', blank(300, 300).toColourspace('rgb16').png().toBuffer()],
    ['alpha', blank(300, 300).ensureAlpha(0.3).png().toBuffer()],
    ['CMYK', blank(300, 300).toColourspace('cmyk').jpeg().toBuffer()],
    ['progressive', blank(300, 300).jpeg({ progressive: true }).toBuffer()],
  ])('takes %s', async (_name, bytes) => {
    expect((await sizes(await bytes))[0]).toBe('webp 300x300 srgb 3')
  })

  it.each<[string, () => Promise<Buffer>]>([
    [
      'a JPEG broken inside',
      async () => {
        const jpeg = await sharp(selfie).jpeg({ mozjpeg: true }).toBuffer()
        return jpeg.fill(0xff, jpeg.length >> 1, (jpeg.length >> 1) + 60)
      },
    ],
    [
      'a JPEG cut and closed again',
      async () => {
        const jpeg = await sharp(selfie).jpeg().toBuffer()
        return Buffer.concat([jpeg.subarray(0, jpeg.length >> 1), Buffer.from([0xff, 0xd9])])
      },
    ],
    ['a PNG that claims more pixels than it has', async () => withPngSize(selfie, 4000)],
    ['a bomb of 16,000 by 16,000', async () => blackPng(16_000)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>')],
    ['a GIF', () => blank(300, 300).gif().toBuffer()],
    ['a TIFF', () => blank(300, 300).tiff().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF')],
    ['nothing', async () => Buffer.alloc(0)],
  ])('does not decode %s', async (_name, bytes) => {
    expect(await encoder.encode(await bytes(), [640])).toBeNull()
  })

  it('is not led astray by a text or a colour profile of 256 MB when unpacked', async () => {
    const packed = deflateSync(Buffer.alloc(2 ** 28), { level: 9 })
    for (const kind of ['zTXt', 'iCCP']) {
      const bomb = withPngChunk(selfie, kind, Buffer.concat([Buffer.from('x\0\0'), packed]))
      const plain = await encoder.encode(selfie, [640])
      expect([null, plain]).toContainEqual(await encoder.encode(bomb, [640]))
    }
  })

  it('drops everything but the picture', async () => {
    const told = 'Jalan Rahasia 5, -6.2088'
    const jpeg = await sharp(selfie)
      .jpeg()
      .withExif({ IFD0: { Copyright: told, Make: told }, IFD3: { GPSLatitude: '6/1 12/1 31/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${told}</x:xmpmeta>`)
      .toBuffer()
    const png = withPngChunk(selfie, 'tEXt', Buffer.from(`Comment\0${told}<script>alert(1)</script>`))
    for (const photo of [jpeg, png]) {
      expect(photo.includes(told)).toBe(true)
      const [image] = (await encoder.encode(photo, [640])) ?? []
      const { exif, xmp, icc, iptc, comments } = await sharp(image).metadata()
      expect({ exif, xmp, icc, iptc, comments }).toEqual({})
      expect(image?.includes('Rahasia') || image?.includes('script')).toBe(false)
    }
  })
})

describe('its process', () => {
  it('is ended when it takes too long, and the next photo gets another', async () => {
    const slow = createEncoder(1)
    await expect(slow.encode(await blank(4000, 4000).png().toBuffer(), [640])).rejects.toThrow(EncoderLost)
    await expect(slow.encode(selfie, [640])).rejects.toThrow(EncoderLost)
    await slow.stop()
  })

  it('[JAGA-18] says nothing bad of a picture that it was lost with: 503', async () => {
    const lost = createEncoder(1)
    await expect(encodePicture(lost, selfie, [640])).rejects.toMatchObject({ status: 503 })
    await lost.stop()
  })

  it('is another one for a photo alone, and ends with it', async () => {
    const other = createEncoder()
    const together = await other.encodeWithSidik(selfie, [96])
    const processes = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length
    const before = processes()
    const asked = other.encodeWithSidik(selfie, [96], true)
    expect(processes()).toBe(before + 1)
    expect(await asked).toEqual(together)
    await expect.poll(processes).toBeLessThanOrEqual(before)
    expect(await other.encodeWithSidik(selfie, [96])).toEqual(together)
    await other.stop()
  })

  it('starts again after it has been stopped', async () => {
    const other = createEncoder()
    expect(await other.encode(selfie, [96])).toHaveLength(1)
    await other.stop()
    expect(await other.encode(selfie, [96])).toHaveLength(1)
    await other.stop()
  })
})
