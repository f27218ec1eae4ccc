import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import { type PenggantiBaru, cancelPengganti, createPengganti, fetchPengganti } from './pengganti.api.ts'

/** Those of today and to come, soonest first. */
export const penggantiQuery = queryOptions({
  queryKey: ['pengganti'],
  queryFn: ({ signal }) => fetchPengganti(signal),
})

export function useCreatePengganti(): (baru: PenggantiBaru) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (baru) => {
    await createPengganti(baru, kunciDari(baru))
    await queryClient.invalidateQueries({ queryKey: penggantiQuery.queryKey })
  }
}

/** Ends one; done is also what somebody else has done before. */
export function useCancelPengganti(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: cancelPengganti,
    onSuccess: () => toast.success('Pengganti dibatalkan.', 'pengganti'),
    onError: (error) => toast.error(errorFrom(error).message, 'pengganti'),
    async onSettled(_data, error) {
      if (error !== null && !(error instanceof ApiError && [404, 409].includes(error.status))) return
      onDone()
      await queryClient.invalidateQueries({ queryKey: penggantiQuery.queryKey })
    },
  })
}
