import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blackPng } from '../../test/png.ts'
import { drawSelfie } from '../../test/selfie.ts'
import { judgeDocument } from './documents.ts'
import { judgePhoto } from './images.ts'

const selfie = await drawSelfie()
const judge = (bytes: Buffer) => judgePhoto(bytes, 'selfie')

describe('judgePhoto', () => {
  it.each<[string, Promise<Buffer>, string]>([
    ['an indexed PNG', Promise.resolve(selfie), 'image/png'],
    ['a PNG with alpha', sharp(selfie).ensureAlpha(0.5).png().toBuffer(), 'image/png'],
    ['a JPEG', sharp(selfie).jpeg().toBuffer(), 'image/jpeg'],
    ['a progressive JPEG', sharp(selfie).jpeg({ progressive: true }).toBuffer(), 'image/jpeg'],
    ['a lossy WebP', sharp(selfie).webp().toBuffer(), 'image/webp'],
    ['a lossless WebP', sharp(selfie).webp({ lossless: true }).toBuffer(), 'image/webp'],
    [
      'an extended WebP',
      sharp(selfie)
        .withExif({ IFD0: { Copyright: 'x' } })
        .webp()
        .toBuffer(),
      'image/webp',
    ],
  ])('takes %s', async (_name, bytes, type) => {
    expect(judge(await bytes)).toBe(type)
  })

  it('[JAGA-18] takes a JPEG of as many scans as cameras write, and none of more than 100', async () => {
    const jpeg = await sharp(selfie).jpeg({ progressive: true }).toBuffer()
    const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
    const first = jpeg.indexOf(Buffer.from([0xff, 0xda]))
    const scans = (bytes: Buffer) => bytes.toString('latin1', first).split('\xff\xda').length - 1
    const withScans = (more: number) =>
      Buffer.concat([
        jpeg.subarray(0, -2),
        ...Array.from({ length: more }, () => scan),
        jpeg.subarray(-2),
        Buffer.from('tail'),
      ])
    expect(judge(withScans(100 - scans(jpeg)))).toBe('image/jpeg')
    const wicked = withScans(101 - scans(jpeg))
    expect(() => judge(wicked)).toThrow('rusak atau tidak utuh')
    expect(() => judgeDocument(wicked, 'file')).toThrow('rusak atau tidak utuh')
  })

  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
  it.each<[string, Promise<Buffer>]>([
    ['a PNG too small', blank(239, 480).png().toBuffer()],
    ['a PNG too tall', blank(240, 4097).png().toBuffer()],
    ['a JPEG too small', blank(480, 239).jpeg().toBuffer()],
    ['a JPEG too wide', blank(4097, 240).jpeg().toBuffer()],
    ['a lossy WebP too small', blank(239, 240).webp().toBuffer()],
    ['a lossless WebP too tall', blank(240, 4097).webp({ lossless: true }).toBuffer()],
    ['an extended WebP too wide', blank(4097, 240).withExif({ IFD0: {} }).webp().toBuffer()],
  ])('refuses %s by its size', async (_name, bytes) => {
    const photo = await bytes
    expect(() => judge(photo)).toThrow('Ukuran foto harus 240 sampai 4096 piksel per sisi.')
  })

  it('refuses any shorter PNG, and halves of the others', async () => {
    for (let length = 8; length < selfie.length; length += 7) {
      expect(() => judge(selfie.subarray(0, length))).toThrow('rusak atau tidak utuh')
    }
    for (const photo of [await sharp(selfie).jpeg().toBuffer(), await sharp(selfie).webp().toBuffer()]) {
      for (const part of [12, 29, 40, photo.length >> 1, photo.length - 2]) {
        expect(() => judge(photo.subarray(0, part))).toThrow(/rusak atau tidak utuh/)
      }
    }
  })

  it('refuses a PNG with one bit turned, wherever', () => {
    for (let at = 8; at < selfie.length; at += 101) {
      const turned = Buffer.from(selfie)
      turned[at] = (turned[at] ?? 0) ^ 1
      expect(() => judge(turned)).toThrow()
    }
  })

  it('refuses a bomb of 16,000 by 16,000 pixels by its head, in next to no time and memory', () => {
    const bomb = blackPng(16_000)
    const before = process.memoryUsage().rss
    const cpu = process.cpuUsage()
    expect(() => judge(bomb)).toThrow('Ukuran foto')
    // Unpacked it would be 256 MB and take seconds of this process.
    expect(process.cpuUsage(cpu).user / 1000).toBeLessThan(500)
    expect(process.memoryUsage().rss - before).toBeLessThan(100e6)
  })
})
