import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { BuiltChunk } from './built.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Weight = { readonly own: number; readonly hasForms: boolean }

const ROUTES = join(import.meta.dirname, '../src/routes')
/** Named after the layout that its stylesheet comes with */
const KELOLA_STYLES = /^_kelola-/
const HOME = '_authed/_dashboard/home.index'
/** As vite.config.ts names it */
const FORMS = /^assets\/(vendor-)?form-/

const dist = mkdtempSync(join(tmpdir(), 'rekan-web-'))
let chunks: readonly BuiltChunk[]

beforeAll(() => {
  // In a process of its own: under the test runner's NODE_ENV the libraries would come in their development form.
  execFileSync(process.execPath, [join(import.meta.dirname, 'built.ts'), dist], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  chunks = JSON.parse(read('chunks.json')) as BuiltChunk[]
}, 120_000)

afterAll(() => rmSync(dist, { recursive: true, force: true }))

const KIB = 1024
const LIMIT = {
  signIn: 110,
  home: 125,
  afterHome: 10,
  screen: 12,
  kelola: 20,
  forms: 60,
  styles: 8,
  kelolaStyles: 10,
  fonts: 12,
}

// Over the wire (gzip) before a screen is ready; what loads after that, such as toasts, is not in it.
test('all JavaScript of the sign-in stays under its limit', () => {
  expect(sizeOf(signIn())).toBeLessThanOrEqual(LIMIT.signIn * KIB)
})

test('all JavaScript of home stays under its limit, and so does what it fetches once it stands', () => {
  expect(sizeOf(home())).toBeLessThanOrEqual(LIMIT.home * KIB)
  expect(sizeOf(afterHome())).toBeLessThanOrEqual(LIMIT.afterHome * KIB)
  // Each is an exchange more before home is whole.
  expect(afterHome().length).toBeLessThanOrEqual(5)
})

test('no other screen adds more than its share to what home has loaded, the forms’ libraries apart', () => {
  const rows = routeFiles().map((route) => ({ route, ...weigh(route) }))
  console.log(table(rows))
  const lost = routeFiles().filter((route) => hasComponent(route) && splitOff(route).length === 0)
  expect(lost).toEqual([])
  // The back office is opened by a few, at a desk; its screens hold whole tables.
  const limitOf = (route: string) => (route.includes('/_kelola/') ? LIMIT.kelola : LIMIT.screen) * KIB
  expect(rows.filter(({ route, own }) => own > limitOf(route)).map(({ route }) => route)).toEqual([])
})

test('the libraries of forms and our own parts of them are a chunk each, and a screen without a form does without', () => {
  const forms = assetNames().filter((name) => FORMS.test(`assets/${name}`) && name.endsWith('.js'))
  expect(forms.length).toBeLessThanOrEqual(2)
  expect(sizeOf(forms.map((name) => `assets/${name}`))).toBeLessThanOrEqual(LIMIT.forms * KIB)
  expect([...signIn(), ...home()].filter((file) => FORMS.test(file))).toEqual([])
})

test('the living page is in no build of the product', () => {
  const assets = assetNames()
  expect(readdirSync(dist).filter((name) => name.endsWith('.html'))).toEqual(['index.html'])
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.filter((id) => /[\\/]living[\\/]|\.examples\./.test(id))).toEqual([])
  const texts = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => read(`assets/${name}`))
  expect(texts.filter((text) => text.includes('Rekan UI') || text.includes('Atlantis'))).toEqual([])
})

test('the stylesheet stays under 8 KiB, the font under 12', () => {
  expect(sizeOnDisk(styles().filter((name) => !KELOLA_STYLES.test(name)))).toBeLessThanOrEqual(
    LIMIT.styles * KIB,
  )
  const fonts = assetNames().filter((name) => name.endsWith('.woff2'))
  expect(sizeOnDisk(fonts)).toBeLessThanOrEqual(LIMIT.fonts * KIB)
})

test('the back office’s stylesheet, which comes with its frame, holds every class of the page’s and stays under 10 KiB', () => {
  const kelola = styles().filter((name) => KELOLA_STYLES.test(name))
  const page = styles().filter((name) => !kelola.includes(name))
  expect([kelola, page]).toEqual([[expect.any(String)], [expect.any(String)]])
  expect(sizeOnDisk(kelola)).toBeLessThanOrEqual(LIMIT.kelolaStyles * KIB)
  // Else the order of two classes on one element would not be the same before and after it has come.
  const [ofKelola = [], ofPage = []] = [kelola, page].map((names) => names.flatMap(utilitiesIn))
  expect(ofPage.length).toBeGreaterThan(100)
  expect(ofPage.filter((selector) => !ofKelola.includes(selector))).toEqual([])
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
  // The page's stylesheet stands in it: nothing that is fetched on demand asks for it once more.
  expect(bundle.filter((name) => /assets\/index-[\w-]+\.css/.test(read(`assets/${name}`)))).toEqual([])
})

