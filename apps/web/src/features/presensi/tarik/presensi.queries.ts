import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mayRetry, retryDelay } from '../../../lib/query-client.ts'
import { invalidateProfil } from '../../profil/diri/profil.queries.ts'
import { sendPunch, sendTarik } from './presensi.api.ts'

/** Sends a punch; its key makes it safe to send again, so a lost connection is retried. */
export function usePunch() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: sendPunch,
    retry: mayRetry,
    retryDelay,
    onSuccess: () => {
      // Not awaited: the person has checked in, whenever the home screen gets to hear of it.
      void invalidateProfil(queryClient)
      void queryClient.invalidateQueries({ queryKey: ['presensi'] })
    },
  })
}

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
