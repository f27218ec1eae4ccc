import type { ReactNode } from 'react'
import { RouterProvider } from '@tanstack/react-router'
import { connectApp } from './connect.ts'
import type { Tujuan } from './awal.tsx'
import { painted, untilFree } from './lib/jalur.ts'
import { type AppRouter, createAppRouter } from './router.ts'

/** After this much quiet the worker is registered. */
const IDLE_MS = 3000

/** Shows the app once the screen at the page's address is there, or the one that home's first sight was `tapped` for. */
export async function startApp(
  show: (app: ReactNode) => void,
  tapped: () => Tujuan | undefined,
): Promise<void> {
  const router = createAppRouter()
  connectApp(router)
  watchAddress(router)
  if (tapped() === undefined) await router.load()
  const tujuan = tapped()
  if (tujuan !== undefined) await router.navigate(tujuan)
  show(<RouterProvider router={router} />)
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

  function openRest(): void {
    // Without a network the next start brings them; nothing on the screen waits for any.
    void import('./lib/service-worker.ts')
      .then((worker) => worker.connectServiceWorker((href) => router.navigate({ href })))
      .catch(() => undefined)
    void import('./features/beranda/baca.ts').then((baca) => baca.startBaca()).catch(() => undefined)
    void import('./lib/huruf.ts').then((huruf) => huruf.showHuruf()).catch(() => undefined)
  }
}

/** Whoever goes back while the app is on its way is followed, as the shown app does then by itself. */
function watchAddress(router: AppRouter): void {
  const stopFollowing = router.history.subscribe((change) => void router.load(change))
  const stopWaiting = router.subscribe('onRendered', () => {
    stopFollowing()
    stopWaiting()
  })
}
