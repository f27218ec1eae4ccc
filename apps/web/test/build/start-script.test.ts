import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from '../../build/start-script.ts'

const script = startScript({
  api: 'https://rekan.example/api',
  renderer: 'assets/vendor-1.js',
  data: 'assets/vendor-query.js',
  router: 'assets/vendor-router.js',
  chunks: {
    app: ['assets/app.js', 'assets/vendor-router.js'],
    awal: ['assets/awal.js'],
    punch: ['assets/punch.js', 'assets/parts.js'],
    punchSent: ['assets/sent.js'],
    session: ['assets/s.js', 'assets/vendor-query.js'],
    byPath: {
      '/home': ['assets/tabs.js', 'assets/home.js'],
      '/akun': ['assets/tabs.js', 'assets/akun.js', 'assets/akun.css'],
      '/auth/sign-in': ['assets/masuk.js'],
      '/auth/forgot-password': ['assets/lupa.js'],
    },
  },
})

/** Runs the script as a page at `pathname` would; `token` 'refused' stands for a browser that refuses its storage. */
function open(pathname: string, token: string | null, hasHuruf = false) {
  const [hrefs, calls]: [string[], unknown[]] = [[], []]
  const documentElement = { className: '', popover: null }
  let onLoad: ((event: object) => void) | undefined
  const page = {
    location: { pathname, origin: 'https://rekan.example' },
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => {
        if (token === 'refused') throw new Error('SecurityError')
        return { 'rekan.token': token, 'rekan.huruf': hasHuruf ? '1' : null }[key] ?? null
      },
    },
    document: {
      documentElement,
      addEventListener: (_type: string, listener: typeof onLoad) => (onLoad = listener),
      createElement: () => ({}),
      head: {
        appendChild: ({ rel, href, ...others }: { rel: string; href: string }) =>
          hrefs.push([rel, ...Object.entries(others).flat(), href].join(' ')),
      },
    },
    fetch: (...args: unknown[]) => {
      calls.push(args)
      return Promise.reject(new TypeError('no connection'))
    },
    // What is kept from a translating browser is tried in one.
    Node: Object,
    MutationObserver: class {
      observe() {}
    },
    self: {} as { earlyProfile?: Promise<unknown>; preloadPunch?: () => void },
  }
  runInNewContext(script, page)
  const files = () => hrefs.map((href) => href.replace('modulepreload /assets/', ''))
  return {
    files,
    arrive: (name: string) => onLoad?.({ target: { href: `https://rekan.example/assets/${name}` } }),
    calls,
    self: page.self,
    className: documentElement.className,
  }
}

const APP = ['app.js', 'vendor-router.js']
const SESSION = ['s.js', 'vendor-query.js']

test.each([
  [
    '/akun',
    'abc',
    [...APP, ...SESSION, 'tabs.js', 'akun.js', 'preload as style crossOrigin  /assets/akun.css'],
  ],
  ['/auth/forgot-password', 'abc', [...APP, ...SESSION, 'lupa.js']],
  ['/tidak-ada', 'abc', [...APP, ...SESSION]],
  ['/', null, [...APP, 'masuk.js']],
  ['/home', null, [...APP, 'masuk.js']],
  ['/auth/forgot-password', null, [...APP, 'lupa.js']],
  ['/home', 'refused', [...APP, 'masuk.js']],
])('at %s with the token %s it preloads %j', (pathname, token, expected) => {
  expect(open(pathname, token).files()).toEqual(expected)
})

test.each(['/home', '/home/', '/', '/auth/sign-in'])(
  'signed in at %s, what home’s first sight does without comes once the renderer is there',
  (pathname) => {
    const { files, arrive } = open(pathname, 'abc')
    const first = ['awal.js', 'app.js', 's.js', 'parts.js']
    expect(files()).toEqual(first)
    arrive('awal.js')
    expect(files()).toEqual(first)
    arrive('vendor-1.js')
    expect(files()).toEqual([...first, 'vendor-router.js', 'vendor-query.js', 'tabs.js', 'home.js'])
  },
)

test('what a punch needs is preloaded when it is asked for, once, its screens before what sends it', () => {
  const { files, self, arrive } = open('/home', 'abc')
  arrive('vendor-1.js')
  const before = files()
  self.preloadPunch?.()
  expect(files()).toEqual(before)
  arrive('vendor-query.js')
  expect(files()).toEqual([...before, 'punch.js'])
  arrive('vendor-router.js')
  self.preloadPunch?.()
  expect(files()).toEqual([...before, 'punch.js', 'sent.js'])

  const later = open('/home', 'abc')
  later.arrive('vendor-query.js')
  later.arrive('vendor-router.js')
  expect(later.files()).not.toContain('punch.js')
  later.self.preloadPunch?.()
  expect(later.files().slice(-2)).toEqual(['punch.js', 'sent.js'])
})

test('asks for the profile with the token, keeps the answer for the app, and lets no failure go unhandled', async () => {
  const { calls, self } = open('/home', 'abc')
  expect(calls).toEqual([
    [
      'https://rekan.example/api/profile',
      { headers: { Accept: 'application/json', Authorization: 'Bearer abc' } },
    ],
  ])
  await expect(self.earlyProfile).rejects.toThrow('no connection')
})

test('asks for nothing without a token', () => {
  expect(open('/home', null)).toMatchObject({ calls: [] })
  expect(open('/home', null).self.earlyProfile).toBeUndefined()
})

test('shows the product’s own face at once where the device has it, and never asks for it before', () => {
  expect(open('/home', 'abc', true).className).toBe('huruf')
  expect(open('/auth/sign-in', null, true).className).toBe('huruf')
  expect(open('/home', 'abc').className).toBe('')
})

test('holds nothing that would end the script element', () => {
  expect(script).not.toMatch(/<\/script|\n/)
})
