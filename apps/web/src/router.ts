import { createRouter } from '@tanstack/react-router'
import { STALE_MS } from './lib/fresh.ts'
import { routeTree } from './routeTree.gen.ts'
import { NotFound } from './ui/not-found.tsx'
import { RouteError } from './ui/route-error.tsx'
import { RoutePending } from './ui/route-pending.tsx'

export function createAppRouter() {
  return createRouter({
    routeTree,
    // `/presensi` redirects and `/presensi/` is a screen: a slash is neither added nor taken away.
    trailingSlash: 'preserve',
    defaultPreload: 'intent',
    defaultPreloadDelay: 50,
    defaultPreloadStaleTime: STALE_MS,
    defaultPendingMs: 1000,
    defaultPendingMinMs: 500,
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    // In the place of the whole screen, whatever layout the address begins with.
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFound,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The screen's name in the browser's title */
    title?: string
  }
}
