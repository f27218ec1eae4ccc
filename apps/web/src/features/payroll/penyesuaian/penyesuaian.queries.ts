import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type PenyesuaianBaru,
  createPenyesuaian,
  fetchPenyesuaian,
  removePenyesuaian,
} from './penyesuaian.api.ts'

/** What waits to become an adjustment, and what has become one. */
export const daftarPenyesuaianQuery = queryOptions({
  queryKey: ['payroll', 'kelola', 'penyesuaian'],
  queryFn: ({ signal }) => fetchPenyesuaian(signal),
  staleTime: 0,
})

export function useCreatePenyesuaian() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (baru: PenyesuaianBaru) => {
    queryClient.setQueryData(daftarPenyesuaianQuery.queryKey, await createPenyesuaian(baru, kunciDari(baru)))
  }
}

export function useRemovePenyesuaian() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (id: number) => {
    queryClient.setQueryData(daftarPenyesuaianQuery.queryKey, await removePenyesuaian(id, kunciDari(id)))
  }
}
