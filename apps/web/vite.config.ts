import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { clientPage } from './build/client-page.ts'
import { compressed } from './build/compressed.ts'
import { firstPaint } from './build/first-paint.ts'
import { TARGET } from './build/floor.ts'
import { helpersInside } from './build/helpers.ts'
import { installable } from './build/installable.ts'
import { chunkGroups, isNamed, listedChunks, toldChunks } from './build/listed.ts'
import { serviceWorker } from './build/service-worker.ts'
import { slimIcons } from './build/slim-icons.ts'
import { slimReact } from './build/slim-react.ts'
import { clientScript } from './build/start-script.ts'
import self from './package.json' with { type: 'json' }
import { readSettings } from './src/lib/settings.ts'

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build, not the first visitor.
  const { serverUrl, appTitle } = readSettings(loadEnv(mode, import.meta.dirname))
  const api = `${serverUrl}/api`
  process.env['VITE_APP_TITLE'] = appTitle
  process.env['VITE_SERVER_URL'] = serverUrl
  process.env['VITE_APP_VERSION'] = self.version
  return {
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true }),
      // What every phone loads first knows where one lands, punches and signs in: each route more would cost it bytes.
      tanstackRouterGenerator({
        target: 'react',
        routeFileIgnorePattern:
          '^(?!(__root|index|[$]|_authed|_attendance|_dashboard|home[.]index|check(in|out)[.][a-z]+|auth[.]sign-in)([.]tsx)?$)',
        generatedRouteTree: './src/startTree.gen.js',
        disableTypes: true,
      }),
      // What it fetches next knows no desk of the back office, nor a site's screen.
      tanstackRouterGenerator({
        target: 'react',
        routeFileIgnorePattern: '^(_kelola|pos[.])',
        generatedRouteTree: './src/phoneTree.gen.js',
        disableTypes: true,
      }),
      react(),
      tailwindcss(),
      slimIcons(),
      slimReact(),
      listedChunks(),
      helpersInside(),
      toldChunks(),
      installable({ appTitle }),
      firstPaint({ api, others: [clientScript(api)] }),
      serviceWorker({ appTitle }),
      clientPage({
        define: { 'import.meta.env.VITE_SERVER_URL': JSON.stringify(serverUrl) },
        start: clientScript(api),
      }),
      // What is built for a try is sent to nobody.
      mode === 'production' && compressed(),
    ],
    resolve: {
      // Every browser we serve has the hook itself.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
    build: {
      target: TARGET,
      modulePreload: {
        polyfill: false,
        // What is imported needs no word to be fetched ahead: named twice, a screen weighs on every first load.
        // Nor what is there before any screen is: the entry's own libraries, and what its token brings. Nor what screens of
        // the back office import: a desk waits for one more exchange, and no phone for their names.
        // The page itself names all that its entry imports: the libraries, most of a first load, come beside it, not after.
        resolveDependencies: (own, files, { hostType }) =>
          files.filter(
            (file) =>
              hostType === 'html' ||
              (file !== own &&
                !/^assets\/(vendor-(?!form|query)|session-|runtime-)/.test(file) &&
                (!/^assets\/_?kelola[.-]/.test(own) || file.endsWith('.css'))),
          ),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The entry lists what each screen fetches: the names of what several share would be a tenth of it.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            name === 'rolldown-runtime'
              ? 'assets/runtime-[hash:7].js'
              : isDynamicEntry || isNamed(name)
                ? 'assets/[name]-[hash:7].js'
                : 'assets/[hash:7].js',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
    worker: { format: 'es' as const },
  }
})
