import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { OPENED_COLD } from './chunks.ts'
import { earlyChunks, pathOf } from './route-chunks.ts'
import { startScript } from './start-script.ts'

/** `api`: base address of the calls; `others`: inline scripts of other pages, which the same policy names */
type Options = { readonly api: string; readonly others: readonly string[] }

/**
 * What makes the first paint early: the stylesheet stands in the page, the profile is asked for before the first
 * script arrives, and the chunks of the address's own screen are fetched beside the entry.
 * The inline code is named by hash in `csp.json` (`{ script, style }`), so that the server's policy can do without
 * 'unsafe-inline'.
 */
export function firstPaint({ api, others }: Options): Plugin {
  const inlined = new Set<string>()
  return {
    name: 'rekan:first-paint',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return html
        const chunks = earlyChunks(bundle)
        const cold = OPENED_COLD.map(pathOf).map((path) => [path, chunks.byPath[path] ?? []] as const)
        const script = startScript({
          api,
          chunks: { ...chunks, byPath: Object.fromEntries(cold) },
          renderer: fileOfChunk(bundle, 'vendor'),
        })
        return inlineStyles(html, bundle, inlined).replace(
          '<script type="module"',
          (tag) => `<script>${script}</script>\n    ${tag}`,
        )
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build made no index.html')
        const html = String(page.source)
        dropStyleRequests(bundle, inlined)
        const csp = {
          script: [...inlineBlocks(html, 'script'), ...others].map(hash),
          // sonner puts its element into the page empty before it writes the style.
          style: [...inlineBlocks(html, 'style'), toastStyle(), ''].map(hash),
        }
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify(csp, null, 2) })
      },
    },
  }
}

function fileOfChunk(bundle: Rolldown.OutputBundle, name: string): string {
  const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name)
  if (chunk === undefined) throw new Error(`The build made no chunk ${name}`)
  return chunk.fileName
}

function inlineStyles(html: string, bundle: Rolldown.OutputBundle, inlined: Set<string>): string {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, fileName: string) => {
    const asset = bundle[fileName]
    if (asset?.type !== 'asset') throw new Error(`No stylesheet ${fileName} in the build`)
    inlined.add(fileName)
    return `\n    <style>${String(asset.source).trim()}</style>`
  })
}

/**
 * Vite has every chunk that is fetched on demand wait for the stylesheets of those it imports, and would fetch what
 * stands in the page once more: it is told of a file that is there already.
 */
function dropStyleRequests(bundle: Rolldown.OutputBundle, inlined: ReadonlySet<string>): void {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  for (const chunk of chunks)
    for (const fileName of inlined)
      chunk.code = chunk.code.replaceAll(`"${fileName}"`, `"${entry?.fileName}"`)
}

/** The texts of all elements of a kind that carry no attribute, hence are inline. */
function inlineBlocks(html: string, tag: 'script' | 'style'): string[] {
  return Array.from(html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g')), ([, text]) => text ?? '')
}

/** The stylesheet that sonner puts into the page when its chunk loads. */
function toastStyle(): string {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  )
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(source) ?? []
  if (literal === undefined)
    throw new Error('sonner no longer injects its style by __insertCSS: check its CSP hash')
  return JSON.parse(literal) as string
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
