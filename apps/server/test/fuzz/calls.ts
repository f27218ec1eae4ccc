import fc from 'fast-check'
import { METHODS } from 'node:http'
import type { Json } from '../../src/platform/openapi.ts'
import { NAMES, hostile, hostileText, plausible } from './values.ts'

/** One call as it leaves a client; `token` names whose it carries. */
export type FuzzCall = {
  readonly method: string
  readonly url: string
  readonly token: string | null
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: Buffer
}

export type Operation = {
  readonly key: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: Json } | null
}
type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Json
}

/** Every operation of an OpenAPI document, what it refers to written out. */
export function operationsOf(api: Json): Operation[] {
  const paths = resolved(api['paths'], api) as Record<string, Record<string, Json>>
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const content = (operation['requestBody'] as { content?: Record<string, { schema: Json }> })?.content
      const [type, body] = Object.entries(content ?? {})[0] ?? []
      return {
        key: `${verb.toUpperCase()} ${path}`,
        method: verb.toUpperCase(),
        path: `/api${path}`,
        parameters: (operation['parameters'] ?? []) as Parameter[],
        body: type !== undefined && body !== undefined ? { type, schema: body.schema } : null,
      }
    }),
  )
}

/** What is sent refers to nothing that refers back. */
function resolved(node: unknown, api: Json): unknown {
  if (Array.isArray(node)) return node.map((one) => resolved(one, api))
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node as Json
  const target = typeof $ref === 'string' ? $ref.split('/').slice(1) : null
  if (target?.[1] === 'responses') return {}
  const found = target?.reduce((at: unknown, key) => (at as Json)[key], api) ?? {}
  const whole = { ...found, ...rest }
  return Object.fromEntries(Object.entries(whole).map(([key, value]) => [key, resolved(value, api)]))
}

/** Calls of one operation with something wrong in most of them; some are right by chance. */
export function callsOf(operation: Operation, tokens: readonly string[]): fc.Arbitrary<FuzzCall> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 19, arbitrary: fc.constant(operation.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((one) => one !== 'CONNECT')) },
      ),
      path: pathOf(operation),
      query: queryOf(operation),
      token: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom<string | null>(...tokens) },
        { weight: 1, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constant('x'.repeat(43)) },
      ),
      headers: headersOf,
      body: bodyOf(operation),
    })
    .map(({ path, query, headers, body, ...call }) => ({
      ...call,
      url: path + (query === '' ? '' : `?${query}`),
      headers: { ...(body && { 'content-type': body.type }), ...headers },
      ...(body && { payload: body.bytes }),
    }))
}

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 3) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd })

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A client resolves `..` before it sends: such a call would be another operation's. */
function isOwnPath(url: string): boolean {
  return new URL(url, 'http://localhost').pathname.split('/').length === url.split('/').length
}

function pathOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  const id = mostly(
    fc.integer({ min: 1, max: 70 }).map(String),
    // Two dots alone would be resolved before they are sent, and ask another call.
    fc.oneof(hostileText.map(encoded), fc.constantFrom('%', '%00', '%2e%2e%2f', '%2F', '..%2F', '1/2', '１')),
  )
  const filled = fc
    .tuple(...names.map(() => id))
    .map((values) => names.reduce((url, name, i) => url.replace(`{${name}}`, () => values[i] ?? ''), path))
    .filter((url) => isOwnPath(url))
  return fc
    .tuple(filled, mostly(fc.constant(''), fc.constantFrom('/', '//', '/x', '%2f', ';a=b', '#'), 12))
    .map(([url, end]) => url + end)
}

