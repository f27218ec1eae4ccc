import { createRouter } from '@tanstack/react-router'
import { STALE_MS } from './lib/fresh.ts'
import type { routeTree } from './routeTree.gen.ts'
import { routeTree as startTree } from './startTree.gen.js'
import { NotFound } from './ui/not-found.tsx'
import { RouteError } from './ui/route-error.tsx'
import { RoutePending } from './ui/route-pending.tsx'

export function createAppRouter() {
  const router = createRouter({
    // Links are checked against all routes; those beyond the start are fetched once it stands, or by who goes there.
    routeTree: startTree as unknown as typeof routeTree,
    context: {
      openLain: async (pathname: string): Promise<boolean> => {
        for (const openRoutes of [openPhone, openDesks]) {
          await openRoutes()
          if (router.getMatchedRoutes(pathname)[2]?.id !== '/$') return true
        }
        return false
      },
      openPhone,
    },
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
  return router

  // Each hangs more of the routes below the same root, and holds all that the one before it has.
  async function openPhone(): Promise<void> {
    await import('./phoneTree.gen.js')
    router.setRoutes(router.buildRouteTree())
  }

  async function openDesks(): Promise<void> {
    await import('./routeTree.gen.ts')
    router.setRoutes(router.buildRouteTree())
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface StaticDataRouteOption {
    /** The screen's name in the browser's title; where an address has two screens, by what it holds */
    title?: string | ((params: Readonly<Record<string, string>>) => string)
  }
}
