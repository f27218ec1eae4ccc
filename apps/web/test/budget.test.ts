import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import {
  AWAL,
  CHUNKS,
  HOME,
  KELOLA,
  type ListedChunk,
  ON_TOKEN,
  PHONE_TREE,
  SELDOM_AT_HOME,
  SIGN_IN,
} from '../build/chunks.ts'
import { type BuiltChunk, ROOT, fileOf, isListedIn } from '../build/listed.ts'
import { COMPONENT, layoutsOf } from '../build/route-chunks.ts'
import { ASKS_FOR_UNUSED } from '../build/slim-react.ts'
import { beforeAll, expect, test } from 'vitest'
import { ensureWebBuild } from '../../../scripts/web.js'

type Weight = { readonly own: number; readonly hasForms: boolean }

const ROUTES = 'apps/web/src/routes/'
const FORMS = [CHUNKS.form, CHUNKS['vendor-form']]
const TABLE = [CHUNKS.table]
const PUNCH = [CHUNKS.punch, CHUNKS.kotak]
const PARTS = [CHUNKS['punch-parts']]

const dist = join(import.meta.dirname, '..', 'dist')
let chunks: readonly BuiltChunk[]

beforeAll(async () => {
  expect(await ensureWebBuild()).toBe(0)
  chunks = JSON.parse(read('.chunks.json')) as BuiltChunk[]
})

const KIB = 1024
const LIMIT = {
  signIn: 94.75,
  // Before home's first sight, which can be used while the rest is on its way
  sight: 64.25,
  home: 113,
  afterHome: 11.5,
  // The phone's routes beyond the start.
  routes: 6.5,
  // Scripts that the worker keeps: each visit's first half minute on a slow line.
  kept: 300.5,
  screen: 12,
  // All screens of a punch, which home fetches once it has settled, and what they show to few.
  punch: 12.5,
  antara: 5,
  kelolaFrame: 15,
  // Small parts of a punch that most screens share; home fetches them once it has settled.
  parts: 3.75,
  firstPunch: 22.5,
  kelola: 23.75,
  forms: 61.5,
  table: 25,
  // In the page: what home, the sign-in and a punch look like. All else waits for the others.
  styles: 6.75,
  laterStyles: 7.5,
  kelolaStyles: 11,
  fonts: 12,
  client: 90,
  clientStyles: 7,
}

// Over the wire (gzip) before a screen is ready; what loads after that, such as toasts, is not in it.
test('all JavaScript of the sign-in stays under its limit', () => {
  expect(sizeOf(login())).toBeLessThanOrEqual(LIMIT.signIn * KIB)
})

test('what home’s first sight needs stays under its limit, and is none of the libraries but the renderer', () => {
  const sight = unique([...filesOf(({ isEntry }) => isEntry), ...filesOf(holdsAny({ files: [AWAL] }))])
  console.log(`KiB gzip: home’s first sight ${(sizeOf(sight) / KIB).toFixed(1)} of ${LIMIT.sight}`)
  expect(sizeOf(sight)).toBeLessThanOrEqual(LIMIT.sight * KIB)
  expect(sight.filter((file) => /vendor-(router|query|form)/.test(file))).toEqual([])
})

test('all JavaScript of home stays under its limit, and so does what it fetches once it stands', () => {
  expect(sizeOf(home())).toBeLessThanOrEqual(LIMIT.home * KIB)
  expect(sizeOf(afterHome())).toBeLessThanOrEqual(LIMIT.afterHome * KIB)
  console.log(`KiB gzip: a first punch ${(sizeOf(punchWhole()) / KIB).toFixed(1)}`)
  // With the outbox: a guard who taps at once waits for all of it.
  expect(sizeOf(punchWhole())).toBeLessThanOrEqual(LIMIT.firstPunch * KIB)
  // Two taps need none of what a punch shows to few.
  const antara = filesOfChunks([CHUNKS.antara])
  expect(punchWhole().filter((file) => antara.includes(file))).toEqual([])
  expect(sizeOf(antara)).toBeLessThanOrEqual(LIMIT.antara * KIB)
  expect(antara).toHaveLength(1)
  // Each is an exchange more before home is whole.
  expect(afterHome().length).toBeLessThanOrEqual(5)
})

