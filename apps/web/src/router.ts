import { createRouter } from '@tanstack/react-router'
import { STALE_MS } from './lib/fresh.ts'
import { routeTree as phoneTree } from './phoneTree.gen.js'
import type { routeTree } from './routeTree.gen.ts'
import { NotFound } from './ui/not-found.tsx'
import { RouteError } from './ui/route-error.tsx'
import { RoutePending } from './ui/route-pending.tsx'

export function createAppRouter() {
  const router = createRouter({
    // Links are checked against all routes; those of the back office and of a site's screen are fetched by who goes there.
    routeTree: phoneTree as unknown as typeof routeTree,
    context: {
      openLain: async (pathname: string): Promise<boolean> => {
        // Hangs the desks below the same root.
        await import('./routeTree.gen.ts')
        router.setRoutes(router.buildRouteTree())
        return router.getMatchedRoutes(pathname)[2]?.id !== '/$'
      },
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
