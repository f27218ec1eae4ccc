import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What the app reckons by, as a page can run it by itself. */
export async function bundleReckoner(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('taksir.page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'rekanTaksir',
      },
    },
  })
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output[0].code : [],
  )
  if (script === undefined) throw new Error('nothing was built')
  return script
}
