import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet, createRootRouteWithContext } from '@tanstack/react-router'
import { loadSession } from '../features/auth/sesi/auth.guards.ts'
import { RootError } from '../ui/route-error.tsx'
import { ToastHost } from '../ui/toast-host.tsx'

type RootContext = {
  /** Adds the routes that are not of the start. Answers whether one of them is at this path; rejects if they cannot be fetched. */
  readonly openLain: (pathname: string) => Promise<boolean>
  /** Adds those that a phone asks for. Rejects if they cannot be fetched. */
  readonly openPhone: () => Promise<void>
}

export const Route = createRootRouteWithContext<RootContext>()({
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
