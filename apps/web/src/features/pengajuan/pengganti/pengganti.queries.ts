import { useMutation } from '@tanstack/react-query'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { type CallData, query, useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { useWrite } from '../../../lib/write.ts'

/** Who decides in whose place, from one day to another */
export type Pengganti = CallData<'GET /pengganti'>[number]

/** Those of today and to come, soonest first. */
export const penggantiQuery = query('GET /pengganti')

/** Ends one; done is also what somebody else has done before. */
export function useCancelPengganti(onDone: () => void) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: useWrite('POST /pengganti/{id}/cancel'),
    onSuccess: () => toast.success('Pengganti dibatalkan.', 'pengganti'),
    onError: (error) => toast.error(errorFrom(error).message, 'pengganti'),
    async onSettled(_data, error) {
      if (error !== null && !(error instanceof ApiError && [404, 409].includes(error.status))) return
      onDone()
      await invalidate('GET /pengganti')
    },
  })
}
