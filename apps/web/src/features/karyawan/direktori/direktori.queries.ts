import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { pagesQuery } from '../../../lib/pages.ts'
import type { Saringan } from './direktori.search.ts'

/** The people the reader may see, narrowed; the last answer stays in sight while the next is fetched. */
export function useDirektori({ nama, jenis, status }: Saringan) {
  return useInfiniteQuery({
    ...pagesQuery('GET /karyawan', {
      query: {
        per_page: '20',
        sort: 'nama,asc',
        nama,
        jenis_karyawan_id: jenis,
        active: status === 'semua' ? undefined : status === 'nonaktif' ? '0' : '1',
      },
    }),
    placeholderData: keepPreviousData,
  })
}
