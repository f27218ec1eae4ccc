import postcss, { type Root } from 'postcss'
import type { Plugin } from 'vite'

/** What every browser we serve understands (Chrome 114, Safari 17, Firefox 125). */
const KNOWN = /color-mix\(/
/** A variable of Tailwind's own, not of our theme. */
const OWN = /^--tw-/
/** One read of such a variable, the innermost first: `var(--name)`, `var(--name, instead)`. */
const READ = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g

/**
 * Takes out of Tailwind's stylesheet what is there for cases we don't have: colours for browsers without `color-mix`,
 * and variables that one utility would set for another and none of ours does. A tenth of the bytes in the page.
 */
export function slimStyles(): Plugin {
  return {
    name: 'rekan:slim-styles',
    apply: 'build',
    // After Tailwind, which is listed before it.
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: slim(code), map: null }),
    },
  }
}

/** The stylesheet with the same effect on every element, shorter. */
export function slim(css: string): string {
  const root = postcss.parse(css)
  unwrapKnown(root)
  foldConstants(root)
  dropUnread(root)
  return root.toString()
}

/** `.x{fallback}@supports (color-mix){.x{wanted}}` becomes `.x{wanted}`. */
function unwrapKnown(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (!KNOWN.test(rule.params)) return
    const [wanted] = rule.nodes ?? []
    const fallback = rule.prev()
    if (fallback?.type !== 'rule' || wanted?.type !== 'rule') return
    if (rule.nodes?.length !== 1 || fallback.selector !== wanted.selector) return
    const replaced = new Set(wanted.nodes.map((node) => node.type === 'decl' && node.prop))
    fallback.each((node) => void (node.type === 'decl' && replaced.has(node.prop) && node.remove()))
    fallback.append(wanted.nodes)
    rule.remove()
  })
}

/** Variables that are nowhere given anything but their initial value are replaced by it, or by what stands for none. */
function foldConstants(root: Root): void {
  const initial = initialValues(root)
  const changed = new Set<string>()
  root.walkDecls(OWN, ({ prop, value }) => void (value === initial.get(prop) || changed.add(prop)))
  const fold = (value: string): string => {
    const folded = value.replaceAll(READ, (read, name: string, instead?: string) => {
      if (changed.has(name)) return read
      const known = initial.get(name) ?? 'initial'
      return known === 'initial' ? (instead ?? read) : known
    })
    return folded === value ? value : fold(folded)
  }
  root.walkDecls((decl) => {
    decl.value = fold(decl.value)
  })
}

/** As Tailwind gives them to every element in browsers without `@property`; `initial` is none. */
function initialValues(root: Root): Map<string, string> {
  const values = new Map<string, string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.walkDecls(OWN, ({ prop, value }) => void values.set(prop, value))
  })
  return values
}

/** Variables that nothing reads. */
function dropUnread(root: Root): void {
  const read = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--tw-[\w-]+)/g)) read.add(name ?? '')
  })
  root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()))
  root.walkDecls(OWN, (decl) => void (read.has(decl.prop) || decl.remove()))
}
