import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Plugin, type Rolldown, build } from 'vite'
import { earlyChunks } from './route-chunks.ts'

type Options = {
  readonly appTitle: string
  /** Ids of the modules that are imported as soon as a token is found */
  readonly session: RegExp
  /** Paths whose screens start without a network, with all that they fetch when they are shown */
  readonly paths: readonly string[]
  /** Paths whose screens open without one, as far as they can */
  readonly tabs: readonly string[]
}

const MAIN = join(import.meta.dirname, '../worker/main.ts')
/** Named by their content; icons and manifest keep their names. */
const ASSET = /^assets\/.*(\.woff2|\.worker-.*\.js)$/
const NAMED = /^(favicon\.svg|manifest\.webmanifest|icons\/192\.png)$/

/**
 * Emits `sw.js`: the worker, with what it needs to know of this build written in. Any change to the page or to a file
 * of the shell makes it another file, which is how browsers find a new version.
 */
export function serviceWorker(options: Options): Plugin {
  return {
    name: 'rekan:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html')
        const shell = shellOf(bundle, options)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await compile(shell, options.appTitle) })
      },
    },
  }
}

/** What a start needs, and a name for it (worker/env.d.ts). */
function shellOf(bundle: Rolldown.OutputBundle, { session, paths, tabs }: Omit<Options, 'appTitle'>) {
  const outputs = Object.values(bundle)
  const entries = outputs.filter((output) => output.type === 'chunk' && output.isEntry)
  const early = earlyChunks(bundle, session)
  const assets = outputs.filter(({ fileName }) => ASSET.test(fileName) || NAMED.test(fileName))
  const screens = paths.flatMap((path) => early.byPath[path] ?? [])
  const files = new Set([
    ...entries.flatMap((entry) => (entry.type === 'chunk' ? [entry.fileName, ...entry.imports] : [])),
    ...early.session,
    ...screens,
    ...tabs.flatMap((path) => early.byPath[path] ?? []),
    // What they fetch when they are shown.
    ...[...early.session, ...screens].flatMap((fileName) => laterOf(bundle, fileName)),
    ...assets.map(({ fileName }) => fileName),
  ])
  const page = sha256(sourceOf(bundle['index.html']))
  const rest = assets.filter(({ fileName }) => NAMED.test(fileName)).map(sourceOf)
  return {
    version: sha256(page, ...files, ...rest).slice(0, 16),
    page,
    files: [...files].map((file) => `/${file}`).toSorted(),
  }
}

async function compile(shell: ReturnType<typeof shellOf>, appTitle: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { SHELL: JSON.stringify(shell), APP_TITLE: JSON.stringify(appTitle) },
    build: {
      write: false,
      target: ['chrome114', 'safari17', 'firefox125'],
      rolldownOptions: { input: MAIN, output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk === undefined) throw new Error('The worker made no file')
  return chunk.code
}

/** The chunks that a chunk imports on demand, and all they need. */
function laterOf(bundle: Rolldown.OutputBundle, fileName: string): string[] {
  const chunk = bundle[fileName]
  const later = chunk?.type === 'chunk' ? chunk.dynamicImports : []
  return later.flatMap((name) => {
    const output = bundle[name]
    return output?.type === 'chunk' ? [name, ...output.imports] : []
  })
}

function sourceOf(output: Rolldown.OutputBundle[string] | undefined): string | Uint8Array {
  return output?.type === 'asset' ? output.source : ''
}

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