test('no other screen adds more than its share to what home has loaded, the forms’ libraries apart', () => {
  const [parts, forms] = [filesOfChunks(PARTS), formFiles()]
  const atHand = [...homeWhole(), ...parts, ...routesLater()]
  expect(sizeOf(routesLater())).toBeLessThanOrEqual(LIMIT.routes * KIB)
  expect(sizeOf(parts)).toBeLessThanOrEqual(LIMIT.parts * KIB)
  expect([...login(), ...home()].filter((file) => parts.includes(file))).toEqual([])
  // Who opens a desk of the back office has its frame, and the part of lists once for all desks.
  const frame = [...screenFiles(KELOLA), ...filesOfChunks(TABLE)]
  const rows = routeFiles().map((route) => ({
    route,
    ...weigh(screenFiles(route), isDesk(route) ? [...atHand, ...frame] : atHand, forms),
  }))
  expect(weigh(screenFiles(KELOLA), atHand, forms).own).toBeLessThanOrEqual(LIMIT.kelolaFrame * KIB)
  expect(sizeOf(filesOfChunks(TABLE))).toBeLessThanOrEqual(LIMIT.table * KIB)
  expect([...login(), ...homeWhole()].filter((file) => filesOfChunks(TABLE).includes(file))).toEqual([])
  console.log(table(rows))
  const lost = routeFiles().filter((route) => hasComponent(route) && splitOff(route).length === 0)
  expect(lost).toEqual([])
  // The back office is opened by a few, at a desk; its screens hold whole tables.
  const limitOf = (route: string) =>
    (route === KELOLA
      ? LIMIT.kelolaFrame
      : isDesk(route)
        ? LIMIT.kelola
        : isPunch(route)
          ? LIMIT.punch
          : LIMIT.screen) * KIB
  expect(rows.filter(({ route, own }) => own > limitOf(route)).map(({ route }) => route)).toEqual([])
})

test('the libraries of forms and our own parts of them are a chunk each, and a screen without a form does without', () => {
  const forms = formFiles()
  expect(forms.length).toBe(2)
  expect(sizeOf(forms)).toBeLessThanOrEqual(LIMIT.forms * KIB)
  expect([...login(), ...home()].filter((file) => forms.includes(file))).toEqual([])
})

test('what the worker keeps for a start without a network stays under its limit', () => {
  const kept = Array.from(read('sw.js').matchAll(/\/(assets\/[\w.~-]+\.js)\b/g), ([, file]) => file ?? '')
  const scripts = unique(kept).filter((file) => existsSync(join(dist, `${file}.gz`)))
  console.log(`KiB gzip: what the worker keeps ${(sizeOf(scripts) / KIB).toFixed(1)}`)
  expect(scripts.length).toBeGreaterThan(10)
  expect(sizeOf(scripts)).toBeLessThanOrEqual(LIMIT.kept * KIB)
})

test('the page names the stylesheets that a screen opened cold waits for, so that they come beside its scripts', () => {
  const [, files = '', paths = ''] = /var files=(\[.*?\]),paths=(\{.*?\}),app=/.exec(read('index.html')) ?? []
  const names = JSON.parse(files) as string[]
  const named = Object.entries(JSON.parse(paths) as Record<string, number[]>).map(([path, places]) => [
    path,
    places.map((i) => names[i] ?? '').filter((name) => name.endsWith('.css')),
  ])
  expect(Object.fromEntries(named)).toEqual({
    '/home': [],
    '/auth/sign-in': [],
    '/checkin': pageStyles(),
    '/jadwal': pageStyles(),
    '/kelola': [...pageStyles(), ...kelolaStyles()],
  })
})

