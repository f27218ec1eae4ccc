import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Instan } from '@rekan/domain/waktu'
import type { Links } from './links.ts'

export type FileType = 'image/webp' | 'image/png' | 'image/jpeg' | 'application/pdf'
export type StoredFile = { readonly bytes: Buffer; readonly type: FileType }

/** Where files live. A key is lower-case names and one extension that says the type: `selfie/2026-11-20/4711.webp`. */
export type Files = {
  /** Once it returns, the file outlives a power cut. A file of that key is replaced whole. */
  put(key: string, bytes: Uint8Array, type: FileType): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** A signed path under /api that gives the file until `sampai`. */
  url(key: string, sampai: Instan): string
}

/** Where `mountFiles` answers. */
export const FILES_PATH = '/api/berkas/'

const TYPES: Readonly<Record<string, FileType>> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
}

/** The type a key names; null for what is no key. No dot but the extension's: nothing climbs out of the store. */
export function fileType(key: string): FileType | null {
  if (key.length > 200) return null
  const extension = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.([a-z]+)$/.exec(key)?.[1] ?? ''
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? null) : null
}

/** Files in a folder of this machine that no other server writes to. What a crash left half written is cleared. */
export async function openLocalFiles(folder: string, links: Links): Promise<Files> {
  const unfinished = join(folder, '.tulis')
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, ...checked(key).split('/'))

  return {
    async put(key, bytes, type) {
      if (fileType(key) !== type) throw new Error(`not a key of ${type}: ${key}`)
      const path = pathOf(key)
      const draft = join(unfinished, randomUUID())
      try {
        await writeDurably(draft, bytes)
        await rename(draft, path).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          await makeFolder(dirname(path), folder)
          await rename(draft, path)
        })
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const type = fileType(key)
      const bytes = type && (await readFile(pathOf(key)).catch(absent))
      return type && bytes ? { bytes, type } : null
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async exists(key) {
      const file = await open(pathOf(key)).catch(absent)
      await file?.close()
      return file !== null
    },
    url: (key, sampai) => links.sign(FILES_PATH + checked(key), sampai),
  }
}

function checked(key: string): string {
  if (fileType(key) === null) throw new Error(`not a key: ${key}`)
  return key
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await closing(file, async () => {
    await file.writeFile(bytes)
    await file.datasync()
  })
}

/** Makes a folder, and makes the new names on the way to it last. */
async function makeFolder(path: string, root: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length && made !== root; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** A new name lasts only once its folder is on disk. Windows can't say so, and needn't. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await closing(folder, () => folder.sync())
}

async function closing(file: FileHandle, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } finally {
    await file.close()
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
