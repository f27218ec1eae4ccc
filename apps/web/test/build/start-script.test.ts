import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { startScript } from '../../build/start-script.ts'

const script = startScript({
  api: 'https://rekan.example/api',
  chunks: {
    session: ['assets/s.js'],
    byPath: {
      '/home': ['assets/tabs.js', 'assets/home.js'],
      '/akun': ['assets/tabs.js', 'assets/akun.js'],
      '/auth/sign-in': ['assets/masuk.js'],
      '/auth/forgot-password': ['assets/lupa.js'],
    },
  },
})

/** Runs the script as a page at `pathname` would; `token` 'refused' stands for a browser that refuses its storage. */
function open(pathname: string, token: string | null, hasHuruf = false) {
  const [hrefs, calls]: [string[], unknown[]] = [[], []]
  const documentElement = { className: '' }
  const page = {
    location: { pathname },
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => {
        if (token === 'refused') throw new Error('SecurityError')
        return { 'rekan.token': token, 'rekan.huruf': hasHuruf ? '1' : null }[key] ?? null
      },
    },
    document: {
      documentElement,
      createElement: () => ({}),
      head: { appendChild: ({ rel, href }: { rel: string; href: string }) => hrefs.push(`${rel} ${href}`) },
    },
    fetch: (...args: unknown[]) => {
      calls.push(args)
      return Promise.reject(new TypeError('no connection'))
    },
    self: {} as { earlyProfile?: Promise<unknown> },
  }
  runInNewContext(script, page)
  return {
    files: hrefs.map((href) => href.replace('modulepreload /assets/', '')),
    calls,
    self: page.self,
    className: documentElement.className,
  }
}

test.each([
  ['/home', 'abc', ['s.js', 'tabs.js', 'home.js']],
  ['/home/', 'abc', ['s.js', 'tabs.js', 'home.js']],
  ['/akun', 'abc', ['s.js', 'tabs.js', 'akun.js']],
  ['/', 'abc', ['s.js', 'tabs.js', 'home.js']],
  ['/auth/sign-in', 'abc', ['s.js', 'tabs.js', 'home.js']],
  ['/auth/forgot-password', 'abc', ['s.js', 'lupa.js']],
  ['/tidak-ada', 'abc', ['s.js']],
  ['/', null, ['masuk.js']],
  ['/home', null, ['masuk.js']],
  ['/auth/forgot-password', null, ['lupa.js']],
  ['/home', 'refused', ['masuk.js']],
])('at %s with the token %s it preloads %j', (pathname, token, expected) => {
  expect(open(pathname, token).files).toEqual(expected)
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
  expect(open('/home', null)).toMatchObject({ calls: [], self: {} })
})

test('shows the product’s own face at once where the device has it, and never asks for it before', () => {
  expect(open('/home', 'abc', true).className).toBe('huruf')
  expect(open('/auth/sign-in', null, true).className).toBe('huruf')
  expect(open('/home', 'abc').className).toBe('')
})

test('holds nothing that would end the script element', () => {
  expect(script).not.toMatch(/<\/script|\n/)
})
