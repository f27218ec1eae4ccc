import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import {
  APP,
  AWAL,
  CHUNKS,
  HOME,
  KELOLA,
  type ListedChunk,
  type ListedFile,
  OFFLINE,
  OPENED_COLD,
  ON_TOKEN,
  SELDOM_AT_HOME,
  SIGN_IN,
  WITH_ITS_SCREENS,
} from './chunks.ts'
import { isReachedFrom } from './reached.ts'

/** The repository's folder, as ids of modules begin. */
export const ROOT = join(import.meta.dirname, '../../../').replaceAll('\\', '/')
const LIBRARIES = 'node_modules/'

const chunks: readonly [string, ListedChunk][] = Object.entries(CHUNKS)

/** Stops a build that lacks a file or a library of the list. */
export function listedChunks(): Plugin {
  return {
    name: 'rekan:listed-chunks',
    apply: 'build',
    buildEnd(error) {
      if (error !== undefined) return
      const missing = missingFrom([...this.getModuleIds()])
      if (missing.length > 0)
        throw new Error(`build/chunks.ts lists what the app does not import: ${missing.join(', ')}`)
    },
  }
}

/** What one chunk of the build holds and fetches before it runs. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'isEntry'
> & {
  /** Stylesheets that come with it */
  readonly styles: readonly string[]
}

/** Tells of the build's chunks in a file beside them, `.chunks.json`, for the test of what the app weighs. */
export function toldChunks(): Plugin {
  return {
    name: 'rekan:told-chunks',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const told = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .map(({ fileName, imports, dynamicImports, moduleIds, isEntry, viteMetadata }): BuiltChunk => ({
          fileName,
          imports,
          dynamicImports,
          moduleIds,
          isEntry,
          styles: [...(viteMetadata?.importedCss ?? [])],
        }))
      writeFileSync(join(dir, '.chunks.json'), JSON.stringify(told))
    },
  }
}

/** The bundler's groups, one a chunk of the list. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return chunks.map(([name, chunk], i) => ({
    // An icon goes with its screens unless a chunk lists it by itself.
    name: (id, context) =>
      (isOneOf(chunk.files ?? [], id) || !isListedIn(WITH_ITS_SCREENS, id)) && belongsTo(chunk, id, context)
        ? name
        : null,
    debugName: name,
    priority: chunks.length - i,
    // Icons come by this alone: as importers go, each is everybody's.
    includeDependenciesRecursively: chunk.withImports === 'all',
  }))
}

/** Whether the file of this chunk bears its name. */
export function isNamed(name: string): boolean {
  const chunk = chunks.find(([listed]) => listed === name)
  return chunk?.[1].isNamed === true
}

/** Modules of libraries that a chunk lists by themselves: they go there, whoever else reaches them. */
const APART = new Set<string>(
  chunks.flatMap(([, { files = [] }]) => files).filter((file) => file.startsWith(LIBRARIES)),
)

function belongsTo(chunk: ListedChunk, id: string, context: Rolldown.ChunkingContext): boolean {
  if (APART.has(fileOf(id)) && !isOneOf(chunk.files ?? [], id)) return false
  return chunk.withImports === undefined
    ? isListedIn(chunk, id)
    : isReachedFrom((module) => isListedIn(chunk, module.id), id, context)
}

/** A module's file by its path in the repository, without what a plugin adds to its id. */
export function fileOf(id: string): string {
  const [path = ''] = id.replaceAll('\\', '/').split('?')
  const library = path.lastIndexOf(`/${LIBRARIES}`)
  if (library >= 0) return path.slice(library + 1)
  return path.startsWith(ROOT) ? path.slice(ROOT.length) : path
}

/** Whether a module is one of these files, or the part of one that the router has split off. */
export function isOneOf(files: readonly ListedFile[], id: string): boolean {
  return (files as readonly string[]).includes(fileOf(id))
}

/** Whether a chunk of the list names a module, by its file or by its library. */
export function isListedIn({ files = [], libraries = [] }: ListedChunk, id: string): boolean {
  return isOneOf(files, id) || libraries.includes(libraryOf(id))
}

/** Returns the files and libraries of the list that none of these modules is of. */
export function missingFrom(ids: readonly string[]): string[] {
  const present = new Set(ids.flatMap((id) => [fileOf(id), libraryOf(id)]))
  return [...new Set([...listedFiles(), ...listedLibraries()])].filter((name) => !present.has(name))
}

export function listedFiles(): ListedFile[] {
  const others: ListedFile[] = [
    APP,
    AWAL,
    HOME,
    SIGN_IN,
    KELOLA,
    ...ON_TOKEN,
    ...SELDOM_AT_HOME,
    ...OPENED_COLD,
    ...OFFLINE.whole,
    ...OFFLINE.opening,
    ...OFFLINE.parts,
  ]
  return [...listedGroups().flatMap(({ files = [] }) => files), ...others]
}

function listedLibraries(): string[] {
  return listedGroups().flatMap(({ libraries = [] }) => libraries)
}

function listedGroups(): ListedChunk[] {
  return [...Object.values(CHUNKS), WITH_ITS_SCREENS]
}

/** The package that a module is of; an empty text if it is ours. */
function libraryOf(id: string): string {
  const file = fileOf(id)
  if (!file.startsWith(LIBRARIES)) return ''
  const [scope = '', name = ''] = file.slice(LIBRARIES.length).split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
