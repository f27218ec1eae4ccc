/**
 * Returns what is wrong where so many parts of a deed (`apps/server/src/platform/perbuatan.ts`) are passed beside each other; null for
 * fewer than three.
 */
export function judgeParts(parts, name) {
  return new Set(parts).size < 3
    ? null
    : `Transaction, person, moment and call are passed loosely: take a Perbuatan or a Pandangan (${name}).`
}

/** True for a type of keys that are transactions: what follows from a write stands in its deed. */
export function isAmbient(type) {
  return /^Tx\b/.test(type)
}

/** Returns which of transaction, person, moment and call a parameter of this name and type is or holds. */
export function partsOf(name, type) {
  if (type.includes('=>')) return []
  const parts = []
  if (/\bTx\b/.test(type)) parts.push('transaction')
  if (/\b(Pelaku|Session)\b/.test(type) || /^(oleh|penggunaId|pelaku)$/.test(name)) parts.push('person')
  if (/^(saat|waktu|kini|pada)$/.test(name)) parts.push('moment')
  if (/\bTindakan\b|\['tindakan'\]/.test(type) || name === 'tindakan') parts.push('call')
  return parts
}

/** Returns the parts that a literal with these names holds; `waktu` is a column's name, of the trail's rows above all. */
export function partsOfLiteral(names) {
  const has = (...some) => some.some((name) => names.includes(name))
  return [
    ...(has('tx') ? ['transaction'] : []),
    ...(has('oleh', 'pelaku') ? ['person'] : []),
    ...(has('saat') ? ['moment'] : []),
    ...(has('tindakan') ? ['call'] : []),
  ]
}
