import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, build } from 'vite'
import { TARGET } from './floor.ts'
import { slimIcons } from './slim-icons.ts'

/** The page's file, which the server sends for `/klien/…`. */
export const CLIENT_PAGE = 'klien.html'
const ROOT = join(import.meta.dirname, '..')

/** `start`: the page's inline script */
type Options = { readonly define: Readonly<Record<string, string>>; readonly start: string }

/**
 * The client's page is built by itself: in one build with the app, each module that both have would become a file of its
 * own, which every phone's first load would wait for.
 */
export function clientPage({ define, start }: Options): Plugin {
  return {
    name: 'rekan:client-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url?.startsWith('/klien/')) request.url = `/${CLIENT_PAGE}`
        next()
      })
    },
    generateBundle: {
      order: 'post',
      async handler() {
        if (this.meta.watchMode) return
        for (const output of await outputsOf(define)) {
          const source = output.type === 'chunk' ? output.code : withStart(output, start)
          this.emitFile({ type: 'asset', fileName: output.fileName, source })
        }
      },
    },
  }
}

function withStart({ fileName, source }: Rolldown.OutputAsset, start: string): string | Uint8Array {
  if (fileName !== CLIENT_PAGE) return source
  return String(source).replace('<script type="module"', (tag) => `<script>${start}</script>\n    ${tag}`)
}

async function outputsOf(
  define: Options['define'],
): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const result = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    define: { ...define },
    plugins: [react(), tailwindcss(), slimIcons()],
    build: {
      write: false,
      target: TARGET,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(ROOT, CLIENT_PAGE),
        output: {
          entryFileNames: 'assets/klien-[hash:7].js',
          chunkFileNames: 'assets/klien-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
  if (!('output' in result)) throw new Error('The client’s page made no bundle')
  return result.output
}
