import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Plugin, type Rolldown, build } from 'vite'
import { type ListedFile, OFFLINE, PHONE_TREE } from './chunks.ts'
import { TARGET } from './floor.ts'
import { isOneOf } from './listed.ts'
import { earlyChunks, pathOf } from './route-chunks.ts'

type Options = { readonly appTitle: string }
type Shell = { readonly version: string; readonly page: string; readonly files: readonly string[] }

const MAIN = join(import.meta.dirname, '../worker/main.ts')
/** These keep their names from build to build. */
const NAMED = ['favicon.svg', 'icons/192.png', 'manifest.webmanifest']

/**
 * Emits `sw.js`: the worker, with what it needs to know of this build written in. Any change to the page or to a file
 * of the shell makes it another file, which is how browsers find a new version.
 */
export function serviceWorker({ appTitle }: Options): Plugin {
  return {
    name: 'rekan:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html')
        const shell = shellOf(bundle)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(shell, appTitle) })
      },
    },
  }
}

/** What a start needs, and a name for it (worker/env.d.ts). */
function shellOf(bundle: Rolldown.OutputBundle): Shell {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const early = earlyChunks(bundle)
  const screens = (files: readonly ListedFile[]) =>
    files.flatMap((file) => {
      const found = early.byPath[pathOf(file)]
      if (found === undefined) throw new Error(`build/chunks.ts: ${file} shows no screen`)
      return found
    })
  const routes = new Set(
    chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => isOneOf([PHONE_TREE], id)))
      .map(({ fileName }) => fileName),
  )
  const whole = [...early.session, ...screens(OFFLINE.whole)]
  const scripts = new Set([
    ...chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [entry.fileName, ...entry.imports]),
    ...early.app,
    ...early.awal,
    ...whole,
    ...screens(OFFLINE.opening),
    ...chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => isOneOf(OFFLINE.parts, id)))
      .flatMap(({ fileName, imports }) => [fileName, ...imports]),
    // What they import once they are shown; the routes would import every screen.
    ...whole.filter((fileName) => !routes.has(fileName)).flatMap((fileName) => laterOf(bundle, fileName)),
  ])
  for (const { fileName, moduleIds } of chunks)
    if (moduleIds.some((id) => isOneOf(OFFLINE.without, id))) scripts.delete(fileName)
  // The font, the stylesheet and the workers of those scripts.
  const assets = chunks
    .filter(({ fileName }) => scripts.has(fileName))
    .flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedAssets ?? []),
      ...(viteMetadata?.importedCss ?? []),
    ])
  const files = [...new Set([...scripts, ...assets, ...NAMED])]
  const page = sha256(sourceOf(bundle['index.html']))
  return {
    version: sha256(page, ...files, ...NAMED.map((name) => sourceOf(bundle[name]))).slice(0, 16),
    page,
    files: files.map((file) => `/${file}`).toSorted(),
  }
}

async function compile(shell: Shell, appTitle: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { SHELL: JSON.stringify(shell), APP_TITLE: JSON.stringify(appTitle) },
    build: {
      write: false,
      target: TARGET,
      rolldownOptions: { input: MAIN, output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk === undefined) throw new Error('The worker made no file')
  return chunk.code
}

/** The chunks that a chunk imports on demand, and all that these need. */
function laterOf(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const chunk = bundle[fileName]
  const found = new Set<string>()
  const add = (name: string) => {
    const output = bundle[name]
    if (output?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    output.imports.forEach(add)
  }
  if (chunk?.type === 'chunk') chunk.dynamicImports.forEach(add)
  return [...found]
}

function sourceOf(output: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  if (output?.type !== 'asset') throw new Error('The build lacks a file that the service worker keeps')
  return output.source
}

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
