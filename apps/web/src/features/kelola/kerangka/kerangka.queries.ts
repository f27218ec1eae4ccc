import { queryOptions } from '@tanstack/react-query'
import { fetchKerangka } from './kerangka.api.ts'

/** What stands around every desk. */
export const kerangkaQuery = queryOptions({
  queryKey: ['kelola', 'kerangka'],
  queryFn: ({ signal }) => fetchKerangka(signal),
  staleTime: Number.POSITIVE_INFINITY,
})
