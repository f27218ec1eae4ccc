import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { fetchTemuan } from './cari.api.ts'

export function hasilQuery(q: string) {
  return queryOptions({
    queryKey: ['kelola', 'cari', q],
    queryFn: ({ signal }) => fetchTemuan(q, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
}
