import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mayRetry, retryDelay } from '../../../lib/query-client.ts'
import { invalidateProfil } from '../../profil/diri/profil.queries.ts'
import { sendTarik } from './presensi.api.ts'

/** Takes a punch back; it is over once the day shows as it is then. */
export function useWithdraw() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: sendTarik,
    retry: mayRetry,
    retryDelay,
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: ['presensi'] })
      await invalidateProfil(queryClient)
    },
  })
}
