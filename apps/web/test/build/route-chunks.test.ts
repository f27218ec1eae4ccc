import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { earlyChunks } from '../../build/route-chunks.ts'

type Chunk = {
  readonly imports?: readonly string[]
  readonly modules?: readonly string[]
  readonly isEntry?: boolean
}

const ROUTES = '/app/src/routes/'
const route = (file: string, ...imports: string[]): Chunk => ({
  modules: ['/app/src/ui/badge.tsx', `${ROUTES}${file}.tsx?tsr-split=component`],
  imports,
})

/** A build's output, by file name. */
const bundle = (chunks: Readonly<Record<string, Chunk>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { imports = [], modules = [], isEntry = false }]) => [
      fileName,
      { type: 'chunk', fileName, imports, moduleIds: modules, isEntry },
    ]),
  ) as unknown as Rolldown.OutputBundle

const app = bundle({
  'entry.js': { isEntry: true, modules: ['/app/index.html'], imports: ['vendor.js'] },
  'vendor.js': {},
  'query.js': { imports: ['vendor.js'] },
  'session.js': {
    modules: [
      '/app/src/features/profil/profil.queries.ts',
      `${ROUTES}_authed/_dashboard.tsx?tsr-split=component`,
    ],
    imports: ['query.js', 'vendor.js'],
  },
  'badge.js': { imports: ['icon.js'] },
  'icon.js': { imports: ['badge.js'] },
  'home.js': route('_authed/_dashboard/home.index', 'query.js', 'badge.js'),
  'detail.js': route('_authed/_dashboard/izin.$izinId.index'),
  'capture.js': route('_authed/_attendance/checkin.capture', 'badge.js'),
  'sign-in.js': route('auth.sign-in'),
})

test('a screen needs its own chunk, its layouts’ and all these import, but nothing the entry or session has', () => {
  expect(earlyChunks(app, /profil\.queries\.ts$/)).toEqual({
    session: ['session.js', 'query.js'],
    byPath: {
      '/home': ['home.js', 'badge.js', 'icon.js'],
      '/checkin/capture': ['capture.js', 'badge.js', 'icon.js'],
      '/auth/sign-in': ['sign-in.js'],
    },
  })
})

test('a session that nothing matches is empty', () => {
  expect(earlyChunks(app, /tidak-ada/).session).toEqual([])
})
