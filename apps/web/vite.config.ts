import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { isEager } from './build/eager.ts'
import { compressed } from './build/compressed.ts'
import { firstPaint } from './build/first-paint.ts'
import { slimIcons } from './build/slim-icons.ts'
import { readSettings } from './src/lib/settings.ts'

const LIBRARY =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]|rolldown[\\/]runtime/
// Reached through the library's one index, an icon seems to belong to everybody.
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const ENTRY = /[\\/]src[\\/]main\.tsx$|index\.html$/
// Small, and wanted by the sign-in and by most screens after it.
const EVERYWHERE =
  /[\\/](ui[\\/](kawung|field|text-field|password-field|icon-button)\.tsx|domain[\\/]src[\\/](aturan|auth)\.ts|auth\.(queries|api)\.ts)$/
const READS_DATA =
  /@tanstack[\\/](query-core|react-query)[\\/].*[\\/](\w*Observer|use\w*(Quer(y|ies)|Mutation)|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\./

// Wanted by forms and by what opens over a screen, never by the first load.
const LATER = /@tanstack[\\/]react-router[\\/].*[\\/]useBlocker\./
const FORM_LIBRARY =
  /node_modules[\\/](react-hook-form|@hookform|@standard-schema|zod|downshift|react-day-picker)[\\/]/

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build, not the first visitor.
  const { serverUrl, appTitle } = readSettings(loadEnv(mode, import.meta.dirname))
  process.env['VITE_APP_TITLE'] = appTitle
  process.env['VITE_SERVER_URL'] = serverUrl
  return {
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
      react(),
      tailwindcss(),
      slimIcons(),
      firstPaint({ api: `${serverUrl}/api` }),
      compressed(),
    ],
    resolve: {
      // Every browser we serve has the hook itself.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
    build: {
      target: ['chrome114', 'safari17', 'firefox125'],
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Libraries change rarely: in chunks of their own, a new version of the app costs few bytes to fetch. What
            // reads data is apart from what every screen needs, so that the sign-in does without it.
            groups: [
              {
                name: 'vendor',
                priority: 2,
                test: (id) => LIBRARY.test(id) && !READS_DATA.test(id) && !LATER.test(id),
              },
              { name: 'vendor-query', priority: 1, test: READS_DATA },
              { name: 'vendor-form', priority: 1, test: FORM_LIBRARY },
              {
                name: (id, context) => (EVERYWHERE.test(id) || isEager(id, context) ? 'shell' : null),
                test: (id) => !ICON.test(id) && !ENTRY.test(id),
              },
            ],
          },
        },
      },
    },
    worker: { format: 'es' as const },
  }
})
