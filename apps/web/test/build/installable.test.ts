import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MASKABLE, PLAIN, iconPng, iconSvg } from '../../build/icons.ts'
import { manifestOf } from '../../build/installable.ts'

const GROUND = [0x0f, 0x76, 0x6e]

async function pixels(icon: Parameters<typeof iconPng>[0]) {
  const { data, info } = await sharp(await iconPng(icon))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)]
  return { info, at }
}

/** A grey of the edges between two colours is not yet another colour. */
const differs = (pixel: readonly number[]) =>
  GROUND.some((value, i) => Math.abs((pixel[i] ?? 0) - value) > 24)

test('a maskable icon is opaque to its corners and holds its mark in the circle that no system cuts', async () => {
  const { info, at } = await pixels({ size: 192, ...MASKABLE })
  expect([info.width, info.height]).toEqual([192, 192])
  expect(at(0, 0)).toEqual([...GROUND, 255])
  let farthest = 0
  for (let y = 0; y < 192; y++) {
    for (let x = 0; x < 192; x++) {
      if (differs(at(x, y))) farthest = Math.max(farthest, Math.hypot(x - 95.5, y - 95.5))
    }
  }
  expect(farthest).toBeGreaterThan(192 * 0.3)
  expect(farthest).toBeLessThanOrEqual(192 * 0.4)
})

test('the plain icon has round corners, and its petals stay apart at 48 px', async () => {
  const { at } = await pixels({ size: 48, ...PLAIN })
  expect(at(0, 0)[3]).toBe(0)
  // From the middle to each side there is ground between two petals; on the diagonals there is a petal.
  expect([at(24, 10), at(10, 24), at(24, 38), at(38, 24)].filter(differs)).toEqual([])
  expect([at(15, 15), at(33, 15), at(15, 33), at(33, 33)].filter(differs)).toHaveLength(4)
})

test('the drawing is one element without comments', () => {
  expect(iconSvg({ size: 32, ...PLAIN })).not.toMatch(/<!--|\n/)
})

test('the manifest bears the app’s own title and starts at home', () => {
  expect(manifestOf('Absen Kita')).toMatchObject({
    name: 'Absen Kita',
    short_name: 'Absen Kita',
    lang: 'id',
    start_url: '/home',
    display: 'standalone',
  })
})
