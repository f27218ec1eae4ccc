/* global SwaggerUIBundle */

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  // Its own way reads the whole description once more for each call that is opened, some seconds each.
  plugins: [{ fn: { resolveSubtree } }],
})

/** The part of the description at `path`, with what it refers to in its place. */
async function resolveSubtree(description, path) {
  const part = path.reduce((whole, key) => whole?.[key], description)
  return { spec: withReferred(description, part, []), errors: [] }
}

/** `within` are the references that `value` stands in: what refers to itself stays a reference there. */
function withReferred(description, value, within) {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => withReferred(description, item, within))
  const { $ref, ...own } = value
  if (typeof $ref !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withReferred(description, item, within)]),
    )
  if (within.includes($ref)) return value
  const referred = readPointer(description, $ref)
  return {
    ...withReferred(description, referred, [...within, $ref]),
    ...withReferred(description, own, within),
  }
}

/** @param reference as in RFC 6901, of this document: `#/components/schemas/Profil` */
function readPointer(description, reference) {
  const keys = reference.split('/').slice(1)
  return keys.reduce((whole, key) => whole?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], description)
}
