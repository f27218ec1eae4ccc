import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Chunk = { readonly file: string; readonly imports?: string[] }
type Weight = { readonly own: number; readonly files: number; readonly hasForms: boolean }

const ROUTES = join(import.meta.dirname, '../src/routes')
/** As vite.config.ts names it */
const FORMS = /^assets\/vendor-form-/

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
const LIMIT = { signIn: 110, home: 125, screen: 12, forms: 60, styles: 8, fonts: 12 }

// Over the wire (gzip) before a screen is ready; what loads after that, such as toasts, is not in it.
test('all JavaScript of the sign-in stays under its limit', () => {
  expect(sizeOf(signIn())).toBeLessThanOrEqual(LIMIT.signIn * KIB)
})

test('all JavaScript of home stays under its limit', () => {
  expect(sizeOf(home())).toBeLessThanOrEqual(LIMIT.home * KIB)
})

test('no other screen adds more than its share to what home has loaded, the forms’ libraries apart', () => {
  const rows = routeFiles().map((route) => ({ route, ...weigh(route) }))
  console.log(table(rows))
  expect(rows.filter(({ own }) => own > LIMIT.screen * KIB).map(({ route }) => route)).toEqual([])
})

test('the libraries of forms are one chunk, and a screen without a form does without', () => {
  const forms = assetNames().filter((name) => FORMS.test(`assets/${name}`) && name.endsWith('.js'))
  expect(forms.length).toBeLessThanOrEqual(1)
  expect(sizeOf(forms.map((name) => `assets/${name}`))).toBeLessThanOrEqual(LIMIT.forms * KIB)
  expect([...signIn(), ...home()].filter((file) => FORMS.test(file))).toEqual([])
})

test('the living page is in no build of the product', () => {
  const assets = assetNames()
  expect(readdirSync(dist).filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
  expect(Object.keys(manifest).filter((key) => /examples|living/.test(key))).toEqual([])
  const texts = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => read(`assets/${name}`))
  expect(texts.filter((text) => text.includes('Rekan UI') || text.includes('Atlantis'))).toEqual([])
})

test('the stylesheet stays under 8 KiB, the font under 12', () => {
  const size = (ending: string) => sizeOnDisk(assetNames().filter((name) => name.endsWith(ending)))
  expect(size('.css.gz')).toBeLessThanOrEqual(LIMIT.styles * KIB)
  expect(size('.woff2')).toBeLessThanOrEqual(LIMIT.fonts * KIB)
})

test('the page holds no inline code that csp.json does not name, and no library of the server', () => {
  const page = read('index.html')
  const csp = JSON.parse(read('csp.json')) as { script: string[]; style: string[] }
  for (const [, tag, text = ''] of page.matchAll(/<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g)) {
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
    expect(tag === 'script' ? csp.script : csp.style).toContain(hash)
  }
  expect(page).not.toMatch(/\son\w+=|\sstyle=/)
  const bundle = assetNames().filter((name) => name.endsWith('.js'))
  expect(bundle.filter((name) => /["'`]ZodObject["'`]/.test(read(`assets/${name}`)))).toEqual([])
})

/** Every file below `src/routes`, as the manifest names it without ending: none escapes its limit. */
function routeFiles(): string[] {
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replaceAll('\\', '/').replace(/\.tsx?$/, ''))
    .toSorted()
}

function signIn(): string[] {
  return [...new Set([...filesOf('index.html'), ...screenFiles('auth.sign-in')])]
}

/** With what the entry imports as soon as it finds a token. */
function home(): string[] {
  const session = ['features/profil/profil.queries', 'lib/query-client'].map((name) => `src/${name}.ts`)
  const keys = ['index.html', ...session]
  return [
    ...new Set([...keys.flatMap((key) => filesOf(key)), ...screenFiles('_authed/_dashboard/home.index')]),
  ]
}

/** The chunks split off a route file and off the layouts around it. */
function screenFiles(route: string): string[] {
  const folders = route.split('/').slice(0, -1)
  const routes = [...folders.map((_folder, i) => folders.slice(0, i + 1).join('/')), route]
  const keys = Object.keys(manifest).filter((key) =>
    routes.some((name) => key.startsWith(`src/routes/${name}.tsx?tsr-split=`)),
  )
  return [...new Set(keys.flatMap((key) => filesOf(key)))]
}

/** Bytes a screen adds to home's, and whether it loads the forms' libraries besides. */
function weigh(route: string): Weight {
  const atHand = home()
  const more = screenFiles(route).filter((file) => !atHand.includes(file))
  const own = more.filter((file) => !FORMS.test(file))
  return { own: sizeOf(own), files: own.length, hasForms: own.length < more.length }
}

function table(rows: readonly ({ readonly route: string } & Weight)[]): string {
  const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(6)
  const css = sizeOnDisk(assetNames().filter((name) => name.endsWith('.css.gz')))
  const entry = filesOf('index.html').map((file) => `${kib(sizeOf([file]))}  ${file}`)
  return [
    `KiB gzip: sign-in ${kib(sizeOf(signIn()))} of ${LIMIT.signIn}, home ${kib(sizeOf(home()))} of ${LIMIT.home}, styles ${kib(css)} of ${LIMIT.styles}`,
    'of these in every first load:',
    ...entry,
    `over home (limit ${LIMIT.screen}, + the forms' libraries once):`,
    ...rows
      .toSorted((a, b) => b.own - a.own)
      .map(
        ({ route, own, files, hasForms }) => `${kib(own)}  ${route} (${files})${hasForms ? ' + forms' : ''}`,
      ),
  ].join('\n')
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

function assetNames(): string[] {
  return readdirSync(join(dist, 'assets'))
}

function sizeOnDisk(assets: readonly string[]): number {
  return assets.reduce((sum, name) => sum + statSync(join(dist, 'assets', name)).size, 0)
}

function read(name: string): string {
  return readFileSync(join(dist, name), 'utf8')
}
