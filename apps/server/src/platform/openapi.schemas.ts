import { z } from 'zod'

/** JSON as OpenAPI 3.1 has it; its shape is proven by validators, not by types. */
export type Json = { readonly [key: string]: unknown }

/** Where named schemas stand in the document. */
const NAMED = '#/components/schemas/'
const LOCAL = '#/$defs/'

/**
 * The schemas of one document. A Zod schema with `.meta({ id })` stands in `components` once, under that name. If a
 * client sends a shape in another form than it receives, the sent form is named `…Isian`; so the received form must be
 * registered first.
 */
export class Schemas {
  readonly named = new Map<string, Json>()
  /** The same with nothing left to refer to, to tell whether two are alike */
  readonly #whole = new Map<string, string>()

  /** JSON Schema of what a client sends (`input`) or reads (`output`). Throws when two shapes claim one name. */
  of(schema: z.ZodType, io: 'input' | 'output'): Json {
    const {
      $schema: _version,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      cycles: 'throw',
      reused: 'inline',
      override({ jsonSchema }) {
        // An answer may gain fields: whoever reads it lets them pass.
        if (io === 'output' && jsonSchema.additionalProperties === false)
          delete jsonSchema.additionalProperties
        if (jsonSchema.prefixItems !== undefined) writeAsList(jsonSchema)
        // That a whole number is one of those that JavaScript can tell apart goes without saying.
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      },
    })
    const defs = $defs as Readonly<Record<string, Json>>
    const names = new Map(Object.keys(defs).map((id) => [id, this.#nameOf(id, defs, io)]))
    const renamed = (value: unknown) =>
      withNodes(value, ({ $ref, ...rest }) =>
        typeof $ref === 'string'
          ? { $ref: NAMED + (names.get($ref.slice(LOCAL.length)) ?? ''), ...rest }
          : undefined,
      ) as Json
    for (const [id, name] of names) this.named.set(name, renamed(defs[id]))
    return renamed(json)
  }

  #nameOf(id: string, defs: Readonly<Record<string, Json>>, io: 'input' | 'output'): string {
    const whole = textOf(inlined(defs[id], defs))
    const isTaken = (name: string) => (this.#whole.get(name) ?? whole) !== whole
    const name = io === 'input' && isTaken(id) ? `${id}Isian` : id
    if (isTaken(name)) throw new Error(`two shapes of the contract are called ${name}: name one otherwise`)
    this.#whole.set(name, whole)
    return name
  }
}

/** The schema that stands under the name this one refers to; itself where it refers to none. */
export function resolved(
  schema: Json,
  { named }: Schemas,
): { readonly name: string | null; readonly json: Json } {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].slice(NAMED.length) : null
  return { name, json: name === null ? schema : (named.get(name) ?? {}) }
}

/**
 * Returns the document with every object that has the shape of a named one replaced by a reference to that name. A
 * shape that several calls share is then written once, however each call declares it.
 */
export function replaceByNamed(paths: Json, named: Json): { readonly paths: Json; readonly schemas: Json } {
  // The second time finds what is alike now that its parts are references.
  const first = replaceAlike(paths, named)
  return replaceAlike(first.paths, first.schemas)
}

function replaceAlike(paths: Json, named: Json): { readonly paths: Json; readonly schemas: Json } {
  const byText = new Map(Object.entries(named).map(([name, json]) => [textOf(json), name]))
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    const inner = inside(value)
    const name = inner['type'] === 'object' ? byText.get(textOf(inner)) : undefined
    return name === undefined ? inner : { $ref: NAMED + name }
  }
  const inside = (value: object): Json =>
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]))
  const schemas = Object.entries(named).map(([name, json]) => [name, inside(json as Json)])
  return { paths: inside(paths), schemas: Object.fromEntries(schemas) as Json }
}

/** A tuple of one kind as a list of that length: generators of clients know no `prefixItems`. */
function writeAsList(tuple: z.core.JSONSchema.BaseSchema): void {
  const { prefixItems = [] } = tuple
  const [first, ...others] = prefixItems.map((item) => JSON.stringify(item))
  if (others.some((other) => other !== first)) return
  delete tuple.prefixItems
  Object.assign(tuple, { items: prefixItems[0], minItems: prefixItems.length, maxItems: prefixItems.length })
}

/** Replaces objects from the outside in; what `change` leaves alone is looked into. */
function withNodes(value: unknown, change: (node: Json) => Json | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => withNodes(one, change))
  if (typeof value !== 'object' || value === null) return value
  return (
    change(value as Json) ??
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNodes(one, change)]))
  )
}

/** The same for the same schema, in whatever order its keywords stand. */
function textOf(schema: unknown): string {
  return JSON.stringify(schema, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

function inlined(value: unknown, defs: Readonly<Record<string, Json>>): unknown {
  return withNodes(value, ({ $ref, ...rest }) =>
    typeof $ref === 'string'
      ? { ...(inlined(defs[$ref.slice(LOCAL.length)], defs) as Json), ...rest }
      : undefined,
  )
}
