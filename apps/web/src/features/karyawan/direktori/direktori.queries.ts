import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pagesOptions } from '../../../lib/pages.ts'
import { type Saringan, fetchDirektori } from './direktori.api.ts'

/** The people the reader may see, narrowed; the last answer stays in sight while the next is fetched. */
export function useDirektori(saringan: Saringan) {
  return useInfiniteQuery({
    ...pagesOptions({
      queryKey: ['karyawan', 'direktori', saringan],
      fetchPage: (page, signal) => fetchDirektori(saringan, page, signal),
    }),
    placeholderData: keepPreviousData,
  })
}
