import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pagesOptions } from '../../lib/pages.ts'
import { fetchAudit } from './audit.api.ts'

/** What was done, newest first; the last answer stays in sight while the next is fetched. */
export function useAudit(nama: string) {
  return useInfiniteQuery({
    ...pagesOptions({
      queryKey: ['sistem', 'audit', nama],
      fetchPage: (page, signal) => fetchAudit(nama, page, signal),
    }),
    placeholderData: keepPreviousData,
  })
}
