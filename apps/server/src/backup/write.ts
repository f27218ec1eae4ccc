import { createHash } from 'node:crypto'
import { constants, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { reasonUnusable } from '../platform/data-dir.ts'
import { DRAFTS } from '../platform/files.local.ts'
import { StartupError } from '../platform/startup-error.ts'
import { FILES, FORMAT, MANIFEST, type Manifest, rowsFile } from './manifest.ts'
import { type Table, copySource, listMigrations, listBulan, listSequences, listTables } from './tables.ts'

type What = {
  /** Connected as the owner. */
  readonly client: pg.Client
  /** The folder of files; null: they are elsewhere. */
  readonly files: string | null
  /** Where the backup is to stand; must not exist. */
  readonly folder: string
  readonly now: Date
}

/**
 * Writes a whole backup while the server goes on working: all tables as of one moment, then the files. A row names a
 * file only once it is stored, so that every file of that moment is among them. Throws StartupError.
 */
export async function writeBackup({ client, files, folder, now }: What): Promise<Manifest> {
  if (existsSync(folder)) throw new StartupError(`${folder} sudah ada. Pilih folder yang belum ada.`)
  const draft = `${folder}.sedang-ditulis`
  try {
    const manifest = await writeAll({ client, files, folder: draft, now })
    await rename(draft, folder)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined)
    if (!(error instanceof Error) || !('syscall' in error)) throw error
    throw new StartupError(`Cadangan tidak bisa ditulis ke ${folder}: ${reasonUnusable(error)}`)
  }
}

async function writeAll({ client, files, folder, now }: What): Promise<Manifest> {
  await mkdir(join(folder, 'tabel'), { recursive: true, mode: 0o700 })
  await client.query('begin isolation level repeatable read read only')
  const migrasi = await listMigrations(client)
  if (migrasi.length === 0) throw new StartupError('Basis data itu belum berisi apa pun dari Rekan.')
  const tabel = []
  for (const table of await listTables(client))
    tabel.push({ ...table, ...(await writeRows(client, folder, table)) })
  const urutan = await listSequences(client)
  const bulan = await listBulan(client)
  await client.query('commit')

  const berkas = files === null ? null : await copyFiles(files, join(folder, FILES))
  const manifest: Manifest = {
    format: FORMAT,
    dibuat: now.toISOString(),
    migrasi,
    tabel,
    urutan,
    bulan,
    berkas,
  }
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true })
  return manifest
}

async function writeRows(
  client: pg.Client,
  folder: string,
  table: Table,
): Promise<{ baris: number; sha256: string }> {
  const file = rowsFile(folder, table)
  const hash = createHash('sha256')
  const rows = client.query(copyTo(`copy ${copySource(table)} to stdout`))
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(rows, hashing, createWriteStream(file, { mode: 0o600, flush: true }))
  return { baris: rows.rowCount, sha256: hash.digest('hex') }
}

/** Copies what stands, sharing the disk's blocks where it can. Answers how many files. */
async function copyFiles(from: string, to: string): Promise<number> {
  await mkdir(to, { mode: 0o700 })
  if (!existsSync(from)) return 0
  let count = 0
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(from, path)
    // What is half written is no file yet.
    if (!entry.isFile() || name.startsWith(DRAFTS)) continue
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
    try {
      await copyFile(path, join(to, name), constants.COPYFILE_FICLONE)
      count += 1
    } catch (error) {
      // Deleted meanwhile, and then no row names it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return count
}
