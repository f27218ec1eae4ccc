import { queryOptions } from '@tanstack/react-query'
import { fetchLemburMenunggu } from './lembur.api.ts'

/** One's own overtime that waits to be decided or agreed to, for home. */
export const lemburMenungguQuery = queryOptions({
  queryKey: ['lembur', 'menunggu'],
  queryFn: ({ signal }) => fetchLemburMenunggu(signal),
})
