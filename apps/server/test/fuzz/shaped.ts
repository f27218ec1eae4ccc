import fc from 'fast-check'
import type { Json } from '../../src/platform/openapi.ts'
import type { FuzzCall, Operation } from './calls.ts'

/** A call, and the fields in it as the contract's entry is given them */
export type ShapedCall = FuzzCall & {
  readonly key: string
  readonly query: Readonly<Record<string, unknown>>
  readonly fields: Json | null
}

/** Calls that keep every rule the description of one operation publishes, whatever its records are. */
export function shapedCallsOf(operation: Operation, tokens: readonly string[]): fc.Arbitrary<ShapedCall> {
  const { key, method, path, parameters, body } = operation
  const of = (place: string) =>
    parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valid(schema)] as const)
  return fc
    .record({
      params: fc.record(Object.fromEntries(of('path'))),
      query: fc.record(Object.fromEntries(of('query')), { requiredKeys: requiredOf(operation) }),
      token: fc.constantFrom(...tokens),
      fields: body === null ? fc.constant(null) : (valid(body.schema) as fc.Arbitrary<Json>),
    })
    .map(({ params, query, token, fields }) => {
      const filled = Object.entries(params).reduce(
        (url, [name, one]) => url.replace(`{${name}}`, String(one)),
        path,
      )
      const search = new URLSearchParams(
        Object.entries(query).flatMap(([name, one]) => [one].flat().map((each) => [name, String(each)])),
      ).toString()
      return {
        key,
        query: asTexts(query),
        fields: body?.type === 'multipart/form-data' ? asTexts(fields ?? {}) : fields,
        method,
        token,
        url: filled + (search === '' ? '' : `?${search}`),
        ...(body === null || fields === null ? { headers: {} } : encoded(body.type, fields, body.schema)),
      }
    })
}

/** As a query and a form carry them. */
function asTexts(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [name, Array.isArray(one) ? one.map(String) : String(one)]),
  )
}

function requiredOf({ parameters }: Operation): string[] {
  return parameters.filter((one) => one.in === 'query' && one.required === true).map(({ name }) => name)
}

/** Values of a schema: ids among the records there are, texts of any letters its pattern lets in. */
function valid(schema: Json): fc.Arbitrary<unknown> {
  const { const: only, enum: some, anyOf, type, properties, required = [], items } = schema
  if (only !== undefined) return fc.constant(only)
  if (Array.isArray(some)) return fc.constantFrom(...(some as unknown[]))
  if (Array.isArray(anyOf)) return fc.oneof(...(anyOf as Json[]).map((one) => valid(one)))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valid({ ...schema, type: one as string })))
  if (type === 'null') return fc.constant(null)
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer' || type === 'number') return number(schema)
  if (type === 'array') {
    const { minItems = 0, maxItems = 3 } = schema as {
      readonly minItems?: number
      readonly maxItems?: number
    }
    return fc.array(valid(items as Json), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 3),
    })
  }
  if (type === 'object') {
    const shape = Object.entries((properties ?? {}) as Record<string, Json>)
    const arbitraries = Object.fromEntries(shape.map(([name, one]) => [name, valid(one)]))
    return fc
      .record(arbitraries, { requiredKeys: required as string[] })
      .filter((value) => keepsAll(value, schema))
  }
  return string(schema)
}

function number({ type, minimum, maximum, multipleOf }: Json): fc.Arbitrary<number> {
  // What no bound is published for is bounded by another field.
  if (minimum === undefined && maximum === undefined) return fc.integer({ min: 0, max: 30 })
  const min = typeof minimum === 'number' ? minimum : -1000
  const max = typeof maximum === 'number' ? maximum : 1000
  if (typeof multipleOf === 'number')
    return fc
      .integer({ min: Math.ceil(min / multipleOf), max: Math.floor(max / multipleOf) })
      .map((times) => times * multipleOf)
  if (type === 'number') return fc.double({ min, max, noNaN: true })
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 70) }), fc.constantFrom(min, max))
}

/** What the patterns of the API let in, from the plain to the odd */
const LETTERS = fc.oneof(
  { weight: 25, arbitrary: fc.constantFrom(...Array.from('Siti Rahma, budi (Jaya) é')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
)

function string({ pattern, format, minLength, maxLength }: Json): fc.Arbitrary<unknown> {
  if (format === 'binary') return fc.constant('berkas')
  const bounds = { minLength: Number(minLength ?? 0), maxLength: Math.min(Number(maxLength ?? 40), 40) }
  const fits = (text: string) =>
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    Array.from(text).length >= bounds.minLength &&
    Array.from(text).length <= Number(maxLength ?? Infinity)
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((one) => one.toISOString())
  if (format === 'date') return day.map((one) => one.slice(0, 10)).filter(fits)
  if (format === 'date-time') return day.filter(fits)
  if (format === 'email') return fc.emailAddress().filter(fits)
  const free = fc.string({ unit: LETTERS, ...bounds, minLength: Math.max(1, bounds.minLength) })
  if (typeof pattern !== 'string') return free
  // Patterns of digits and fixed words are built, those of free text are met by trying.
  return /\\p|\[\^|\(\?[=!<]/u.test(pattern)
    ? free.filter(fits)
    : fc.stringMatching(new RegExp(pattern)).filter(fits)
}

/** The rules between fields, as far as the API has such: `allOf` of `anyOf` with `required` or `properties`. */
function keepsAll(value: Json, { allOf = [] }: Json): boolean {
  return (allOf as readonly { readonly anyOf: readonly Json[] }[]).every(({ anyOf }) =>
    anyOf.some(
      ({ required = [], properties = {} }) =>
        (required as string[]).every((name) => name in value) &&
        Object.entries(properties as Record<string, Json>).every(([name, one]) => keeps(value[name], one)),
    ),
  )
}

function keeps(value: unknown, { const: only, not, type, minimum, maximum }: Json): boolean {
  if (only !== undefined) return value === only
  if (not !== undefined) return !keeps(value, not as Json)
  if (type === 'boolean') return typeof value === 'boolean'
  return Number.isInteger(value) && Number(value) >= Number(minimum) && Number(value) <= Number(maximum)
}

const BOUNDARY = 'batas-berbentuk'

function encoded(type: string, fields: Json, schema: Json): Pick<FuzzCall, 'headers' | 'payload'> {
  if (type === 'application/json')
    return { headers: { 'content-type': type }, payload: Buffer.from(JSON.stringify(fields)) }
  const properties = schema['properties'] as Record<string, Json>
  const parts = Object.entries(fields).map(([name, value]) => {
    const isFile = properties[name]?.['format'] === 'binary'
    const file = isFile ? '; filename="a.png"\r\nContent-Type: image/png' : ''
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${String(value)}\r\n`
  })
  const payload = Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`)
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(payload.length),
    },
    payload,
  }
}
