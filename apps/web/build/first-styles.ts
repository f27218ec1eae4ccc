import type { Rolldown } from 'vite'
import { APP, AWAL, CHUNKS, HOME, type ListedFile, ON_TOKEN, PUNCH, SIGN_IN } from './chunks.ts'
import { isOneOf } from './listed.ts'
import { withImports } from './route-chunks.ts'

/** What people see with nothing kept: of its classes alone the page's own stylesheet tells. */
const SEEN_FIRST: readonly ListedFile[] = [
  APP,
  AWAL,
  HOME,
  SIGN_IN,
  // Shown on it at once, and fetched by itself.
  'apps/web/src/features/auth/masuk/cara-lain.tsx',
  ...ON_TOKEN,
  ...PUNCH,
  ...CHUNKS['home-later'].files,
  ...CHUNKS.kotak.files,
]

/**
 * The chunks of what is seen first, with all that they import. Whatever else is imported on demand waits for the stylesheet of all
 * classes, which comes as a file once home stands.
 */
export function firstChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const roots = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => isOneOf(SEEN_FIRST, id)),
  )
  const names = new Set(roots.flatMap((chunk) => withImports(chunk, bundle)))
  return chunks.filter(({ fileName }) => names.has(fileName))
}

/** These chunks, and after them the stylesheets that those among them wait for which are not seen first. */
export function withStyles(files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const first = new Set(firstChunks(bundle).map(({ fileName }) => fileName))
  const waiting = files.filter((fileName) => !first.has(fileName)).map((fileName) => bundle[fileName])
  const styles = waiting
    .filter((output) => output?.type === 'chunk')
    .flatMap((chunk) => withImports(chunk, bundle))
    .flatMap((fileName) => [...(bundle[fileName]?.viteMetadata?.importedCss ?? [])])
  return [...new Set([...files, ...styles])]
}

/** The stylesheet without the utilities that none of these texts names; their order is the same, hence what they look like together. */
export function pickStyles(css: string, texts: readonly string[]): string {
  const text = texts.join('\n')
  const words = new Set([/[\s"'`<>]+/, /[\s"'`<>{}$]+/].flatMap((between) => text.split(between)))
  const isNamed = (name: string) => words.has(name) || (/["']/.test(name) && text.includes(name))
  return rulesOf(css)
    .map((rule) => (rule.startsWith(UTILITIES) ? within(rule, isNamed) : rule))
    .join('')
}

/** What the page's own stylesheet may lack: every utility, in its layer. */
export function allUtilities(css: string): string {
  const found = rulesOf(css).find((rule) => rule.startsWith(UTILITIES))
  if (found === undefined) throw new Error('The stylesheet has no layer of utilities')
  return found
}

/**
 * A chunk's code in which what is seen first (`isFirst`, by file) waits for none of these stylesheets. Vite has every import on
 * demand wait for those of all that it imports, the page's own among them.
 */
export function withoutWaiting(
  code: string,
  styles: ReadonlySet<string>,
  isFirst: (fileName: string) => boolean,
): string {
  const list = JSON.parse(AWAITED.exec(code)?.[1] ?? '[]') as string[]
  return code.replaceAll(IMPORTS, (whole, begin: string, file: string, needs: string) => {
    if (!isFirst(`assets/${file}`)) return whole
    const kept = needs.split(',').filter((i) => !styles.has(list[Number(i)] ?? ''))
    return `${begin}${kept.join()}]`
  })
}

/** What Vite writes: all that imports of a chunk wait for, and each import with the places of what is its own */
const AWAITED = /m\.f\|\|\(m\.f=(\[[^\]]*\])/
const IMPORTS = /(import\(\W\.\/([\w.~-]+)\W\)(?:(?!import\()[^]){0,80}?__vite__mapDeps\(\[)([\d,]*)\]/g

const UTILITIES = '@layer utilities{'

function within(rule: string, isNamed: (name: string) => boolean): string {
  const inner = rule.indexOf('{') + 1
  const kept = rulesOf(rule.slice(inner, -1)).flatMap((one) => {
    if (one.startsWith('@')) return within(one, isNamed)
    const classes = classesOf(one.slice(0, one.indexOf('{')))
    return classes.length === 0 || classes.some(isNamed) ? one : []
  })
  return kept.length === 0 ? '' : `${rule.slice(0, inner)}${kept.join('')}}`
}

/** The rules of a minified stylesheet, each to its closing brace or semicolon. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let [depth, begin] = [0, 0]
  for (let i = 0; i < css.length; i += 1) {
    if (css[i] === '{') depth += 1
    if (css[i] === '}') depth -= 1
    if (depth > 0 || (css[i] !== '}' && css[i] !== ';')) continue
    rules.push(css.slice(begin, i + 1).trim())
    begin = i + 1
  }
  return rules
}

/** Names of classes in a selector, as elements bear them. */
function classesOf(selector: string): string[] {
  return Array.from(selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi), ([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_all, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replaceAll('\\', ''),
  )
}
