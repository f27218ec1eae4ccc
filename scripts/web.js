import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, NODE, ROOT, run, say } from './process.js'

const WEB = join(ROOT, 'apps', 'web')
const STAMP = join(WEB, 'dist', '.build-stamp')
const SOURCES = ['apps/web', 'packages/contract/src', 'packages/domain/src', 'packages/domain/data']
// Built by the build itself, or no part of it.
const IGNORED = new Set([
  'node_modules',
  'dist',
  '.vite',
  '.tanstack',
  'routeTree.gen.ts',
  'phoneTree.gen.js',
  'startTree.gen.js',
])

/** Builds the web app unless what stands in `dist` was built from these very sources. Answers the exit code. */
export async function ensureWebBuild() {
  const wanted = sourceStamp()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 0
  say('Membangun aplikasi web...')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const code = await run(NODE, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) writeFileSync(STAMP, wanted)
  return code
}

function sourceStamp() {
  const files = SOURCES.flatMap((source) => [...filesIn(join(ROOT, source))])
  return fingerprint([...files, join(ROOT, 'package-lock.json'), join(ROOT, 'tsconfig.base.json')])
}

function* filesIn(dir) {
  if (!existsSync(dir)) return
  for (const entry of readdirSync(dir, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (IGNORED.has(entry.name)) continue
    const path = join(dir, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else if (entry.isFile()) yield path
  }
}
