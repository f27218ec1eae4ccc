import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type AturanDiisi, fetchAturan, sendAturan } from './aturan-upah.api.ts'

export const aturanUpahQuery = queryOptions({
  queryKey: ['kelola', 'aturan-upah'],
  queryFn: ({ signal }) => fetchAturan(signal),
})

/** Writes a rule; the list is then as it stands. */
export function useRecordAturan() {
  const queryClient = useQueryClient()
  return async (isian: AturanDiisi) => {
    queryClient.setQueryData(aturanUpahQuery.queryKey, await sendAturan(isian))
  }
}