test('[CEPAT-12] the screens of a punch are one chunk', () => {
  const screens = routeFiles().filter((route) => isPunch(route) && hasComponent(route))
  expect(screens).toHaveLength(4)
  expect(
    new Set(screens.flatMap((route) => chunks.filter(isSplitOff(route)).map(({ fileName }) => fileName)))
      .size,
  ).toBe(1)
})

test('the living page is in no build of the product', () => {
  const assets = assetNames()
  expect(readdirSync(dist).filter((name) => name.endsWith('.html'))).toEqual(['index.html', 'klien.html'])
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  expect(modules.filter((id) => /[\\/]living[\\/]|\.examples\./.test(id))).toEqual([])
  const texts = assets.filter((name) => /\.(js|css)$/.test(name)).map((name) => read(`assets/${name}`))
  expect(texts.filter((text) => text.includes('Rekan UI') || text.includes('Atlantis'))).toEqual([])
})

test('the stylesheets in the page and for later stay under their limits, in one order, the font under 12', () => {
  expect(gzipSync(stylesInPage()).length).toBeLessThanOrEqual(LIMIT.styles * KIB)
  expect(sizeOf(pageStyles())).toBeLessThanOrEqual(LIMIT.laterStyles * KIB)
  // Else two classes on one element would not look the same before and after the second has come.
  const [first, all] = [utilitiesOf(stylesInPage()), pageStyles().flatMap(utilitiesIn)]
  expect(first.length).toBeGreaterThan(100)
  expect(first).toEqual(all.filter((selector) => first.includes(selector)))
  // Nothing of what is seen first waits for the file.
  const seen = new Set([...login(), ...home(), ...punchWhole()])
  const waiting = chunks.flatMap(({ fileName }) => awaitedBy(fileName))
  expect(waiting.length).toBeGreaterThan(100)
  expect(waiting.filter((file) => seen.has(file))).toEqual([])
  const fonts = assetNames().filter((name) => name.endsWith('.woff2'))
  expect(sizeOnDisk(fonts)).toBeLessThanOrEqual(LIMIT.fonts * KIB)
})

test('the back office’s stylesheet, which comes with its frame, holds every class of the page’s and stays under 11 KiB', () => {
  const [kelola, page] = [kelolaStyles(), pageStyles()]
  expect([kelola, page]).toEqual([[expect.any(String)], [expect.any(String)]])
  // Beside the client's page, which has its own.
  expect(assetNames().filter((name) => name.endsWith('.css') && !name.startsWith('klien-'))).toHaveLength(2)
  expect(sizeOf(kelola)).toBeLessThanOrEqual(LIMIT.kelolaStyles * KIB)
  // Else the order of two classes on one element would not be the same before and after it has come.
  const [ofKelola = [], ofPage = []] = [kelola, page].map((names) => names.flatMap(utilitiesIn))
  expect(ofPage.length).toBeGreaterThan(100)
  expect(ofPage.filter((selector) => !ofKelola.includes(selector))).toEqual([])
})

test('the client’s page loads a script of its own under 90 KiB, and nothing of the app', () => {
  const page = read('klien.html')
  const files = Array.from(page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g), ([, file]) => file ?? '')
  const scripts = assetNames().filter((name) => /^klien-[\w-]+\.js$/.test(name))
  expect(files.filter((name) => name.endsWith('.js'))).toEqual(scripts)
  console.log(
    `KiB gzip: the client’s page ${(sizeOf(scripts.map((name) => `assets/${name}`)) / KIB).toFixed(1)}`,
  )
  expect(sizeOf(scripts.map((name) => `assets/${name}`))).toBeLessThanOrEqual(LIMIT.client * KIB)
  const styles = files.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)
  expect(sizeOf(styles)).toBeLessThanOrEqual(LIMIT.clientStyles * KIB)
  expect(page).not.toMatch(/<style|\son\w+=|\sstyle=/)
})

