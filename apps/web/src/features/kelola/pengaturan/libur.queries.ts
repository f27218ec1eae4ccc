import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { fetchLibur, sendLibur } from './libur.api.ts'

export const liburQuery = (tahun: number) =>
  queryOptions({
    queryKey: ['kelola', 'libur', tahun],
    queryFn: ({ signal }) => fetchLibur(tahun, signal),
  })

export function useSetLibur() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: sendLibur,
    onSuccess: (setahun) => queryClient.setQueryData(liburQuery(setahun.tahun).queryKey, setahun),
  })
}
