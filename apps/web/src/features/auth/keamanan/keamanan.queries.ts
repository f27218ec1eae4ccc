import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, errorFrom } from '../../../lib/api-error.ts'
import { toast } from '../../../lib/toast.ts'
import { fetchPerangkat, removePerangkat } from './keamanan.api.ts'

/** Where the account is signed in, this device first. */
export const perangkatQuery = queryOptions({
  queryKey: ['perangkat'],
  queryFn: ({ signal }) => fetchPerangkat(signal),
})

/** Signs one device out, or all but this one; a device that was signed out already counts as done. */
export function useRemovePerangkat(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: removePerangkat,
    onSuccess: (pesan) => toast.success(pesan, 'perangkat'),
    onError: (error) => toast.error(errorFrom(error).message, 'perangkat'),
    async onSettled(_pesan, error) {
      if (error !== null && !(error instanceof ApiError && error.status === 404)) return
      onDone()
      await queryClient.invalidateQueries({ queryKey: perangkatQuery.queryKey })
    },
  })
}
