import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
} from 'node:fs'
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from './startup-error.ts'
import type { DatabaseUser } from './postgres-user.ts'

export type PostgresRole = 'owner' | 'app'

export const ROLE_NAMES = { owner: 'rekan', app: 'rekan_app' } as const satisfies Record<PostgresRole, string>

export type Cluster = { pgData: string; passwords: Record<PostgresRole, string> }

/**
 * Makes the cluster on first use. It is built beside its place and renamed into it, passwords included: what stands
 * in the place is whole, whenever the machine stops.
 */
export async function openCluster(
  dataDir: string,
  binaries: string,
  user: DatabaseUser | null,
): Promise<Cluster> {
  const pgData = join(dataDir, 'postgres')
  removeUnfinished(dataDir)
  if (!existsSync(pgData)) await createCluster(dataDir, pgData, binaries, user)
  else {
    refuseOtherOwner(pgData, user)
    refuseOtherVersion(pgData, binaries)
  }
  return { pgData, passwords: readPasswords(pgData) }
}

const run = promisify(execFile)
const UNFINISHED = 'postgres.baru-'
const PASSWORDS = 'rekan-passwords.json'

async function createCluster(
  dataDir: string,
  pgData: string,
  binaries: string,
  user: DatabaseUser | null,
): Promise<void> {
  const staging = join(dataDir, UNFINISHED + randomBytes(6).toString('hex'))
  const unfinished = join(staging, 'data')
  const passwordFile = join(staging, 'password')
  const passwords = { owner: newPassword(), app: newPassword() }
  mkdirSync(staging, { mode: 0o700 })
  writePrivately(passwordFile, passwords.owner, user)
  if (user) chownSync(staging, user.uid, user.gid)
  try {
    await run(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${ROLE_NAMES.owner}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=libc',
        '--locale=C',
        '--no-instructions',
      ],
      { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } },
    )
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    throw new StartupError(`Basis data tidak bisa disiapkan: ${reasonOf(error)}`)
  }
  writePrivately(join(unfinished, PASSWORDS), JSON.stringify(passwords), user)
  renameSync(unfinished, pgData)
  syncDir(dataDir)
  rmSync(staging, { recursive: true, force: true })
}

/** What a start that died in the middle left behind. The caller holds the data folder's lock: nobody works on these. */
function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED))
      rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

function refuseOtherOwner(pgData: string, user: DatabaseUser | null): void {
  if (statSync(pgData).uid === (user?.uid ?? process.getuid?.())) return
  throw new StartupError(
    `Folder ${pgData} milik pengguna lain: datanya dibuat saat Rekan dijalankan ${user ? 'pengguna biasa' : 'root atau pengguna lain'}. Jalankan seperti waktu itu, atau pilih DATA_DIR lain.`,
  )
}

function refuseOtherVersion(pgData: string, binaries: string): void {
  const versionFile = join(pgData, 'PG_VERSION')
  const stored = existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null
  const control = readFileSync(join(binaries, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 40)
  const ours = /PostgreSQL (\d+)/.exec(control)?.[1]
  if (stored === null || ours === undefined || stored === ours) return
  throw new StartupError(
    `Data di ${pgData} dibuat oleh PostgreSQL ${stored}, sedangkan yang terpasang PostgreSQL ${ours}. Jalankan versi Rekan yang lama, atau pindahkan datanya dulu.`,
  )
}

/** Throws StartupError when they are gone. */
export function readPasswords(pgData: string): Record<PostgresRole, string> {
  try {
    const read = JSON.parse(readFileSync(join(pgData, PASSWORDS), 'utf8')) as Record<PostgresRole, string>
    if (typeof read.owner === 'string' && typeof read.app === 'string') return read
  } catch {
    // Told below: a missing, unreadable and broken file need the same remedy.
  }
  throw new StartupError(
    `Berkas ${join(pgData, PASSWORDS)} hilang atau rusak, jadi basis data tidak bisa dibuka. Kembalikan berkas itu dari cadangan.`,
  )
}

function writePrivately(file: string, text: string, owner: DatabaseUser | null): void {
  writeFileSync(file, text, { mode: 0o600, flush: true })
  chmodSync(file, 0o600)
  if (owner) chownSync(file, owner.uid, owner.gid)
}

function syncDir(dir: string): void {
  const handle = openSync(dir, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/** Of what PostgreSQL said as it failed, the line that says why. */
export function telling(said: string): string | undefined {
  if (/No space left on device|Check free disk space/.test(said)) return 'disknya penuh.'
  const lines = said.trim().split('\n')
  const isWhy = (line: string) =>
    /(FATAL|PANIC|error): /.test(line) && !/is (starting up|shutting down)/.test(line)
  return lines.findLast(isWhy) ?? lines.at(-1)
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return 'program PostgreSQL bawaan tidak cocok dengan sistem ini (glibc dibutuhkan). Isi DATABASE_URL.'
  }
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string') {
    return telling(error.stderr) ?? error.message
  }
  return error instanceof Error ? error.message : String(error)
}
