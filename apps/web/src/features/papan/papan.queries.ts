import { queryOptions } from '@tanstack/react-query'
import { fetchPapan } from './papan.api.ts'

export const papanQuery = queryOptions({
  queryKey: ['papan'],
  queryFn: ({ signal }) => fetchPapan(signal),
  // What a moment changes by itself: who was to come by now has not.
  refetchInterval: 60_000,
})
