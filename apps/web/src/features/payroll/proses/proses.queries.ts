import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { type Proses, cancelProses, fetchProses } from './proses.api.ts'

/** It is asked for again so soon while it is under way; the server tells of it as well. */
const TANYA_MS = 2000

/** The last one, whoever's. */
export const prosesQuery = queryOptions({
  queryKey: ['proses', 'gaji'],
  queryFn: ({ signal }) => fetchProses(signal),
  refetchInterval: ({ state }) => (state.data?.status === 'JALAN' ? TANYA_MS : false),
})

/** Begins one, or calls off the one that is under way. */
export function useMulaiProses<T>(mulai: (isian: T) => Promise<Proses>, onMulai: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: mulai,
    onSuccess: (proses: Proses) => {
      queryClient.setQueryData(prosesQuery.queryKey, proses)
      onMulai()
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'gaji')
      void queryClient.invalidateQueries({ queryKey: prosesQuery.queryKey })
    },
  })
}

export function useBatalProses() {
  return useMulaiProses(cancelProses, () =>
    toast.success('Dihentikan. Slip yang sudah jadi tetap ada.', 'gaji'),
  )
}