function queryOf({ parameters }: Operation): fc.Arbitrary<string> {
  const known = parameters.filter((one) => one.in === 'query')
  const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const pairs = known.map(({ name, schema }) =>
    fc.array(
      mostly(plausible(schema), hostile).map((value) => `${encoded(name)}=${encoded(text(value))}`),
      { maxLength: 2 },
    ),
  )
  const odd = fc.oneof(
    fc
      .tuple(fc.constantFrom(...NAMES), hostileText)
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`),
    fc.constantFrom(
      'a[b][c][d]=1',
      '__proto__[role]=admin',
      'page[]=1&page[]=2',
      'sort[dir]=x',
      '&&==',
      '%',
      'x=%E0%A4',
      'page',
    ),
    fc.constant(Array.from({ length: 300 }, (_, i) => `p${i}=1`).join('&')),
  )
  return fc
    .tuple(fc.tuple(...pairs), fc.array(odd, { maxLength: 1 }))
    .map(([usual, strange]) => [...usual.flat(), ...strange].join('&'))
}

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'idempotency-key',
  'if-none-match',
  'if-modified-since',
  'origin',
  'range',
  'te',
  'upgrade',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-http-method-override',
  'x-request-id',
]
/** What node lets into a header. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4000))
const headersOf: fc.Arbitrary<Record<string, string>> = mostly(
  fc.constant({}),
  fc.dictionary(
    fc.constantFrom(...HEADERS),
    fc.oneof(headerText, fc.constantFrom('*/*', 'text/html', 'gzip', '0', '5', 'chunked')),
    { maxKeys: 4 },
  ),
  2,
)

type Body = { readonly type: string; readonly bytes: Buffer }

function bodyOf({ body }: Operation): fc.Arbitrary<Body | null> {
  if (body === null) return mostly(fc.constant(null), jsonOf(hostile), 5)
  const fields = damaged(body.schema)
  const usual: fc.Arbitrary<Body | null> =
    body.type === 'application/json'
      ? jsonOf(fields)
      : formOf(fields as fc.Arbitrary<Record<string, unknown>>, body.schema)
  return mostly(usual, fc.oneof(jsonOf(hostile), garbage, fc.constant(null)), 8)
}

/** What the schema asks for, with up to three things wrong. */
function damaged(schema: Json): fc.Arbitrary<unknown> {
  const names = Object.keys(schema['properties'] ?? {})
  const name =
    names.length === 0
      ? fc.constantFrom(...NAMES)
      : mostly(fc.constantFrom(...names), fc.constantFrom(...NAMES))
  const damage = fc.tuple(name, fc.option(hostile, { nil: undefined }))
  return fc.tuple(plausible(schema), fc.array(damage, { maxLength: 3 })).map(([value, damages]) => {
    const entries = new Map(Object.entries(value as object))
    for (const [field, bad] of damages) {
      if (bad === undefined) entries.delete(field)
      else entries.set(field, bad)
    }
    return Object.fromEntries(entries)
  })
}

function jsonOf(value: fc.Arbitrary<unknown>): fc.Arbitrary<Body> {
  return fc.tuple(value, mostly(fc.constant(1), fc.constantFrom(0, 0.5, 0.99), 12)).map(([given, share]) => {
    const bytes = Buffer.from(JSON.stringify(given) ?? '')
    return { type: 'application/json', bytes: bytes.subarray(0, Math.floor(bytes.length * share)) }
  })
}

const garbage: fc.Arbitrary<Body> = fc.record({
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'image/png',
    '',
  ),
  bytes: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
})

const BOUNDARY = 'batas-acak'
const FILES = [
  Buffer.alloc(0),
  Buffer.from('\x89PNG\r\n\x1a\n'),
  Buffer.from('<svg/>'),
  Buffer.alloc(3000, 7),
  Buffer.from('%PDF-1.7'),
]

function formOf(fields: fc.Arbitrary<Record<string, unknown>>, schema: Json): fc.Arbitrary<Body> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
  const files = new Set(properties.filter(([, one]) => one['format'] === 'binary').map(([name]) => name))
  const spoil = mostly(fc.constant(1), fc.constantFrom(0.2, 0.7, 0.98), 8)
  return fc
    .tuple(fields, fc.constantFrom(...FILES), spoil, fc.boolean())
    .map(([given, file, share, isFile]) => {
      const parts = Object.entries(given).map(([name, value]) => {
        const quoted = name.replaceAll(/[\r\n"]/g, '?')
        const asFile = files.has(name) && isFile
        const content = asFile
          ? file
          : Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
        const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted}"${asFile ? '; filename="a.png"\r\nContent-Type: image/png' : ''}\r\n\r\n`
        return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
      })
      const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
      return {
        type: `multipart/form-data; boundary=${BOUNDARY}`,
        bytes: whole.subarray(0, Math.floor(whole.length * share)),
      }
    })
}