/** Every file below `src/routes`, as the manifest names it without ending: none escapes its limit. */
function routeFiles(): string[] {
  return readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => name.replaceAll('\\', '/').replace(/\.tsx?$/, ''))
    .toSorted()
}

function signIn(): string[] {
  return unique([...filesOf(({ isEntry }) => isEntry), ...screenFiles('auth.sign-in')])
}

/** With what the entry imports as soon as it finds a token. */
function home(): string[] {
  const session = ['features/profil/profil.queries.ts', 'lib/query-client.ts']
  return unique([
    ...filesOf(({ isEntry }) => isEntry),
    ...session.flatMap((name) => filesOf(holds(`/src/${name}`))),
    ...screenFiles(HOME),
  ])
}

/** Home, and what it fetches as soon as it stands. */
function homeWhole(): string[] {
  const routes = chunks.filter(holds(`/src/routes/${HOME}.tsx?tsr-split=`))
  const later = new Set(routes.flatMap(({ dynamicImports }) => dynamicImports))
  // Fetched for a minute after a punch, or by who has no attendance: never by a home that has only been opened.
  for (const name of ['tarik-beranda', 'tanpa-presensi'])
    for (const { fileName } of chunks.filter(holds(`/features/presensi/${name}.tsx`))) later.delete(fileName)
  return unique([...home(), ...filesOf(({ fileName }) => later.has(fileName))])
}

/** What of it home does not wait for. */
function afterHome(): string[] {
  return homeWhole().filter((file) => !home().includes(file))
}

/** The chunks that hold what is split off a route file, and off the layouts around it. */
function screenFiles(route: string): string[] {
  const folders = route.split('/').slice(0, -1)
  const routes = [...folders.map((_folder, i) => folders.slice(0, i + 1).join('/')), route]
  return unique(routes.flatMap(splitOff))
}

function splitOff(route: string): string[] {
  return filesOf(holds(`/src/routes/${route}.tsx?tsr-split=`))
}

function holds(part: string): (chunk: BuiltChunk) => boolean {
  return ({ moduleIds }) => moduleIds.some((id) => id.replaceAll('\\', '/').includes(part))
}

/** Bytes a screen adds to home's, and whether the forms' libraries come with it. */
function weigh(route: string): Weight {
  const atHand = homeWhole()
  const more = screenFiles(route).filter((file) => !atHand.includes(file))
  return {
    own: sizeOf(more.filter((file) => !FORMS.test(file))),
    hasForms: more.some((file) => FORMS.test(file)),
  }
}

function hasComponent(route: string): boolean {
  // The root's component is in the entry: it is never split off.
  return route !== '__root' && /\bcomponent:/.test(readFileSync(join(ROUTES, `${route}.tsx`), 'utf8'))
}

function table(rows: readonly ({ readonly route: string } & Weight)[]): string {
  const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(6)
  const css = (isKelola: boolean) =>
    kib(sizeOnDisk(styles().filter((name) => KELOLA_STYLES.test(name) === isKelola)))
  const entry = filesOf(({ isEntry }) => isEntry).map((file) => `${kib(sizeOf([file]))}  ${file}`)
  return [
    `KiB gzip: sign-in ${kib(sizeOf(signIn()))} of ${LIMIT.signIn}, home ${kib(sizeOf(home()))} of ${LIMIT.home}, its later half ${kib(sizeOf(afterHome()))} of ${LIMIT.afterHome}, styles ${css(false)} of ${LIMIT.styles}, the back office’s ${css(true)} of ${LIMIT.kelolaStyles}`,
    'of these in every first load:',
    ...entry,
    `over home (limit ${LIMIT.screen}, + the forms' libraries once):`,
    ...rows
      .toSorted((a, b) => b.own - a.own)
      .map(({ route, own, hasForms }) => `${kib(own)}  ${route}${hasForms ? ' + forms' : ''}`),
  ].join('\n')
}

/** The chunks that match and all they import statically. */
function filesOf(matches: (chunk: BuiltChunk) => boolean): string[] {
  const found = new Set<string>()
  const add = (chunk: BuiltChunk) => {
    if (found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const imported of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) add(imported)
  }
  chunks.filter(matches).forEach(add)
  return [...found]
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)]
}

function sizeOf(files: readonly string[]): number {
  return sizeOnDisk([...new Set(files)].map((file) => `${file}.gz`.replace('assets/', '')))
}

/** As they go over the wire */
function styles(): string[] {
  return assetNames().filter((name) => name.endsWith('.css.gz'))
}

/** The simple selectors of the utilities' layer. */
function utilitiesIn(style: string): string[] {
  const [, layer = ''] = read(`assets/${style.replace(/\.gz$/, '')}`).split('@layer utilities{')
  return Array.from(layer.matchAll(/[{}](\.[^{}@]+?)\{/g), ([, selector = '']) => selector)
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
