import { queryOptions } from '@tanstack/react-query'
import { fetchPerizinanMenunggu } from './absensi.api.ts'

/** The person's own requests that wait to be decided, for home. */
export const perizinanMenungguQuery = queryOptions({
  queryKey: ['absensi', 'menunggu'],
  queryFn: ({ signal }) => fetchPerizinanMenunggu(signal),
})
