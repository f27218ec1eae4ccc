import { describe, expect, it, test } from 'vitest'
import { isLoopback, senderBeyond } from './exposure.ts'
import { SettingsError, readSettings } from './settings.ts'

/** Each says by itself that other machines reach the server. */
const SIGNS: readonly Readonly<Record<string, string>>[] = [
  { HOST: '0.0.0.0' },
  { PUBLIC_URL: 'https://rekan.example' },
  { TRUST_PROXY: '127.0.0.1' },
  { TLS_CERT: '/etc/cert.pem', TLS_KEY: '/etc/key.pem' },
  { NODE_ENV: 'production' },
]
/** As they are named to the operator. */
const NAMES = ['HOST', 'PUBLIC_URL', 'TRUST_PROXY', 'TLS_CERT', 'NODE_ENV=production']

/** Every choice of at least one of them: 31. */
const SETS = Array.from({ length: 2 ** SIGNS.length - 1 }, (_, i) => {
  const chosen = SIGNS.map((_sign, bit) => bit).filter((bit) => ((i + 1) >> bit) & 1)
  const env: Record<string, string> = Object.assign({}, ...chosen.map((bit) => SIGNS[bit]))
  return { env, names: chosen.map((bit) => NAMES[bit]), isProduction: chosen.includes(4) }
})

it('[SAFE-01] takes any sign of a public server for one: 31 sets, in words alone otherwise, never in production', () => {
  expect(SETS).toHaveLength(31)
  for (const { env, names, isProduction } of SETS) {
    expect(readSettings(env), JSON.stringify(env)).toMatchObject({ demo: 'tidak', publicBy: names })
    const inWords = () => readSettings({ ...env, REKAN_DEMO: '1' }).demo
    if (isProduction) expect(inWords, JSON.stringify(env)).toThrow(SettingsError)
    else expect(inWords(), JSON.stringify(env)).toBe('ya')
  }
  const quiet = { HOST: '127.0.0.2', PUBLIC_URL: 'http://[::1]:8080', NODE_ENV: 'development' }
  expect(readSettings(quiet)).toMatchObject({ demo: 'otomatis', publicBy: [] })
})

test.each([
  ['localhost', true],
  ['LocalHost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.rekan.example', false],
  ['localhost.rekan.example', false],
  ['', false],
])('%s is this machine: %s', (name, expected) => {
  expect(isLoopback(name)).toBe(expected)
})

describe('who sent a request from beyond', () => {
  test.each([
    [{ host: 'localhost:3000' }, null],
    [{ host: '[::1]:3000' }, null],
    [{ host: '127.0.0.1' }, null],
    [{ host: 'localhost', 'x-forwarded-for': '127.0.0.1, ::1' }, null],
    [{ host: 'localhost', forwarded: 'for="[::1]:4711";host=localhost:3000;proto=http' }, null],
    [{ host: 'rekan.example' }, 'tidak dikenal'],
    [{ host: '192.168.1.7:3000' }, '192.168.1.7'],
    [{}, 'tidak dikenal'],
    [{ host: 'localhost', 'x-forwarded-for': '203.0.113.5' }, '203.0.113.5'],
    [{ host: 'localhost', 'x-forwarded-for': '127.0.0.1, 203.0.113.5:99' }, '203.0.113.5'],
    [{ host: 'rekan.example', 'x-forwarded-for': '2001:db8::7' }, '2001:db8::7'],
    [{ host: 'localhost', 'x-real-ip': '203.0.113.5' }, '203.0.113.5'],
    [{ host: 'localhost', 'x-forwarded-host': 'rekan.example' }, 'tidak dikenal'],
    [{ host: 'localhost', forwarded: 'for=203.0.113.5' }, '203.0.113.5'],
    [{ host: 'localhost', forwarded: 'For="[2001:db8::7]:4711"' }, '2001:db8::7'],
    [{ host: 'localhost', forwarded: 'for=127.0.0.1;Host=rekan.example' }, 'tidak dikenal'],
    [{ host: 'localhost', forwarded: 'for=unknown' }, 'tidak dikenal'],
    [{ host: 'localhost', 'x-forwarded-for': '' }, 'tidak dikenal'],
  ])('%j: %s', (headers, expected) => {
    expect(senderBeyond(headers)).toBe(expected)
  })
})
