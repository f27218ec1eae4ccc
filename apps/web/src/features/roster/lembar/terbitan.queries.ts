import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { type Terbitan, cancelTerbitan, fetchTerbitan } from './terbitan.api.ts'

/** It is asked for again so soon while it is under way; the server tells of it as well. */
const TANYA_MS = 2000

/** The last publication of many sites, whoever's. */
export const terbitanQuery = queryOptions({
  queryKey: ['proses', 'roster-terbitan'],
  queryFn: ({ signal }) => fetchTerbitan(signal),
  refetchInterval: ({ state }) => (state.data?.status === 'JALAN' ? TANYA_MS : false),
})

/** Calls off the one that is under way. */
export function useBatalTerbitan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: cancelTerbitan,
    onSuccess: (terbitan: Terbitan) => {
      queryClient.setQueryData(terbitanQuery.queryKey, terbitan)
      toast.success('Penerbitan dibatalkan. Tidak ada yang terbit.', 'roster')
    },
    onError: (error) => {
      toast.error(errorFrom(error).message, 'roster')
      void queryClient.invalidateQueries({ queryKey: terbitanQuery.queryKey })
    },
  })
}
