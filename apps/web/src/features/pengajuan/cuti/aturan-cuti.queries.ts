import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type AturanCuti, editAturanCuti, fetchAturanCuti } from './aturan-cuti.api.ts'

export const aturanCutiQuery = queryOptions({
  queryKey: ['aturan-cuti'],
  queryFn: ({ signal }) => fetchAturanCuti(signal),
})

export function useEditAturanCuti(): (aturan: AturanCuti) => Promise<string> {
  const queryClient = useQueryClient()
  return async (aturan) => {
    const message = await editAturanCuti(aturan)
    queryClient.setQueryData(aturanCutiQuery.queryKey, aturan)
    return message
  }
}
