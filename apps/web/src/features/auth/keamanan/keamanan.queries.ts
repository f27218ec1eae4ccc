import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, normaliseError } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { fetchPerangkat, revokePerangkat } from './keamanan.api.ts'

/** Where the account is signed in, this device first. */
export const perangkatQuery = queryOptions({
  queryKey: ['perangkat'],
  queryFn: ({ signal }) => fetchPerangkat(signal),
})

/** Signs one device out, or all but this one; a device that was signed out already counts as done. */
export function useRevokePerangkat(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: revokePerangkat,
    onSuccess: (pesan) => toast.success(pesan, 'perangkat'),
    onError: (error) => toast.error(normaliseError(error).message, 'perangkat'),
    async onSettled(_pesan, error) {
      if (error !== null && !(error instanceof ApiError && error.status === 404)) return
      onDone()
      await queryClient.invalidateQueries({ queryKey: perangkatQuery.queryKey })
    },
  })
}
