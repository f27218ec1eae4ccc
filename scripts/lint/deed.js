import { readFileSync } from 'node:fs'

/**
 * How often a file still passes loosely what a deed knows (`apps/server/src/platform/perbuatan.ts`). The numbers only fall: a file
 * that is not named has none, and one that has fewer than is written here says so.
 */
const KNOWN = JSON.parse(readFileSync(new URL('deed.json', import.meta.url), 'utf8'))

/** Returns what is wrong with so many loose uses in a file; null where they are as many as known. */
export function judgeDeed(file, found, known = KNOWN) {
  const allowed = known[file] ?? 0
  if (found.length > allowed)
    return `${found.length} times transaction, person, moment and call are passed loosely, ${allowed} before: take a Perbuatan (${found.at(-1)}).`
  return found.length < allowed
    ? `${found.length} loose uses of ${allowed}: write that number in scripts/lint/deed.json.`
    : null
}

/** Returns which of transaction, person, moment and call a parameter of this name and type is or holds. */
export function partsOf(name, type) {
  if (type.includes('=>')) return []
  const parts = []
  if (/\bTx\b/.test(type)) parts.push('transaction')
  if (/\b(Pelaku|Session)\b/.test(type) || /^(oleh|penggunaId|pelaku)$/.test(name)) parts.push('person')
  if (/^(saat|waktu|kini)$/.test(name)) parts.push('moment')
  if (/\bTindakan\b|\['tindakan'\]/.test(type) || name === 'tindakan') parts.push('call')
  return parts
}

/** Returns the parts that a literal with these names holds. */
export function partsOfLiteral(names) {
  const has = (...some) => some.some((name) => names.includes(name))
  return [
    ...(has('tx') ? ['transaction'] : []),
    ...(has('oleh', 'pelaku') ? ['person'] : []),
    ...(has('saat', 'waktu') ? ['moment'] : []),
    ...(has('tindakan') ? ['call'] : []),
  ]
}

/** The old ways, which the deed's own functions call */
export const OLD = new Set(['recordAudit', 'wakeAfter', 'publishAfter'])
