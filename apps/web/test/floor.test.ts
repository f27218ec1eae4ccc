import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { beforeAll, expect, test } from 'vitest'
import { ensureWebBuild } from '../../../scripts/web.js'
import { onFloor } from '../build/floor.ts'
import { aboveFloor } from './floor.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const read = (name: string) => readFileSync(join(dist, name), 'utf8')

beforeAll(async () => {
  expect(await ensureWebBuild()).toBe(0)
})

/** Asked for before it is used, or used where its lack harms nobody. */
const ASKED = [
  // Some at the floor tell a time that is over as a call that was ended: nobody asks which.
  'AbortSignal.timeout',
  // The inline script gives it (`build/floor.ts`).
  'Map.groupBy',
  // A panel that a tap beside it does not close on an older iPhone is closed by its own button.
  '.popover',
  '.sync',
  '.share',
  '.keepalive',
  '.fetchPriority',
  '.imageSizes',
  '.capture',
  '.movementX',
  '.movementY',
  '.playsInline',
  '.letterSpacing',
  'Error.captureStackTrace',
  'navigation',
  'orientation',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
]

/** Words of our own and of the libraries', which an interface has as well. */
const OWN = [
  '.actions',
  '.animation',
  '.bytes',
  '.check',
  '.component',
  '.external',
  '.font',
  '.icon',
  '.in',
  '.isError',
  '.ms',
  '.number',
  '.resize',
  '.s',
  '.scrollMargin',
  '.silent',
]

test('[ADA-19] no built script uses syntax or an interface that a browser of the floor lacks, unless it asks first', () => {
  const names = ['.', 'assets'].flatMap((folder) =>
    readdirSync(join(dist, folder)).flatMap((name) => (name.endsWith('.js') ? [join(folder, name)] : [])),
  )
  expect(names.length).toBeGreaterThan(100)
  const lacking = names.flatMap((name) => {
    const lacked = aboveFloor(read(name)).filter((one) => ![...ASKED, ...OWN].includes(one))
    return lacked.length === 0 ? [] : [{ name, lacked }]
  })
  expect(lacking).toEqual([])
})

test.each([
  ['Promise.withResolvers()', ['Promise.withResolvers']],
  ['AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['a.intersection(b)', ['.intersection']],
  ['Temporal', ['Temporal']],
  ['URL.parse(a); Object.groupBy(a, b)', ['URL.parse', 'Object.groupBy']],
  ['a.toSorted().at(-1); structuredClone({ Temporal: 1 }); a.Temporal', []],
])('of %s it names what is above the floor', (code, expected) => {
  expect(aboveFloor(code)).toEqual(expected)
})

test.each(['using a = b()', 'import a from "./a.json" with { type: "json" }', '/(?i:a)b/'])(
  'it refuses the syntax of %s',
  (code) => expect(() => aboveFloor(code)).toThrow(SyntaxError),
)

test.each(['index.html', 'klien.html'])(
  'the inline script of %s is read by whatever there was before modules',
  (name) => {
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(read(name)) ?? []
    expect(script).toContain('Chrome di ponsel lewat Play Store')
    expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
    expect(read(name).indexOf('<script>')).toBeLessThan(read(name).indexOf('<script type="module"'))
  },
)

test('what the floor lacks is given as the language has it', () => {
  const page = { Map: class extends Map {}, document: { documentElement: { popover: null } } }
  Object.defineProperty(page.Map, 'groupBy', { value: undefined, writable: true })
  runInNewContext(`(function(){${onFloor}})()`, page)
  const of = (one: number, i: number) => (i === 4 ? 'akhir' : one % 2)
  const list = () => [3, 1, 2, 5, 4].values()
  expect([...page.Map.groupBy(list(), of)]).toEqual([...Map.groupBy(list(), of)])
})
