import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, NODE, ROOT, run, say, stop } from './process.js'

const MODULES = join(ROOT, 'node_modules')
const STAMP = join(MODULES, '.rekan-installed')
const UNFINISHED = join(MODULES, '.rekan-installing')
const LOCK = join(ROOT, 'package-lock.json')

/** Installs what the lock file names, unless that was done before: even a no-op `npm install` takes seconds. */
export async function ensureDependencies() {
  const wanted = wantedStamp()
  if (existsSync(NODE) && !existsSync(UNFINISHED) && readOr(STAMP, '') === wanted) return

  say('Memasang paket yang diperlukan (sekali saja)...')
  // A killed npm leaves half-unpacked packages that the next one takes for whole.
  if (existsSync(UNFINISHED)) rmSync(MODULES, { recursive: true, force: true })
  mkdirSync(MODULES, { recursive: true })
  rmSync(STAMP, { force: true })
  writeFileSync(UNFINISHED, '')

  const lock = readFileSync(LOCK)
  const [npm, ...before] = npmCommand()
  const code = await run(npm, [
    ...before,
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ])
  // Over 128: ended by a signal, so the mark stays.
  if (code <= 128) rmSync(UNFINISHED, { force: true })
  if (code !== 0) {
    stop(`Paket gagal dipasang: npm berhenti dengan kode ${code}. Periksa sambungan internet, lalu ulangi.`)
  }
  const rewritten = readFileSync(LOCK)
  writeFileSync(LOCK, lock)
  if (versionsIn(rewritten) !== versionsIn(lock)) {
    stop('package-lock.json tidak cocok dengan package.json. Jalankan "npm install", lalu simpan hasilnya.')
  }
  if (!existsSync(NODE)) {
    stop(
      `Node untuk ${process.platform}-${process.arch} tidak ada. Rekan berjalan di Linux dan macOS, x64 dan arm64; di Windows pakai WSL.`,
    )
  }
  writeFileSync(STAMP, wanted)
}

/** The lock file, what it was made from, and the machine that its binaries are for. */
function wantedStamp() {
  const manifests = ['package.json', 'package-lock.json', 'apps/server/package.json', 'apps/web/package.json']
  manifests.push('packages/contract/package.json', 'packages/domain/package.json')
  return fingerprint(
    manifests.map((path) => join(ROOT, path)),
    `${process.platform}-${process.arch}`,
  )
}

/** What a lock file pins. Each npm release words the rest of it differently, which changes nothing. */
function versionsIn(lock) {
  const { packages } = JSON.parse(lock)
  return Object.entries(packages)
    .map(([path, { version, integrity, link }]) => [path, version, integrity, link].join(' '))
    .toSorted()
    .join('\n')
}

/** The npm that runs us, else the one on the path. */
function npmCommand() {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli)) return [process.execPath, cli]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function readOr(path, absent) {
  return existsSync(path) ? readFileSync(path, 'utf8') : absent
}
