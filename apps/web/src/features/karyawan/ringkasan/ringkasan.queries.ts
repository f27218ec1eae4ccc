import { queryOptions } from '@tanstack/react-query'
import { fetchRingkasan } from './ringkasan.api.ts'

export function ringkasanQuery(id: string) {
  return queryOptions({
    queryKey: ['karyawan', 'ringkasan', id],
    queryFn: ({ signal }) => fetchRingkasan(id, signal),
  })
}
