import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Chunk = { readonly file: string; readonly imports?: string[] }

const dist = mkdtempSync(join(tmpdir(), 'rekan-web-'))
let manifest: Record<string, Chunk>

beforeAll(() => {
  // In a process of its own: under the test runner's NODE_ENV the libraries would come in their development form.
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  manifest = JSON.parse(read('.vite/manifest.json')) as Record<string, Chunk>
}, 120_000)

afterAll(() => rmSync(dist, { recursive: true, force: true }))

const KIB = 1024
const FORM_LIBRARY = /vendor-form-/

// Over the wire (gzip) before a screen is ready; what loads after that, such as toasts, is not in it.
test.each([
  ['sign-in', 110, ['auth.sign-in']],
  ['home', 125, ['_authed/_dashboard', '_authed/_dashboard/home.index']],
])('all JavaScript of %s stays under %i KiB', (_name, limit, routes) => {
  expect(sizeOfRoutes(routes)).toBeLessThanOrEqual(limit * KIB)
})

test('no other screen adds more than 12 KiB to what home has loaded, beside the libraries of forms', () => {
  const home = filesOfRoutes(['_authed/_dashboard', '_authed/_dashboard/home.index'])
  const isOwn = (file: string) => !home.includes(file) && !FORM_LIBRARY.test(file)
  const heavy = Object.keys(manifest)
    .filter((key) => /^src\/routes\/.*\?tsr-split=component$/.test(key))
    .map((key) => [key, sizeOf(filesOf(key).filter(isOwn))] as const)
    .filter(([, bytes]) => bytes > 12 * KIB)
  expect(heavy).toEqual([])
})

test('the libraries of forms are one chunk of 60 KiB at most, which no first load holds', () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => FORM_LIBRARY.test(name))
  const chunks = files.filter((name) => name.endsWith('.js'))
  expect(chunks.length).toBeLessThanOrEqual(1)
  expect(sizeOnDisk(chunks.map((name) => `${name}.gz`))).toBeLessThanOrEqual(60 * KIB)
  const first = filesOfRoutes(['auth.sign-in', '_authed/_dashboard', '_authed/_dashboard/home.index'])
  expect(first.filter((file) => FORM_LIBRARY.test(file))).toEqual([])
})

test('the living page is in no build of the product', () => {
  const assets = readdirSync(join(dist, 'assets'))
  expect(readdirSync(dist).filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
  expect(Object.keys(manifest).filter((key) => /examples|living/.test(key))).toEqual([])
  const texts = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => read(`assets/${name}`))
  expect(texts.filter((text) => text.includes('Rekan UI') || text.includes('Atlantis'))).toEqual([])
})

test('the stylesheet stays under 8 KiB, the font under 12', () => {
  const assets = readdirSync(join(dist, 'assets'))
  const size = (ending: string) => sizeOnDisk(assets.filter((name) => name.endsWith(ending)))
  expect(size('.css.gz')).toBeLessThanOrEqual(8 * KIB)
  expect(size('.woff2')).toBeLessThanOrEqual(12 * KIB)
})

test('the page holds no inline code that csp.json does not name, and no library of the server', () => {
  const page = read('index.html')
  const csp = JSON.parse(read('csp.json')) as { script: string[]; style: string[] }
  for (const [, tag, text = ''] of page.matchAll(/<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g)) {
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
    expect(tag === 'script' ? csp.script : csp.style).toContain(hash)
  }
  expect(page).not.toMatch(/\son\w+=|\sstyle=/)
  const bundle = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  expect(bundle.filter((name) => /["'`]ZodObject["'`]/.test(read(`assets/${name}`)))).toEqual([])
})

function sizeOfRoutes(routes: readonly string[]): number {
  return sizeOf(filesOfRoutes(routes))
}

function filesOfRoutes(routes: readonly string[]): string[] {
  const keys = ['index.html', ...routes.map((route) => `src/routes/${route}.tsx?tsr-split=component`)]
  return [...new Set(keys.flatMap((key) => filesOf(key)))]
}

/** A chunk and all it imports statically. */
function filesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`No ${key} in the manifest`)
  if (seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))]
}

function sizeOf(files: readonly string[]): number {
  return sizeOnDisk([...new Set(files)].map((file) => `${file}.gz`.replace('assets/', '')))
}

function sizeOnDisk(assets: readonly string[]): number {
  return assets.reduce((sum, name) => sum + statSync(join(dist, 'assets', name)).size, 0)
}

function read(name: string): string {
  return readFileSync(join(dist, name), 'utf8')
}
