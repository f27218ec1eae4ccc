import type { Rolldown } from 'vite'
import {
  ANTARA,
  APP,
  AWAL,
  KELOLA,
  type ListedFile,
  ON_TOKEN,
  PHONE_TREE,
  PUNCH,
  PUNCH_SENT,
  ROUTE_TREE,
} from './chunks.ts'
import { fileOf, isOneOf } from './listed.ts'

/** Below it, the names of files are paths (TanStack Router). */
const ROUTES = 'apps/web/src/routes/'
/** Ends the id of what the router has split off a route file. */
export const COMPONENT = '.tsx?tsr-split=component'

/**
 * Files to fetch early, beyond the entry's: the app, home's first sight, a punch for who taps there before the app has come,
 * what everybody signed in needs, and the screen at each path.
 */
export type EarlyChunks = {
  readonly app: readonly string[]
  readonly awal: readonly string[]
  /** Its own chunk, and then what that imports */
  readonly punch: readonly string[]
  readonly punchSent: readonly string[]
  readonly session: readonly string[]
  readonly byPath: Readonly<Record<string, readonly string[]>>
}

/**
 * The chunks that are wanted early: `app` those that the entry imports at once, `awal` at home alone, `punch` and then `punchSent`
 * for who taps before the app has come, `session` those that the app imports once it has found a token, `byPath` those that each
 * address needs beyond the app's and the session's, its path without trailing slash. The paths are read off the split route files:
 * `_authed/_dashboard/akun.index.tsx` is `/akun` and needs the chunk of its layout `_authed/_dashboard.tsx` too; an address beyond
 * the start needs the routes themselves, a punch's what is to be decided first. Addresses with parameters are left out; they are
 * seldom opened cold.
 */
export function earlyChunks(bundle: Rolldown.OutputBundle): EarlyChunks {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find((chunk) => chunk.isEntry)
  const ofEntry = entry === undefined ? [] : withImports(entry, bundle)
  const closureOf = (files: readonly ListedFile[]) =>
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => isOneOf(files, id)))
      .flatMap((chunk) => withImports(chunk, bundle))
  const beyond = (known: readonly string[], files: readonly string[]) => [
    ...new Set(files.filter((fileName) => !known.includes(fileName))),
  ]
  const app = beyond(ofEntry, closureOf([APP]))
  const first = new Set([...ofEntry, ...app])
  const ofSession = new Set(beyond([...first], closureOf(ON_TOKEN)))
  const [phone, desks] = [closureOf([PHONE_TREE]), closureOf([ROUTE_TREE])]
  const antara = closureOf([ANTARA])
  const started = new Set(
    chunks.filter(({ fileName }) => first.has(fileName)).flatMap(({ moduleIds }) => moduleIds.map(fileOf)),
  )
  const routes = new Map<string, Rolldown.OutputChunk>()
  for (const chunk of chunks)
    for (const id of chunk.moduleIds) if (id.endsWith(COMPONENT)) routes.set(fileOf(id), chunk)

  const byPath: Record<string, string[]> = {}
  for (const route of routes.keys()) {
    const path = pathOf(route)
    if (path.includes('$') || isLayout(route)) continue
    const layouts = layoutsOf(route)
    const needed = [
      ...(started.has(route) ? [] : phone),
      ...(layouts.includes(KELOLA) ? desks : []),
      ...(isPunch(path) ? antara : []),
      ...[...layouts, route].flatMap((file) => {
        const chunk = routes.get(file)
        return chunk === undefined ? [] : withImports(chunk, bundle)
      }),
    ]
    byPath[path] = [...new Set(needed)].filter((name) => !first.has(name) && !ofSession.has(name))
  }
  const punch = beyond([...first, ...ofSession], closureOf(PUNCH))
  return {
    app,
    awal: beyond(ofEntry, closureOf([AWAL])),
    punch,
    punchSent: beyond([...first, ...ofSession, ...punch], withWorkers(closureOf(PUNCH_SENT), bundle)),
    session: [...ofSession],
    byPath,
  }
}

/** The screen before the camera, which who opens it by its address is shown. */
function isPunch(path: string): boolean {
  return path === '/checkin' || path === '/checkout'
}

/** The path at which a route file's screen is shown. */
export function pathOf(route: string): string {
  const segments = nameOf(route)
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith('_') && segment !== 'index')
  return `/${segments.join('/')}`
}

/** The files of the layouts around a route file, the outermost first; not all are there. */
export function layoutsOf(route: string): string[] {
  const folders = nameOf(route).split('/').slice(0, -1)
  return folders.map((_folder, i) => `${ROUTES}${folders.slice(0, i + 1).join('/')}.tsx`)
}

function isLayout(route: string): boolean {
  return nameOf(route).split('/').at(-1)?.startsWith('_') ?? false
}

/** A route file's name as the router reads it: `_authed/_dashboard/akun.index`. */
function nameOf(route: string): string {
  return route.slice(ROUTES.length, -'.tsx'.length)
}

/** With the scripts of the workers that these start. */
function withWorkers(files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const workers = files.flatMap((fileName) => {
    const output = bundle[fileName]
    return output?.type === 'chunk' ? [...(output.viteMetadata?.importedAssets ?? [])] : []
  })
  return [...files, ...workers.filter((fileName) => fileName.includes('.worker-'))]
}

/** The chunk and all it imports statically. */
export function withImports(
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
