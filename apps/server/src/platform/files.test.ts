import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Server, startS3 } from '../../test/s3.ts'
import { openLocalFiles } from './files.local.ts'
import { openS3Files } from './files.s3.ts'
import type { Files } from './files.ts'
import { createLinks } from './links.ts'
import { silentLog } from './log.ts'

const links = createLinks('rahasia uji')
const KEY = 'selfie/2026-11-20/4711.webp'
let folder: string
let s3: S3Server
let files: Files

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rekan-berkas-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  ['a folder', () => openLocalFiles(folder, links)],
  ['an S3-compatible store', () => openS3Files(s3.settings, links, silentLog())],
])('files in %s', (_name, open) => {
  beforeAll(async () => {
    files = await open()
  })

  it('are kept whole, replaced whole, forgotten', async () => {
    expect([await files.get(KEY), await files.exists(KEY)]).toEqual([null, false])
    await files.put(KEY, Buffer.from('satu, lebih panjang'), 'image/webp')
    await files.put(KEY, Buffer.from('dua'), 'image/webp')
    expect(await files.get(KEY)).toEqual({ bytes: Buffer.from('dua'), type: 'image/webp' })
    expect(await files.exists(KEY)).toBe(true)
    await files.delete(KEY)
    await files.delete(KEY)
    expect([await files.get(KEY), await files.exists(KEY)]).toEqual([null, false])
  })

  it.each([0, 1, 303_848, 5_000_000])('of %i bytes come back as they went', async (size) => {
    const bytes = randomBytes(size)
    await files.put('slip/2026/11.pdf', bytes, 'application/pdf')
    const found = await files.get('slip/2026/11.pdf')
    expect(found?.type).toBe('application/pdf')
    expect(found?.bytes.equals(bytes)).toBe(true)
  })

  it('are there for another server that works on the same', async () => {
    const other = await open()
    await files.put(KEY, Buffer.from('isi'), 'image/webp')
    expect(await other.get(KEY)).toEqual({ bytes: Buffer.from('isi'), type: 'image/webp' })
  })

  it('have links of ours, wherever they are', () => {
    expect(files.url(KEY, 1_000_000)).toMatch(
      /^\/api\/berkas\/selfie\/2026-11-20\/4711\.webp\?sampai=1000&tanda=/,
    )
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
  ])('have no key %j', async (key) => {
    await expect(files.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a key')
    expect(await files.get(key)).toBeNull()
    await expect(files.delete(key)).rejects.toThrow('not a key')
    expect(() => files.url(key, 1)).toThrow('not a key')
  })

  it('refuse a type that the key does not name', async () => {
    await expect(files.put(KEY, Buffer.from('x'), 'application/pdf')).rejects.toThrow('not a key')
  })
})
