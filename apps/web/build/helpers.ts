import type { Plugin, Rolldown } from 'vite'
import { isOneOf } from './listed.ts'

/** The bundler's own module: what makes CommonJS and namespaces of modules work. */
const HELPERS = '\0rolldown/runtime.js'
/** Its chunk, which every first load has, holds them instead. */
const HOST = 'node_modules/react/index.js'

/**
 * The bundler's helpers are a file of their own, 0.4 kB for which a first load would make one exchange more. React's chunk holds them
 * instead. A chunk's name still tells of all it holds: the text by which it was named has the helpers' name, and React's or that of a
 * chunk that imports it.
 */
export function helpersInside(): Plugin {
  return {
    name: 'rekan:helpers-inside',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html
        const { helpers } = foundIn(bundle)
        return html.replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*href="/${helpers.fileName}">`), '')
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { helpers, host, chunks } = foundIn(bundle)
        host.code = withHelpers(host, helpers)
        for (const chunk of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
          if (chunk === host) continue
          if (!isImportedBy(host, chunk, bundle)) throw new Error(`${chunk.fileName} comes without React`)
          chunk.code = fromHost(chunk.code, helpers, host)
        }
        for (const chunk of chunks) chunk.imports = chunk.imports.filter((name) => name !== helpers.fileName)
        delete bundle[helpers.fileName]
      },
    },
  }
}

type Chunk = Rolldown.OutputChunk

/** Whether a chunk imports the host, or another that does */
function isImportedBy(host: Chunk, chunk: Chunk, bundle: Rolldown.OutputBundle, seen = new Set()): boolean {
  if (chunk === host) return true
  if (seen.has(chunk)) return false
  seen.add(chunk)
  return chunk.imports.some((name) => {
    const output = bundle[name]
    return output?.type === 'chunk' && isImportedBy(host, output, bundle, seen)
  })
}

function foundIn(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const helpers = chunks.find(({ moduleIds }) => moduleIds.includes(HELPERS))
  const host = chunks.find(({ moduleIds }) => moduleIds.some((id) => isOneOf([HOST], id)))
  if (helpers === undefined || host === undefined) throw new Error('The build has no helpers, or no React')
  return { chunks, helpers, host }
}

/** The host's code with the helpers before it, for itself and for others by their names with a `$`. */
function withHelpers({ code }: Chunk, helpers: Chunk): string {
  const [, body = '', given = ''] = /^([^]*?)export\s*\{([^}]*)\};?\s*$/.exec(helpers.code) ?? []
  const [statement = '', names] = importOf(helpers).exec(code) ?? []
  if (body === '' || names === undefined) throw new Error('React’s chunk has no use for the helpers')
  const inner = new Map(pairsOf(given).map(([local, name]) => [name, local]))
  const own = new Map(pairsOf(names))
  // Names of their own for those that the host itself does not ask for: it has hundreds of short ones.
  const all = [...inner.keys()].map((name) => [name, own.get(name) ?? `helper_${name}`] as const)
  const list = (of: readonly (readonly [string, string])[]) => of.map(([, local]) => local).join()
  const values = all.map(([name]) => inner.get(name)).join()
  const exported = all.map(([name, local]) => `${local} as $${name}`).join()
  return `const[${list(all)}]=(()=>{${body}return[${values}]})();${code.replace(statement, '')}export{${exported}};`
}

/** The code with what it asks of the helpers asked of the host, in the import that it has of it anyway */
function fromHost(code: string, helpers: Chunk, host: Chunk): string {
  const [statement, names] = importOf(helpers).exec(code) ?? []
  if (statement === undefined || names === undefined) return code
  const given = pairsOf(names)
    .map(([name, local]) => `$${name} as ${local}`)
    .join()
  const rest = code.replace(statement, '')
  return importOf(host).test(rest)
    ? rest.replace(importOf(host), (_all, own: string) => `import{${own},${given}}from"${pathOf(host)}";`)
    : `import{${given}}from"${pathOf(host)}";${rest}`
}

/** `n as e,t` as pairs: what it is called there and here */
function pairsOf(names: string): [string, string][] {
  return names.split(',').map((one) => {
    const [name = '', local = name] = one.trim().split(' as ')
    return [name, local]
  })
}

/** How a chunk imports from this one, with the names it asks for */
function importOf(chunk: Chunk): RegExp {
  return new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"${pathOf(chunk).replaceAll('.', '\\.')}";?`)
}

function pathOf({ fileName }: Chunk): string {
  return fileName.replace('assets/', './')
}
