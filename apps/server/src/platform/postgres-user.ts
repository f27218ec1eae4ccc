import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

/** The user as whom PostgreSQL runs, if it is not the server's own. */
export type DatabaseUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root hands it to `nobody`; anyone else runs it under their own name. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  if (!entry) {
    throw new StartupError(
      'PostgreSQL tidak boleh berjalan sebagai root, dan pengguna "nobody" tidak ada di mesin ini. Jalankan Rekan sebagai pengguna biasa, atau isi DATABASE_URL.',
    )
  }
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/** Lets the database's user pass through the data folder (not list it); refuses if a folder above is closed to it. */
export function openPathTo(dataDir: string, user: DatabaseUser): void {
  if (mayEnter(dataDir, user)) return
  const { uid, mode } = statSync(dataDir)
  if (uid === 0) {
    chownSync(dataDir, uid, user.gid)
    chmodSync(dataDir, mode | 0o010)
  }
  if (mayEnter(dataDir, user)) return
  throw new StartupError(
    `Folder data ${dataDir} tidak terjangkau oleh pengguna "nobody", yang menjalankan PostgreSQL bila Rekan dijalankan root. Pilih DATA_DIR lain, misalnya di bawah /var/lib/rekan.`,
  )
}

function mayEnter(dir: string, user: DatabaseUser): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...user, cwd: '/' }).status === 0
}
