import { onPerluSandi, onUnauthorized } from './lib/http.ts'
import { onSessionLost } from './lib/session.ts'
import { openData, removeData } from './lib/session-data.ts'
import type { AppRouter } from './router.ts'

/** Ties together the parts of the app that do not know each other, for as long as the page lives. */
export function connectApp(router: AppRouter): void {
  // The profile's own 401 then ends the session.
  onUnauthorized(async () => {
    const { invalidateProfil } = await import('./features/profil/diri/profil.queries.ts')
    await invalidateProfil(await openData())
  })
  onPerluSandi(async () => (await import('./features/auth/keamanan/konfirmasi.tsx')).openKonfirmasi(router))
  onSessionLost(() => void router.invalidate().then(removeData))

  const appTitle = import.meta.env.VITE_APP_TITLE
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const { staticData, params = {} } = router.state.matches.at(-1) ?? {}
    const title = typeof staticData?.title === 'function' ? staticData.title(params) : staticData?.title
    document.title = title === undefined ? appTitle : `${title} · ${appTitle}`
    // Screen readers hear a new page by its heading, as they would after a page load. A record beside its list is none:
    // the list keeps its keys.
    const isKept = document.activeElement?.closest('[data-keeps-focus]') != null
    if (pathChanged && fromLocation !== undefined && !isKept)
      document.querySelector('h1')?.focus({ preventScroll: true })
    // From here on the screen can be used; a first sight of it says nothing of the kind.
    document.documentElement.dataset['siap'] = ''
  })

  addEventListener('vite:preloadError', (event) => {
    console.warn('Error preloading route!', event.payload.message)
  })
}
