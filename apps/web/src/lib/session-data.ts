import type { QueryClient } from '@tanstack/react-query'

let data: Promise<QueryClient> | undefined

/** What this session has fetched. The library comes with the first ask, since someone signing in has nothing to fetch. */
export function openData(): Promise<QueryClient> {
  data ??= import('./query-client.ts').then(
    ({ openQueryClient }) => openQueryClient(),
    (error: unknown) => {
      // Without a connection: the next ask tries again.
      data = undefined
      throw error
    },
  )
  return data
}

/** Forgets all of it: nothing of one person may show to the next. */
export function removeData(): void {
  void data?.then((client) => client.clear())
  data = undefined
  import('./service-worker.ts').then((worker) => worker.closeNotifications()).catch(() => undefined)
}
