import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type AturanCuti, fetchAturanCuti, saveAturanCuti } from './aturan-cuti.api.ts'

export const aturanCutiQuery = queryOptions({
  queryKey: ['aturan-cuti'],
  queryFn: ({ signal }) => fetchAturanCuti(signal),
})

export function useSaveAturanCuti(): (aturan: AturanCuti) => Promise<void> {
  const queryClient = useQueryClient()
  return async (aturan) => {
    await saveAturanCuti(aturan)
    queryClient.setQueryData(aturanCutiQuery.queryKey, aturan)
  }
}
