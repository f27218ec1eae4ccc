import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOptions } from '../../../lib/pages.ts'
import { fetchPerubahan } from './perubahan.api.ts'

/** What was changed in a person's data, newest first. */
export function usePerubahan(id: string) {
  return useInfiniteQuery(
    pagesOptions({
      queryKey: ['karyawan', 'perubahan', id],
      fetchPage: (page, signal) => fetchPerubahan(id, page, signal),
    }),
  )
}
