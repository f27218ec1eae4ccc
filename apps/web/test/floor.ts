import bcd, { type CompatStatement } from '@mdn/browser-compat-data'
import { type Node, parse } from 'acorn'
import { FLOOR, SYNTAX } from '../build/floor.ts'

/** What a browser of the floor lacks, each as the script says it: `.name` for a member, `Map.groupBy`, a global. Throws for syntax. */
export function aboveFloor(code: string): string[] {
  const found = new Set<string>()
  visit(parse(code, { ecmaVersion: SYNTAX, sourceType: 'module' }) as unknown as Any, (node) => {
    const named = nameOf(node)
    if (named !== null && LACKED.has(named.exact)) found.add(named.exact)
    else if (named?.member !== undefined && !KNOWN.has(named.exact) && LACKED.has(named.member))
      found.add(named.member)
  })
  return [...found]
}

type Interface = Readonly<Record<string, { readonly __compat?: CompatStatement }>> & {
  readonly __compat?: CompatStatement
}
type Any = Node & Readonly<Record<string, unknown>>

/** `a.b` as itself and as `.b`; a name that stands alone as itself */
function nameOf(node: Any): { exact: string; member?: string } | null {
  const { object, property, computed, name } = node as Any & { object?: Any; property?: Any }
  if (node.type === 'Identifier') return { exact: String(name) }
  if (node.type !== 'MemberExpression' || property === undefined) return null
  const key = computed === true ? property['value'] : property['name']
  if (typeof key !== 'string') return null
  return { exact: `${object?.type === 'Identifier' ? String(object['name']) : ''}.${key}`, member: `.${key}` }
}

function visit(node: Any, on: (node: Any) => void): void {
  on(node)
  for (const [key, value] of Object.entries(node)) {
    // `a.b` and `{ b: … }` use no global b.
    if (!(key === 'property' || key === 'key') || node['computed'] === true)
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, on)
  }
}

function isNode(value: unknown): value is Any {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const BROWSERS = [
  ['chrome', FLOOR.chrome],
  ['chrome_android', FLOOR.chrome],
  ['safari', FLOOR.safari],
  ['safari_ios', FLOOR.safari],
  ['firefox', FLOOR.firefox],
] as const

/** Every name of the web's interfaces and of the language, as above, and whether each browser of the floor has it somewhere */
const { lacked: LACKED, known: KNOWN } = namesOf()

function namesOf() {
  const has = new Map<string, boolean>()
  const put = (name: string, isThere: boolean) => has.set(name, isThere || has.get(name) === true)
  const interfaces = { ...bcd.api, ...bcd.javascript['builtins'] } as Readonly<Record<string, Interface>>
  for (const [name, { __compat: self, ...members }] of Object.entries(interfaces)) {
    if (self === undefined) continue
    const isThere = isSupported(self)
    put(name, isThere)
    for (const [key, { __compat: member }] of Object.entries(members)) {
      if (member === undefined || key.endsWith('_event')) continue
      const own = key.replace(/_static$/, '')
      const isOwn = isSupported(member)
      put(`${name}.${own}`, isOwn)
      // What is no standard is asked for by those alone who know, and so is what only comes with an interface above the floor.
      put(
        `.${own}`,
        isOwn || !isThere || member.status?.standard_track !== true || member.status.experimental,
      )
      if (/^(Window|WorkerGlobalScope)$/.test(name)) put(own, isOwn)
    }
  }
  const names = [...has]
  return {
    lacked: new Set(names.filter(([, isThere]) => !isThere).map(([name]) => name)),
    known: new Set(names.filter(([, isThere]) => isThere).map(([name]) => name)),
  }
}

function isSupported({ support }: CompatStatement): boolean {
  return BROWSERS.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: from, version_removed: to, flags, prefix, alternative_name }) =>
          typeof from === 'string' &&
          !(to ?? flags ?? prefix ?? alternative_name) &&
          Number.parseFloat(from.replace('≤', '')) <= version,
      ),
  )
}
