import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { APP, AWAL, ON_TOKEN, PUNCH, PUNCH_SENT } from '../../build/chunks.ts'
import { ROOT } from '../../build/listed.ts'
import { earlyChunks, pathOf } from '../../build/route-chunks.ts'

type Chunk = {
  readonly imports?: readonly string[]
  readonly modules?: readonly string[]
  readonly isEntry?: boolean
  readonly assets?: readonly string[]
}

const ROUTES = join(ROOT, 'apps/web/src/routes/')
const route = (file: string, ...imports: string[]): Chunk => ({
  modules: [join(ROOT, 'apps/web/src/ui/badge.tsx'), `${ROUTES}${file}.tsx?tsr-split=component`],
  imports,
})

/** A build's output, by file name. */
const bundle = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { imports = [], modules = [], isEntry = false, assets = [] }]) => [
      fileName,
      {
        type: 'chunk',
        fileName,
        imports,
        moduleIds: modules,
        isEntry,
        viteMetadata: { importedAssets: new Set(assets) },
      },
    ]),
  ) as unknown as Rolldown.OutputBundle

const app = bundle({
  'entry.js': { isEntry: true, modules: [join(ROOT, 'apps/web/index.html')], imports: ['vendor.js'] },
  'vendor.js': {},
  'router.js': { imports: ['vendor.js'] },
  'app.js': { modules: [join(ROOT, APP)], imports: ['router.js', 'entry.js'] },
  'awal.js': { modules: [join(ROOT, AWAL)], imports: ['entry.js'] },
  'punch.js': { modules: [join(ROOT, PUNCH[0])], imports: ['app.js', 'badge.js'] },
  'outbox.js': {
    modules: [join(ROOT, PUNCH_SENT[1])],
    imports: ['app.js', 'badge.js'],
    assets: ['photo.worker-1.js', 'icon.png'],
  },
  'query.js': { imports: ['vendor.js'] },
  'session.js': {
    modules: [join(ROOT, ON_TOKEN[0]), `${ROUTES}_authed/_dashboard.tsx?tsr-split=component`],
    imports: ['query.js', 'router.js'],
  },
  'badge.js': { imports: ['icon.js'] },
  'icon.js': { imports: ['badge.js'] },
  'home.js': route('_authed/_dashboard/home.index', 'query.js', 'badge.js'),
  'detail.js': route('_authed/_dashboard/izin.$izinId.index'),
  'capture.js': route('_authed/_attendance/checkin.capture', 'badge.js'),
  'sign-in.js': route('auth.sign-in'),
})

test('a screen needs its own chunk, its layouts’ and all these import, but nothing the entry, the app or the session has', () => {
  expect(earlyChunks(app)).toEqual({
    app: ['app.js', 'router.js'],
    awal: ['awal.js'],
    punch: ['punch.js', 'badge.js', 'icon.js'],
    punchSent: ['outbox.js', 'photo.worker-1.js'],
    session: ['session.js', 'query.js'],
    byPath: {
      '/home': ['home.js', 'badge.js', 'icon.js'],
      '/checkin/capture': ['capture.js', 'badge.js', 'icon.js'],
      '/auth/sign-in': ['sign-in.js'],
    },
  })
})

test('a build without these files has none', () => {
  expect(earlyChunks(bundle({ 'entry.js': { isEntry: true } }))).toEqual({
    app: [],
    awal: [],
    punch: [],
    punchSent: [],
    session: [],
    byPath: {},
  })
})

test.each([
  ['apps/web/src/routes/_authed/_dashboard/home.index.tsx', '/home'],
  ['apps/web/src/routes/_authed/_attendance/checkin.capture.tsx', '/checkin/capture'],
  ['apps/web/src/routes/index.tsx', '/'],
])('%s is shown at %s', (file, path) => {
  expect(pathOf(file)).toBe(path)
})
