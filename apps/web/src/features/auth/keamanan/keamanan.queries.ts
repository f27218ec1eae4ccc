import { useMutation } from '@tanstack/react-query'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'
import { type CallData, query, useInvalidate } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'

/** A place where the account is signed in */
export type Perangkat = CallData<'GET /sesi'>[number]

/** Where the account is signed in, this device first. */
export const perangkatQuery = query('GET /sesi')

/** Signs one device out, or all but this one; a device that was signed out already counts as done. */
export function useRemovePerangkat(onDone: () => void) {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: async (id: number | 'lain') => {
      const { message } =
        id === 'lain'
          ? await call('POST /sesi/revoke-others', { body: {} })
          : await call('POST /sesi/{id}/revoke', { params: { id }, body: {} })
      return message
    },
    onSuccess: (pesan) => toast.success(pesan, 'perangkat'),
    onError: (error) => toast.error(errorFrom(error).message, 'perangkat'),
    async onSettled(_pesan, error) {
      if (error !== null && !(error instanceof ApiError && error.status === 404)) return
      onDone()
      await invalidate('GET /sesi')
    },
  })
}
