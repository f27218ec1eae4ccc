import type { QueryClient } from '@tanstack/react-query'
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { loadProfile } from '../features/auth/auth.guards.ts'
import { RootError } from '../ui/route-error.tsx'
import { ToastHost } from '../ui/toast-host.tsx'

export const Route = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({ profile: await loadProfile(context.queryClient) }),
  component: Root,
  errorComponent: RootError,
})

function Root() {
  return (
    <>
      <Outlet />
      <ToastHost />
    </>
  )
}
