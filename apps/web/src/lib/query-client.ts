import { QueryClient, type QueryPersister, onlineManager } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { STALE_MS } from './fresh.ts'
import { connectStorage } from './persist.ts'

/** How long unused data are kept. */
const GC_MS = 5 * 60_000
const RETRIES = 3

/** 3 retries of what may heal by itself: no connection, 5xx, 429. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < RETRIES && error instanceof ApiError && (error.status >= 500 || error.status === 429)
}

/** Whether the device itself knows that it has no network. */
function isOffline(): boolean {
  return !navigator.onLine
}

/** 1 s, doubled each time, at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 30_000)
}

/** What this session works with, beginning with what the device has kept of it. */
export function openQueryClient(): QueryClient {
  // It takes a start for one with a network, and would not hear that it has come.
  onlineManager.setOnline(!isOffline())
  const client = createQueryClient()
  connectStorage(client)
  return client
}

/** What stands around every fetch: `features/beranda/baca.ts` keeps what may be read without a network. */
export const sekitar: { ambil: QueryPersister } = { ambil: (queryFn, context) => queryFn(context) }

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: GC_MS,
        // Offline, a call fails and says so; paused it would show 'Loading...' for ever. It is made again by itself once
        // there is a network.
        retry: (failures, error) => !isOffline() && mayRetry(failures, error),
        retryDelay,
        networkMode: 'always',
        refetchOnReconnect: true,
        persister: (...args) => sekitar.ambil(...args),
      },
      // Nothing is written twice by itself; a call with an Idempotency-Key asks for its retries where it is made.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
