import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { pagesOptions } from '../../../lib/pages.ts'
import type { SaringanTim } from './presensi.search.ts'
import { type Daftar, fetchDaftar, fetchRingkasanHari } from './tim.api.ts'

/** Days of the people whom the reader may see; the last answer stays in sight while the next is fetched. */
export function useDaftarPresensi(daftar: Daftar) {
  return useInfiniteQuery({
    ...pagesOptions({
      queryKey: ['presensi', 'daftar', daftar],
      fetchPage: (page, signal) => fetchDaftar(daftar, page, signal),
    }),
    placeholderData: keepPreviousData,
  })
}

/** One day of the same people in figures, by default each one's own today. */
export function ringkasanHariQuery(saringan: Pick<SaringanTim, 'tanggal' | 'kantor'> = {}) {
  return queryOptions({
    queryKey: ['presensi', 'ringkasan', saringan],
    queryFn: ({ signal }) => fetchRingkasanHari(saringan, signal),
  })
}
