import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { connectApp } from './connect.ts'
import { painted, untilFree } from './lib/jalur.ts'
import { createAppRouter } from './router.ts'

/** After this much quiet the worker is registered. */
const IDLE_MS = 3000

const router = createAppRouter()
connectApp(router)

// The page's own 'Loading...' stays until there is something to put in its place. No await at the top: with one the
// bundler leaves small chunks unmerged.
void router.load().then(() => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  // Whoever goes on before they are there waits for them; `routes/$.tsx` tries again where they cannot be had now.
  void painted()
    .then(untilFree)
    .then(() => router.options.context.openPhone())
    .catch(() => undefined)
  // The first screen has the line for itself; without one, nobody has.
  setTimeout(
    () => {
      // The outbox's code is here before a punch needs it; what waits there is sent.
      import('./lib/kotak/kotak.ts').then(({ startKotak }) => startKotak()).catch(() => undefined)
      void untilFree().then(openRest)
    },
    navigator.onLine ? IDLE_MS : 0,
  )
})

function openRest(): void {
  void import('./lib/service-worker.ts').then((worker) =>
    worker.connectServiceWorker((href) => router.navigate({ href })),
  )
  void import('./features/beranda/baca.ts').then((baca) => baca.startBaca())
  void import('./lib/huruf.ts').then((huruf) => huruf.showHuruf()).catch(() => undefined)
}
