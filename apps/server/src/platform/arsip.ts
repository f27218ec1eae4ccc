import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseUser, openPathTo } from './postgres-user.ts'
import { reasonUnusable } from './data-dir.ts'
import { StartupError } from './startup-error.ts'

/**
 * The continuous archive of an embedded database (`ARCHIVE_DIR`): in `dasar` copies of the whole database, in `wal` the
 * log of every change since the first of them, in `berkas` the files. Together they give any moment of these days.
 */
export const BASES = 'dasar'
export const WAL = 'wal'

/** In the data folder and in the archive: which belongs to which. A restored database has none yet. */
const MARK = 'arsip-id'
/** What is not archived yet after a minute goes as it is: with its way there, the most that a disaster takes. */
const ARCHIVED_WITHIN_S = 60

/** Takes the folder as this database's archive. Throws StartupError for one that can't be used or is another's. */
export function openArsip(folder: string, dataDir: string): void {
  try {
    for (const name of [BASES, WAL]) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
    const user = databaseUser()
    if (user !== null) {
      chownSync(join(folder, WAL), user.uid, user.gid)
      openPathTo(resolve(folder), user)
    }
    const [theirs, ours] = [join(folder, MARK), join(dataDir, MARK)].map(readMark)
    if (theirs !== null && theirs !== ours)
      throw new StartupError(
        `Folder arsip ${folder} milik basis data lain, atau dari sebelum pemulihan. Pilih ARCHIVE_DIR yang masih kosong.`,
      )
    if (theirs !== null) return
    if (readdirSync(join(folder, WAL)).length > 0)
      throw new StartupError(`Folder arsip ${folder} sudah berisi. Pilih ARCHIVE_DIR yang masih kosong.`)
    const mark = randomBytes(12).toString('hex')
    for (const place of [dataDir, folder])
      writeFileSync(join(place, MARK), mark, { mode: 0o600, flush: true })
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`Folder arsip ${folder} tidak bisa dipakai: ${reasonUnusable(error)}`)
  }
}

/** PostgreSQL's settings by which it brings its log there: whole, on disk, and each piece once. */
export function composeSettings(folder: string): Record<string, string> {
  const place = join(resolve(folder), WAL)
  // PostgreSQL puts what it names in for %p and %f; a piece that is there already has to be the same.
  const kept = `${quoted(`${place}/`)}%f.gz`
  return {
    archive_mode: 'on',
    archive_timeout: String(ARCHIVED_WITHIN_S),
    archive_command: `if [ -f ${kept} ]; then gunzip < ${kept} | cmp -s - %p; else gzip -1 < %p > ${kept}.baru && sync ${kept}.baru && mv ${kept}.baru ${kept}; fi`,
  }
}

/** The command by which a database that is restored fetches a piece of the log. */
export function fetchCommand(folder: string): string {
  return `gunzip < ${quoted(`${join(resolve(folder), WAL)}/`)}%f.gz > %p`
}

/** The copies of the whole database in an archive, the oldest first, by the moment at which each was complete. */
export function listBases(folder: string): { readonly path: string; readonly selesai: number }[] {
  const root = join(folder, BASES)
  if (!existsSync(root)) return []
  return readdirSync(root)
    .map((name) => ({ path: join(root, name), selesai: Number(/^(\d{13})$/.exec(name)?.[1] ?? Number.NaN) }))
    .filter(({ selesai }) => !Number.isNaN(selesai))
    .toSorted((a, b) => a.selesai - b.selesai)
}

/** For a shell, and for PostgreSQL, which reads % in its commands. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
}

function readMark(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Whether a folder is an archive, and no backup. */
export function isArsip(folder: string): boolean {
  return existsSync(join(folder, BASES)) && existsSync(join(folder, WAL))
}
