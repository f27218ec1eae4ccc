import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLocalFiles } from './files.local.ts'
import type { Files } from './files.ts'
import { createLinks } from './links.ts'

const links = createLinks('rahasia uji')
const KEY = 'selfie/2026-11-20/4711.webp'
let folder: string
let files: Files

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan-berkas-'))
  files = await openLocalFiles(folder, links)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('is for no other user’s eyes, and leaves nothing half written', async () => {
  await files.put(KEY, Buffer.from('isi'), 'image/webp')
  const modes = await Promise.all(
    ['', 'selfie', 'selfie/2026-11-20', KEY].map(async (path) => (await stat(join(folder, path))).mode),
  )
  expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '700', '700', '600'])
  expect(await readdir(join(folder, '.tulis'))).toEqual([])
})

it('clears what a crash left half written', async () => {
  await writeFile(join(folder, '.tulis', 'setengah'), 'x')
  await openLocalFiles(folder, links)
  expect(await readdir(join(folder, '.tulis'))).toEqual([])
})

it('replaces one file by many writers at once with one of theirs', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => files.put(KEY, Buffer.alloc(50_000, i), 'image/webp')),
  )
  const { bytes } = (await files.get(KEY)) ?? { bytes: Buffer.alloc(0) }
  expect(bytes).toHaveLength(50_000)
  expect(new Set(bytes).size).toBe(1)
})
