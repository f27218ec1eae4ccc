import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FILES_PATH, type Files, checkedKey, fileType } from './files.ts'
import type { Links } from './links.ts'

/** The folder, beside the files, of those that are being written. */
export const DRAFTS = '.tulis'

/** Files in a folder of this machine that no other server writes to. What a crash left half written is cleared. */
export async function openLocalFiles(folder: string, links: Links): Promise<Files> {
  const unfinished = join(folder, DRAFTS)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split('/'))

  return {
    async put(key, bytes, type) {
      const path = pathOf(checkedKey(key, type))
      const draft = join(unfinished, randomUUID())
      try {
        await writeDurably(draft, bytes)
        await rename(draft, path).catch(async (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          await createFolder(dirname(path), folder)
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
    async purge(key) {
      await rm(pathOf(key), { force: true })
    },
    async exists(key) {
      const file = await open(pathOf(key)).catch(absent)
      await file?.close()
      return file !== null
    },
    url: (key, sampai) => links.sign(FILES_PATH + checkedKey(key), sampai),
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await closing(file, async () => {
    await file.writeFile(bytes)
    await file.datasync()
  })
}

/** Makes a folder, and makes the new names on the way to it last. */
async function createFolder(path: string, root: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length && made !== root; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** Who waits for a folder while it is brought to disk, by its path: they have one more turn together. */
const together = new Map<string, { readonly running: Promise<void>; next: Promise<void> | undefined }>()

/** A new name lasts only once its folder is on disk: what is begun after a name was given serves everybody who gave one before. */
async function syncFolder(path: string): Promise<void> {
  const current = together.get(path)
  if (current !== undefined) {
    current.next ??= current.running.catch(() => undefined).then(() => syncFolder(path))
    return current.next
  }
  const running = syncNow(path).finally(() => together.delete(path))
  together.set(path, { running, next: undefined })
  return running
}

/** Windows can't say so, and needn't. */
async function syncNow(path: string): Promise<void> {
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
