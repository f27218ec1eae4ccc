import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Files, openLocalFiles } from './files.ts'
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

describe('local files', () => {
  it('keeps a file whole, replaces it whole, forgets it', async () => {
    expect([await files.get(KEY), await files.exists(KEY)]).toEqual([null, false])
    await files.put(KEY, Buffer.from('satu, lebih panjang'), 'image/webp')
    await files.put(KEY, Buffer.from('dua'), 'image/webp')
    expect(await files.get(KEY)).toEqual({ bytes: Buffer.from('dua'), type: 'image/webp' })
    expect(await files.exists(KEY)).toBe(true)
    await files.delete(KEY)
    await files.delete(KEY)
    expect(await files.get(KEY)).toBeNull()
  })

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

  it.each([
    '../../etc/passwd.png',
    'selfie/../../luar.webp',
    '/etc/passwd.png',
    'selfie//a.webp',
    'selfie/a.webp/b.webp',
    'selfie/.a.webp',
    'C:/a.webp',
    'selfie\\a.webp',
    'selfie/a\0.webp',
    'selfie/a.html',
    'selfie/a.constructor',
    'selfie/a',
    '',
    `${'a'.repeat(200)}.webp`,
  ])('knows no key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a key')
    expect(await files.get(key)).toBeNull()
    await expect(files.delete(key)).rejects.toThrow('not a key')
    expect(() => files.url(key, 1)).toThrow('not a key')
  })

  it('refuses a type that the key does not name', async () => {
    await expect(files.put(KEY, Buffer.from('x'), 'application/pdf')).rejects.toThrow('not a key')
  })
})
