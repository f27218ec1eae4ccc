import { expect, test } from 'vitest'
import { encodeWithin } from './palette-png.ts'

const SISI = 288

/** A soft gradient under noise of the given strength: the most a camera can make of nothing. */
function noise(strength: number): { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } {
  const data = new Uint8ClampedArray(SISI * SISI * 4)
  let seed = 7
  for (let i = 0; i < data.length; i += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    const base = i % 4 === 3 ? 255 : 60 + ((i / 4) % SISI) / 4
    data[i] = i % 4 === 3 ? 255 : base + (seed / 2_147_483_648 - 0.5) * strength
  }
  return { data, width: SISI, height: SISI }
}

test.each([0, 12, 60, 120, 255])('[CEPAT-04] noise of %i stays within 20 kB', async (strength) => {
  const png = await encodeWithin(noise(strength), 20_000)
  expect(png.size).toBeLessThanOrEqual(20_000)
  expect(png.type).toBe('image/png')
})

test('the file is a whole indexed PNG', async () => {
  const bytes = new Uint8Array(await (await encodeWithin(noise(4), 20_000)).arrayBuffer())
  const view = new DataView(bytes.buffer)
  const text = (at: number, length: number) => String.fromCodePoint(...bytes.subarray(at, at + length))
  expect(text(0, 8)).toBe('\x89PNG\r\n\x1a\n')
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>()
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    chunks.set(text(at + 4, 4), bytes.slice(at + 8, at + 8 + view.getUint32(at)))
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 1, 32, 0, 0, 1, 32, 8, 3, 0, 0, 0])
  const pixels = await inflate(chunks.get('IDAT') ?? new Uint8Array())
  expect(pixels.length).toBe((SISI + 1) * SISI)
  const colours = (chunks.get('PLTE')?.length ?? 0) / 3
  expect(pixels.every((index) => index < colours)).toBe(true)
})

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
