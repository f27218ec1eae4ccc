import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallData, invalidate, query } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'

/** A publication of many sites. */
export type Terbitan = NonNullable<CallData<'GET /kelola/roster/terbitan'>>

/** It is asked for again so soon while it is under way; the server tells of it as well. */
const TANYA_MS = 2000

/** The last publication of many sites, whoever's. */
export const terbitanQuery = {
  ...query('GET /kelola/roster/terbitan'),
  refetchInterval: ({ state }: { state: { data?: Terbitan | null | undefined } }) =>
    state.data?.status === 'JALAN' ? TANYA_MS : (false as const),
}

/** Calls off the one that is under way. */
export function useBatalTerbitan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: useWrite('POST /kelola/roster/terbitan/batal', { into: () => terbitanQuery }),
    onSuccess: () => toast.success('Penerbitan dibatalkan. Tidak ada yang terbit.', 'roster'),
    onError: (error) => {
      toast.error(errorFrom(error).message, 'roster')
      void invalidate(queryClient, 'GET /kelola/roster/terbitan')
    },
  })
}
