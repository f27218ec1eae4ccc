import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, createRootRoute } from '@tanstack/react-router'
import { loadSession } from '../features/auth/sesi/auth.guards.ts'
import { RootError } from '../ui/route-error.tsx'
import { ToastHost } from '../ui/toast-host.tsx'

export const Route = createRootRoute({
  beforeLoad: () => loadSession(),
  component: Root,
  errorComponent: RootError,
})

function Root() {
  const { queryClient } = Route.useRouteContext()
  return (
    <>
      {queryClient === null ? (
        <Outlet />
      ) : (
        <QueryClientProvider client={queryClient}>
          <Outlet />
        </QueryClientProvider>
      )}
      <ToastHost />
    </>
  )
}
