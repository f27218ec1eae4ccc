import { queryOptions } from '@tanstack/react-query'
import { fetchSistem } from './sistem.api.ts'

/** Asked anew every minute while it is in sight. */
export const sistemQuery = queryOptions({
  queryKey: ['sistem'],
  queryFn: ({ signal }) => fetchSistem(signal),
  refetchInterval: 60_000,
})
