/** `/karyawan/{id}` with its parameters filled in and the query behind it; empty values are left out. */
export function encodePath(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
  query: Readonly<Record<string, unknown>> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(textOf(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (!isEmpty(item)) search.append(Array.isArray(value) ? `${name}[]` : name, textOf(item))
    }
  }
  const text = search.toString()
  return text === '' ? filled : `${filled}?${text}`
}

/** Multipart fields; what is undefined or null is not sent, an empty text is. */
export function encodeForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value)
    else if (value !== undefined && value !== null) form.append(name, textOf(value))
  }
  return form
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new TypeError(`Not a text, number or boolean: ${typeof value}`)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
