import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { pagesOptions } from '../../lib/pages.ts'
import { type Saringan, fetchDirektori, fetchOrang, fetchRingkasan } from './karyawan.api.ts'

export type { DetailOrang, Ringkasan, Saringan } from './karyawan.api.ts'

const KEY = 'karyawan'
export const direktoriKey = [KEY, 'direktori'] as const

/** The people the reader may see, narrowed; the last answer stays in sight while the next is fetched. */
export function useDirektori(saringan: Saringan) {
  return useInfiniteQuery({
    ...pagesOptions({
      queryKey: [...direktoriKey, saringan],
      fetchPage: (page, signal) => fetchDirektori(saringan, page, signal),
    }),
    placeholderData: keepPreviousData,
  })
}

export function orangQuery(id: string) {
  return queryOptions({ queryKey: [KEY, 'orang', id], queryFn: ({ signal }) => fetchOrang(id, signal) })
}

export function ringkasanQuery(id: string) {
  return queryOptions({
    queryKey: [KEY, 'ringkasan', id],
    queryFn: ({ signal }) => fetchRingkasan(id, signal),
  })
}
