import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { OPENED_COLD } from './chunks.ts'
import { allUtilities, firstChunks, pickStyles, withStyles, withoutWaiting } from './first-styles.ts'
import { earlyChunks, pathOf } from './route-chunks.ts'
import { startScript } from './start-script.ts'

/** `api`: base address of the calls; `others`: inline scripts of other pages, which the same policy names */
type Options = { readonly api: string; readonly others: readonly string[] }

/**
 * What makes the first paint early: the stylesheet of what is seen first stands in the page, the profile is asked for before the first
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
        const cold = OPENED_COLD.map(pathOf).map(
          (path) => [path, withStyles(chunks.byPath[path] ?? [], bundle)] as const,
        )
        const script = startScript({
          api,
          chunks: { ...chunks, byPath: Object.fromEntries(cold) },
          renderer: fileOfChunk(bundle, 'vendor'),
          data: fileOfChunk(bundle, 'vendor-query'),
          router: fileOfChunk(bundle, 'vendor-router'),
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
        splitStyles(bundle, inlined)
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

/** Puts the stylesheet of what is seen first into the page. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle, inlined: Set<string>): string {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, fileName: string) => {
    inlined.add(fileName)
    const texts = firstChunks(bundle).map(({ code }) => code)
    const styles = pickStyles(styleOf(bundle, fileName), [html.replace(link, ''), ...texts])
    return `\n    <style>${styles}</style>`
  })
}

/** Leaves in the file what the page may lack: later screens alone wait for it. */
function splitStyles(bundle: Rolldown.OutputBundle, inlined: ReadonlySet<string>): void {
  const first = new Set(firstChunks(bundle).map(({ fileName }) => fileName))
  for (const output of Object.values(bundle))
    if (output.type === 'chunk') output.code = withoutWaiting(output.code, inlined, (file) => first.has(file))
    else if (inlined.has(output.fileName)) output.source = allUtilities(styleOf(bundle, output.fileName))
}

function styleOf(bundle: Rolldown.OutputBundle, fileName: string): string {
  const asset = bundle[fileName]
  if (asset?.type !== 'asset') throw new Error(`No stylesheet ${fileName} in the build`)
  return String(asset.source).trim()
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
