import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type Rolldown, defineConfig, loadEnv } from 'vite'
import { isReachedFrom } from './build/reached.ts'
import { compressed } from './build/compressed.ts'
import { firstPaint } from './build/first-paint.ts'
import { installable } from './build/installable.ts'
import { serviceWorker } from './build/service-worker.ts'
import { slimIcons } from './build/slim-icons.ts'
import self from './package.json' with { type: 'json' }
import { readSettings } from './src/lib/settings.ts'

const LIBRARY = /node_modules[\\/](react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/
// Reached through the library's one index, an icon seems to belong to everybody.
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
// Small, and wanted by the sign-in and by most screens after it.
const EVERYWHERE =
  /[\\/](ui[\\/](kawung|field|text-field|icon-button)\.tsx|domain[\\/]src[\\/](aturan|auth)\.ts)$/
// Wanted by the sign-in and by few screens after it.
const SIGN_IN = /[\\/](ui[\\/]password-field\.tsx|features[\\/]auth[\\/]auth\.(queries|api)\.ts)$/
// Imported as soon as a token is found: the profile and the client that holds it.
const SESSION = /[\\/](profil\.queries|query-client)\.ts$/
// Where everybody lands.
const HOME = /_dashboard(\.tsx|[\\/]home\.index\.tsx)\?tsr-split=component$/
const PUNCH = ['/checkin', '/checkin/capture', '/checkout', '/checkout/capture']
// What starts without a network: where people land, where they punch, and what needs nothing of the server.
const OFFLINE = ['/home', '/auth/sign-in', '/akun', ...PUNCH]
// What opens without one, without what opens over it: an employee's other tabs.
const TABS = ['/rekap/perizinan', '/lembur']
// What home imports for a minute after a punch, or for who has no attendance: chunks of their own (test/budget.test.ts).
const SELDOM = /[\\/](tarik-beranda|tanpa-presensi)\.tsx$/
// The provider alone stands in the first load of every screen.
const DATA = /@tanstack[\\/](query-core|react-query)[\\/](?!.*QueryClientProvider)/

// Wanted by forms and by what opens over a screen, never by the first load.
const LATER = /@tanstack[\\/]react-router[\\/].*[\\/]useBlocker\./
// The budget counts their chunk once, not on each screen (test/budget.test.ts).
const FORM_LIBRARY =
  /node_modules[\\/](react-hook-form|@hookform|@standard-schema|zod|downshift|compute-scroll-into-view|prop-types|react-day-picker|date-fns|@date-fns)[\\/]/

// Our own parts that forms alone are made of, the rules of their fields among them; the budget counts them with the
// libraries.
const FORM_PART =
  /[\\/](ui[\\/](form|use-form|leave-guard|radio-cards|time-field[\w.]*|popover-field|pilihan|searchable-select[\w.]*|date-(filter|(range-)?picker[\w.]*))\.tsx?|lib[\\/]form-schema\.ts|reference\.queries\.ts|domain[\\/]src[\\/](karyawan|penempatan)\.ts)$/

// Told apart by their names: by the budget, and by who reads a page's log.
const OWN_NAME = /^(vendor|form|session|tempat|punch-screen)/

// Small parts of many screens, some of home's later half among them.
const PART = /[\\/](src[\\/](ui|lib)|domain[\\/]src)[\\/]/

type IsRoot = (module: Rolldown.ModuleInfo, context: Rolldown.ChunkingContext) => boolean

const isFirst: IsRoot = ({ isEntry, id }) => isEntry || EVERYWHERE.test(id)
const isHome: IsRoot = ({ id }) => HOME.test(id)
/** What home imports once it stands. */
const isAfterHome: IsRoot = ({ id, dynamicImporters }, context) =>
  !SELDOM.test(id) &&
  dynamicImporters.some((by) => isNeeded(isHome, by, context) && !isNeeded(isFirst, by, context))

const isNeeded = (isRoot: IsRoot, id: string, context: Rolldown.ChunkingContext) =>
  isReachedFrom((module) => isRoot(module, context), id, context)
/** Names the chunk of all that `isRoot` needs. */
const needed = (name: string, isRoot: IsRoot) => (id: string, context: Rolldown.ChunkingContext) =>
  isNeeded(isRoot, id, context) ? name : null
// What judges a position; home knows where its office is and no more.
const PLACE = /[\\/]domain[\\/]src[\\/](geo|lokasi)\.ts$/
const isOther = (id: string) => ![ICON, LATER].some((pattern) => pattern.test(id))

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build, not the first visitor.
  const { serverUrl, appTitle } = readSettings(loadEnv(mode, import.meta.dirname))
  process.env['VITE_APP_TITLE'] = appTitle
  process.env['VITE_SERVER_URL'] = serverUrl
  process.env['VITE_APP_VERSION'] = self.version
  return {
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
      react(),
      tailwindcss(),
      slimIcons(),
      installable({ appTitle }),
      firstPaint({ api: `${serverUrl}/api`, session: SESSION }),
      serviceWorker({ appTitle, session: SESSION, paths: OFFLINE, tabs: TABS }),
      compressed(),
    ],
    resolve: {
      // Every browser we serve has the hook itself.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
    build: {
      target: ['chrome114', 'safari17', 'firefox125'],
      modulePreload: {
        polyfill: false,
        // What is imported needs no word to be fetched ahead: named twice, a screen weighs on every first load.
        resolveDependencies: (own, files) => files.filter((file) => file !== own),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The entry lists what each screen fetches: the names of what several share would be a tenth of it.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            isDynamicEntry || OWN_NAME.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          codeSplitting: {
            // Libraries change rarely: in chunks of their own, a new version of the app costs few bytes to fetch. What
            // fetches data is apart from what every screen needs, so that the sign-in does without it.
            groups: [
              {
                name: 'vendor',
                priority: 4,
                test: (id) => LIBRARY.test(id) && !DATA.test(id) && !LATER.test(id),
              },
              { name: 'vendor-query', priority: 3, test: DATA },
              { name: 'sign-in', priority: 3, test: SIGN_IN, includeDependenciesRecursively: false },
              { name: 'tempat', priority: 3, test: PLACE },
              { name: 'vendor-form', priority: 3, test: FORM_LIBRARY },
              // What they need besides, others need too.
              { name: 'form', test: FORM_PART, includeDependenciesRecursively: false },
              {
                name: needed('first', isFirst),
                debugName: 'first',
                priority: 2,
                test: isOther,
              },
              {
                name: needed('session', ({ id }) => SESSION.test(id) || HOME.test(id)),
                debugName: 'session',
                priority: 1,
                test: isOther,
              },
              // Two files, where each part of home's later half would be one, and each that it shares with a screen.
              {
                name: needed('bagian', isAfterHome),
                debugName: 'bagian',
                test: (id) => isOther(id) && PART.test(id),
              },
              {
                name: needed('beranda', isAfterHome),
                debugName: 'beranda',
                test: isOther,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
    worker: { format: 'es' as const },
  }
})
