import type { Rolldown } from 'vite'

const ROUTE_FILE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/

/** Files to fetch beside the entry: for everybody signed in, and for the screen at each path. */
export type EarlyChunks = {
  readonly session: readonly string[]
  readonly byPath: Readonly<Record<string, readonly string[]>>
}

/**
 * The chunks that are wanted early: `session` those of the modules it matches, which the entry imports once it has found
 * a token; by path those each address needs beyond the entry and the session's, its path without trailing slash. Read off the split route
 * files: `_authed/_dashboard/akun.index.tsx` is `/akun` and needs the chunk of its layout `_authed/_dashboard.tsx`
 * too. Addresses with parameters are left out; they are seldom opened cold.
 */
export function earlyChunks(bundle: Rolldown.OutputBundle, session: RegExp): EarlyChunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const first = new Set(entry === undefined ? [] : withImports(entry, bundle))
  const ofSession = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => session.test(id)))
      .flatMap((chunk) => withImports(chunk, bundle))
      .filter((fileName) => !first.has(fileName)),
  )

  const routes = new Map<string, Rolldown.OutputChunk>()
  for (const chunk of chunks) {
    for (const id of chunk.moduleIds) {
      const [, route] = ROUTE_FILE.exec(id) ?? []
      if (route !== undefined) routes.set(route, chunk)
    }
  }

  const byPath: Record<string, string[]> = {}
  for (const route of routes.keys()) {
    const path = pathOf(route)
    if (path.includes('$') || isLayout(route)) continue
    const needed = [...layoutsOf(route), route].flatMap((name) => {
      const chunk = routes.get(name)
      return chunk === undefined ? [] : withImports(chunk, bundle)
    })
    byPath[path] = [...new Set(needed)].filter((name) => !first.has(name) && !ofSession.has(name))
  }
  return { session: [...ofSession], byPath }
}

function pathOf(route: string): string {
  const segments = route.split(/[/.]/).filter((segment) => !segment.startsWith('_') && segment !== 'index')
  return `/${segments.join('/')}`
}

function layoutsOf(route: string): string[] {
  const folders = route.split('/').slice(0, -1)
  return folders.map((_folder, i) => folders.slice(0, i + 1).join('/'))
}

function isLayout(route: string): boolean {
  return route.split('/').at(-1)?.startsWith('_') ?? false
}

/** The chunk and all it imports statically. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const imported = chunk.imports.flatMap((fileName) => {
    const output = bundle[fileName]
    return output?.type === 'chunk' ? withImports(output, bundle, seen) : []
  })
  return [chunk.fileName, ...imported]
}
