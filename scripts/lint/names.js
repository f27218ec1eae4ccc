import { FORMS, NOUNS, VERBS } from './words.js'

/**
 * Judges how a function is called: it begins with a verb of the glossary's table; or, where it only gives a value, with
 * the noun of that value or a preposition. Returns what is wrong, or null. Components and classes are nobody's verbs.
 */
export function judgeName(name) {
  if (!/^[a-z]/.test(name)) return null
  if (/[a-z]Dari$/.test(name)) return `${name}: what is made from another shape ends in From.`
  const [head] = /^[a-z]+/.exec(name)
  if (WORDS.has(head)) return null
  return `${name} begins with "${head}", which is no verb of docs/glossary.md: take one of those. A function that only gives a value may begin with that value's noun: add it to NOUNS in scripts/lint/words.js.`
}

const WORDS = new Set([...VERBS, ...NOUNS, ...FORMS])
