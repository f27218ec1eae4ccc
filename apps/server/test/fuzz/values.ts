import fc from 'fast-check'
import type { Json } from '../../src/platform/openapi.ts'

/** What people and programs send where something else was meant. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u202egnirts',
  '👩‍👩‍👧‍👦'.repeat(40),
  'é'.normalize('NFD'),
  '\ud800',
  'x'.repeat(10_000),
  '9'.repeat(400),
  "'; drop table karyawan; --",
  '%',
  '%_%',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'null',
  'true',
  '[]',
  '1e309',
  '1e-320',
  'Infinity',
  '-0',
  '0x10',
  '9007199254740993',
  '2147483648',
  '-1',
  '1.5',
  '2026-02-30',
  '2026-11-20',
  '0000-00-00',
  '99999-01-01',
  '9999-12-31',
  '0001-01-01',
  '24:00:00',
  '08:00',
  '2026-11-20T08:00:00+07:00',
  '+275760-09-13T00:00:00.001Z',
  '\r\nSet-Cookie: a=b',
]
const NUMBERS = [
  0,
  -0,
  1,
  -1,
  1.5,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  1e308,
  -1e308,
  5e-324,
  1e-320,
  1e-45,
]

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const STRUCTURES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: { b: { c: {} } } },
  deep(200),
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  { constructor: { prototype: { role: 'admin' } } },
  { toString: 1, valueOf: 2, hasOwnProperty: 3, length: 1e9 },
  Array.from({ length: 500 }, (_, i) => i),
]

/** Names that every object has, or that mean something to somebody. */
export const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  'role',
  'status',
  'a[b]',
  'a.b',
  '',
  '0',
  'length',
]

export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer().map(String),
)

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...STRUCTURES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** What a schema asks for, as far as it says; ids fall among the records that exist. */
export function plausible(schema: Json): fc.Arbitrary<unknown> {
  const {
    const: only,
    enum: some,
    anyOf,
    oneOf,
    allOf,
    type,
    pattern,
    format,
    properties,
    required = [],
    items,
  } = schema
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(some)) return fc.constantFrom(...some)
  const either = anyOf ?? oneOf
  if (Array.isArray(either)) return fc.oneof(...(either as Json[]).map((one) => plausible(one)))
  if (Array.isArray(allOf))
    return plausible({ ...schema, ...Object.assign({}, ...(allOf as Json[])), allOf: undefined })
  const [kind] = [type].flat()
  if (kind === 'integer' || kind === 'number') return fc.integer({ min: 1, max: 70 })
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'array') return fc.array(plausible((items ?? {}) as Json), { maxLength: 3 })
  if (kind === 'object') {
    const shape = Object.entries((properties ?? {}) as Record<string, Json>)
    const arbitraries = Object.fromEntries(shape.map(([name, one]) => [name, plausible(one)]))
    return fc.record(arbitraries, { requiredKeys: required as string[] })
  }
  return plausibleText(pattern as string | undefined, format as string | undefined)
}

const KNOWN = [
  '2026-11-20',
  '2026-12-01',
  '1990-05-17',
  '08:00:00',
  'karyawan',
  'Siti',
  '1',
  '12',
  'L',
  'nama,asc',
  'orang@rekan.example',
]

function plausibleText(pattern: string | undefined, format: string | undefined): fc.Arbitrary<string> {
  const known = fc.constantFrom(...KNOWN)
  if (format === 'date-time') return fc.constantFrom('2026-11-20T08:00:00+07:00', '2026-11-20T01:00:00Z')
  if (pattern === undefined) return known
  const wanted = new RegExp(pattern, 'u')
  const fitting = KNOWN.filter((one) => wanted.test(one))
  return fc.oneof(fitting.length > 0 ? fc.constantFrom(...fitting) : fc.stringMatching(wanted), known)
}
