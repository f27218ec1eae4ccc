import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesQuery } from '../../../lib/pages.ts'
import type { CallData } from '../../../lib/query.ts'

export type Perubahan = CallData<'GET /karyawan/{id}/perubahan'>[number]

/** Changes of a person's data, newest first. */
export const usePerubahan = (id: string) =>
  useInfiniteQuery(pagesQuery('GET /karyawan/{id}/perubahan', { params: { id }, query: { per_page: '10' } }))