test('the pages hold no inline code that csp.json does not name, and no library of the server', () => {
  const page = read('index.html')
  const csp = JSON.parse(read('csp.json')) as { script: string[]; style: string[] }
  for (const [, tag, text = ''] of (page + read('klien.html')).matchAll(
    /<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g,
  )) {
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
    expect(tag === 'script' ? csp.script : csp.style).toContain(hash)
  }
  expect(page).not.toMatch(/\son\w+=|\sstyle=/)
  const bundle = assetNames().filter((name) => name.endsWith('.js'))
  expect(bundle.filter((name) => /["'`]ZodObject["'`]/.test(read(`assets/${name}`)))).toEqual([])
})

test('no module asks React for what the build takes out of it', () => {
  const files = unique(chunks.flatMap(({ moduleIds }) => moduleIds.map(fileOf))).filter(
    (file) => /\.[cm]?[jt]sx?$/.test(file) && !/^node_modules\/react(-dom)?\//.test(file),
  )
  const asking = files.filter((file) => {
    const path = join(ROOT, file)
    const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return ASKS_FOR_UNUSED.some((words) => words.test(source))
  })
  expect(files.length).toBeGreaterThan(1000)
  expect(asking).toEqual([])
})

test('the page names all that its entry imports, so that the libraries come beside its entry and not after it', () => {
  const links = read('index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  const named = new Set(Array.from(links, ([, file]) => file))
  const wanted = filesOf(({ isEntry }) => isEntry)
  expect(wanted.length).toBeGreaterThan(1)
  expect(wanted.filter((file) => !named.has(file))).toEqual([])
})

function isPunch(route: string): boolean {
  return route.includes('/_attendance/')
}

/** A desk of the back office, which stands in its frame; HR's forms about people, which its pane has too */
function isDesk(route: string): boolean {
  return route.includes('/_kelola/') || /\/karyawan\.(create|\$karyawanId\.(edit|pindah))\./.test(route)
}

/** Every file below `src/routes`: none escapes its limit. */
function routeFiles(): string[] {
  return readdirSync(join(ROOT, ROUTES), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${ROUTES}${name.replaceAll('\\', '/')}`)
    .toSorted()
}

function login(): string[] {
  return unique([...filesOf(({ isEntry }) => isEntry), ...screenFiles(SIGN_IN)])
}

/** With what the entry imports as soon as it finds a token. */
function home(): string[] {
  return unique([
    ...filesOf(({ isEntry }) => isEntry),
    ...filesOf(holdsAny({ files: ON_TOKEN })),
    ...screenFiles(HOME),
  ])
}

/** Home, and what it fetches as soon as it stands, if it has only been opened, the punch apart. */
function homeWhole(): string[] {
  const apart = [{ files: SELDOM_AT_HOME }, ...PUNCH].map(holdsAny)
  const later = new Set(laterAtHome().filter((chunk) => !apart.some((isApart) => isApart(chunk))))
  return unique([...home(), ...filesOf((chunk) => later.has(chunk))])
}

/** The phone's other routes, which the entry imports once the start stands */
function routesLater(): string[] {
  const atHome = home()
  return filesOf(holdsAny({ files: [PHONE_TREE] })).filter((file) => !atHome.includes(file))
}

/** The chunks that home imports on demand. */
function laterAtHome(): BuiltChunk[] {
  const later = new Set(chunks.filter(isSplitOff(HOME)).flatMap(({ dynamicImports }) => dynamicImports))
  return chunks.filter(({ fileName }) => later.has(fileName))
}

/** What home fetches before all that it does not wait for: from its button to what the server recorded. */
function punchWhole(): string[] {
  return unique(PUNCH.flatMap((listed) => filesOf(holdsAny(listed)))).filter((file) => !home().includes(file))
}

/** What of it home does not wait for. */
function afterHome(): string[] {
  return homeWhole().filter((file) => !home().includes(file))
}

/** The chunks that hold what is split off a route file, and off the layouts around it. */
function screenFiles(route: string): string[] {
  return unique([...layoutsOf(route), route].flatMap(splitOff))
}

function splitOff(route: string): string[] {
  return filesOf(isSplitOff(route))
}

function isSplitOff(route: string): (chunk: BuiltChunk) => boolean {
  return ({ moduleIds }) => moduleIds.some((id) => fileOf(id) === route && id.endsWith(COMPONENT))
}

/** Tells the chunks that hold a module of a listed chunk, by what they hold and not by their names. */
function holdsAny(listed: ListedChunk): (chunk: BuiltChunk) => boolean {
  return ({ moduleIds }) => moduleIds.some((id) => isListedIn(listed, id))
}

/** The chunks with forms' libraries and parts. */
function formFiles(): string[] {
  return filesOfChunks(FORMS)
}

/** The files that these listed chunks became. */
function filesOfChunks(listed: readonly ListedChunk[]): string[] {
  return chunks.filter((chunk) => listed.some((one) => holdsAny(one)(chunk))).map(({ fileName }) => fileName)
}

/** Bytes that a screen's files add to those at hand, and whether the forms' libraries come with them. */
function weigh(files: readonly string[], atHand: readonly string[], forms: readonly string[]): Weight {
  const more = files.filter((file) => !atHand.includes(file))
  return {
    own: sizeOf(more.filter((file) => !forms.includes(file))),
    hasForms: more.some((file) => forms.includes(file)),
  }
}

function hasComponent(route: string): boolean {
  // The root's component is in the entry: it is never split off.
  return route !== `${ROUTES}__root.tsx` && /\bcomponent:/.test(readFileSync(join(ROOT, route), 'utf8'))
}

function table(rows: readonly ({ readonly route: string } & Weight)[]): string {
  const kib = (bytes: number) => (bytes / KIB).toFixed(1).padStart(6)
  const entry = filesOf(({ isEntry }) => isEntry).map((file) => `${kib(sizeOf([file]))}  ${file}`)
  return [
    `KiB gzip: sign-in ${kib(sizeOf(login()))} of ${LIMIT.signIn}, home ${kib(sizeOf(home()))} of ${LIMIT.home}, its later half ${kib(sizeOf(afterHome()))} of ${LIMIT.afterHome}, styles ${kib(gzipSync(stylesInPage()).length)} of ${LIMIT.styles}, for later ${kib(sizeOf(pageStyles()))} of ${LIMIT.laterStyles}, the back office’s ${kib(sizeOf(kelolaStyles()))} of ${LIMIT.kelolaStyles}`,
    'of these in every first load:',
    ...entry,
    `over home (limit ${LIMIT.screen}, + the forms' libraries once):`,
    ...rows
      .toSorted((a, b) => b.own - a.own)
      .map(
        ({ route, own, hasForms }) =>
          `${kib(own)}  ${route.slice(ROUTES.length)}${hasForms ? ' + forms' : ''}`,
      ),
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

function stylesInPage(): string {
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(read('index.html')) ?? []
  return styles
}

/** Files that a chunk imports on demand after the stylesheet for later */
function awaitedBy(fileName: string): string[] {
  const code = read(fileName)
  const list = JSON.parse(/m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? '[]') as string[]
  const styles = list.findIndex((name) => pageStyles().includes(name))
  if (styles < 0) return []
  return Array.from(
    code.matchAll(/import\(\W\.\/([\w.~-]+)\W\)[^]{0,60}?__vite__mapDeps\(\[([\d,]*)\]/g),
    ([, file = '', needs = '']) => (needs.split(',').includes(String(styles)) ? [`assets/${file}`] : []),
  ).flat()
}

/** The stylesheet of every screen but those seen first, which stands beside the page's own. */
function pageStyles(): string[] {
  return chunks.filter(({ isEntry }) => isEntry).flatMap(({ styles }) => styles)
}

function kelolaStyles(): string[] {
  return chunks.filter(isSplitOff(KELOLA)).flatMap(({ styles }) => styles)
}

/** The simple selectors of the utilities' layer. */
function utilitiesIn(style: string): string[] {
  return utilitiesOf(read(style))
}

function utilitiesOf(css: string): string[] {
  const [, layer = ''] = css.split('@layer utilities{')
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
