import sharp from 'sharp'
import { expect, it } from 'vitest'
import { BEDA_TERBANYAK, bedaSidik } from '@rekan/domain/presensi/ragu/mirip'
import { ambilPotret } from '../../test/potret.ts'
import { type Pixels, computeSidik, drawInto } from './pixels.ts'

async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

it('makes each pixel the mean of those it stands for, and enlarges nothing', () => {
  const four: Pixels = {
    data: new Uint8Array([0, 0, 0, 10, 20, 30, 20, 40, 60, 30, 60, 90]),
    width: 4,
    height: 1,
  }
  expect(drawInto(four, 2)).toEqual({ data: new Uint8Array([5, 10, 15, 25, 50, 75]), width: 2, height: 1 })
  expect(drawInto(four, 4)).toBe(four)
  expect(drawInto({ data: new Uint8Array(3 * 50 * 3), width: 3, height: 50 }, 10)).toMatchObject({
    width: 1,
    height: 10,
  })
})

// Photos of before are told by what was kept of them.
it('gives next to the fingerprint that the library’s own resizing gives', async () => {
  for (const n of [1, 2, 3, 4]) {
    const photo = await pixelsOf(await ambilPotret(n))
    const raw = { width: photo.width, height: photo.height, channels: 3 } as const
    const small = await sharp(photo.data, { raw }).resize(96, 96, { fit: 'inside' }).png().toBuffer()
    const cells = await sharp(small)
      .greyscale()
      .resize(17, 16, { fit: 'fill', kernel: 'lanczos3' })
      .raw()
      .toBuffer()
    const lama = Array.from({ length: 256 }, (_, i) => {
      const at = i + Math.floor(i / 16)
      return Number((cells[at] ?? 0) < (cells[at + 1] ?? 0))
    }).join('')
    expect(bedaSidik(lama, computeSidik(drawInto(photo, 96)))).toBeLessThan(BEDA_TERBANYAK / 2)
  }
})
