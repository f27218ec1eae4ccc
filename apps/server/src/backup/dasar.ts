import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import pg from 'pg'
import { DRAFTS } from '../platform/files.local.ts'
import { BASES, WAL, listBases } from '../platform/arsip.ts'
import { FILES } from './manifest.ts'

type What = {
  /** The owner's way in */
  readonly owner: pg.ClientConfig
  readonly dataDir: string
  readonly folder: string
  /** The folder of files; null: they are elsewhere */
  readonly files: string | null
}

/** In a copy: files that stood in the archive and no longer beside the database when it was made. */
const GONE = 'rekan-berkas-hilang.json'
/** What a copy does without, or makes anew */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_subtrans|pg_dynshmem|pg_serial|pg_snapshots)\/.+|.*pgsql_tmp.*)$/

/** Copies the whole database into its archive while it goes on working, then the files that are not there yet. Gives the copy. */
export async function writeBase({ owner, dataDir, folder, files }: What): Promise<string> {
  const draft = join(folder, BASES, 'sedang-ditulis')
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`select pg_backup_start('rekan', true)`)
    await copyTree(join(dataDir, 'postgres'), draft, (name) => !LEFT_OUT.test(name))
    await syncTree(draft)
    const { rows } = await client.query<{ labelfile: string; selesai: string }>(
      `select labelfile, floor(extract(epoch from clock_timestamp()) * 1000)::text as selesai from pg_backup_stop(true)`,
    )
    await writeSynced(join(draft, 'backup_label'), rows[0]?.labelfile ?? '')
    if (files !== null)
      await writeSynced(join(draft, GONE), JSON.stringify(await copyNewFiles(files, join(folder, FILES))))
    const base = join(folder, BASES, rows[0]?.selesai ?? '')
    await rename(draft, base)
    return base
  } finally {
    await client.end()
  }
}

/** Lets go of copies that were complete before `sampai` (ms), as long as a later one also was, and of what only they need. */
export async function sweepBases(folder: string, files: string | null, sampai: number): Promise<void> {
  const bases = listBases(folder)
  const first = bases.findLastIndex(({ selesai }) => selesai < sampai)
  if (first <= 0) return
  const oldest = bases[first]?.path ?? ''
  for (const { path } of bases.slice(0, first)) await rm(path, { recursive: true })
  const label = await readFile(join(oldest, 'backup_label'), 'utf8')
  const needed = /START WAL LOCATION: .* \(file ([0-9A-F]{24})\)/.exec(label)?.[1]
  for (const name of await readdir(join(folder, WAL)))
    if (needed !== undefined && /^[0-9A-F]{24}/.test(name) && name.slice(8, 24) < needed.slice(8))
      await rm(join(folder, WAL, name), { force: true })
  const gone = await readFile(join(oldest, GONE), 'utf8').catch(() => '[]')
  for (const name of JSON.parse(gone) as string[])
    if (files === null || !existsSync(join(files, name))) await rm(join(folder, FILES, name), { force: true })
}

/** Brings files over that the archive lacks. Gives those that it alone has. */
async function copyNewFiles(from: string, to: string): Promise<string[]> {
  const there = new Set(await listFiles(to))
  const live = new Set(await listFiles(from))
  for (const name of live) {
    if (there.has(name)) continue
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
    await copyOne(join(from, name), join(to, name))
    await syncOne(join(to, name))
  }
  return [...there].filter((name) => !live.has(name))
}

async function listFiles(root: string): Promise<string[]> {
  if (!existsSync(root)) return []
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(DRAFTS) && !basename(name).endsWith('.baru'))
}

/** Copies a folder whose files may go while it is read. */
export async function copyTree(from: string, to: string, wants: (name: string) => boolean): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(from, path)
    if (!wants(name)) continue
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
    else {
      await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
      await copyOne(path, join(to, name))
    }
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
}

async function syncTree(root: string): Promise<void> {
  for (const name of await listFiles(root)) await syncOne(join(root, name))
}

async function syncOne(path: string): Promise<void> {
  const file = await open(path, 'r').catch(() => null)
  await file?.datasync()
  await file?.close()
}

async function writeSynced(file: string, text: string): Promise<void> {
  await writeFile(file, text, { mode: 0o600, flush: true })
}
