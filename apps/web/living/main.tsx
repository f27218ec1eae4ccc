import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, createRootRoute, createRouter } from '@tanstack/react-router'
import { createQueryClient } from '../src/lib/query-client.ts'
import { ToastHost } from '../src/ui/toast-host.tsx'
import { LivingPage } from './living-page.tsx'

// Links lead nowhere here: every address of the app shows the same page.
const rootRoute = createRootRoute({ component: Page, notFoundComponent: LivingPage })
const router = createRouter({ routeTree: rootRoute })
await router.load()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>
  </StrictMode>,
)

function Page() {
  return (
    <>
      <LivingPage />
      <ToastHost />
    </>
  )
}
