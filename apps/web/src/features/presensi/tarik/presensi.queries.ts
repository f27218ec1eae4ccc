import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { invalidateLater } from '../../../lib/invalidate-later.ts'
import { mayRetry, retryDelay } from '../../../lib/query-client.ts'
import { invalidateProfil } from '../../profil/diri/profil.queries.ts'

/** Takes a punch back; it is over once the day shows as it is then. */
export function useWithdraw() {
  const queryClient = useQueryClient()
  return useMutation({
    // A second call is the same withdrawal.
    mutationFn: async ({ id, kunci }: { readonly id: number; readonly kunci: string }) => {
      const { message } = await call('POST /presensi/kejadian/{id}/tarik', {
        params: { id },
        body: {},
        idempotencyKey: kunci,
      })
      return message ?? 'Presensi dibatalkan.'
    },
    retry: mayRetry,
    retryDelay,
    onSettled: async () => {
      invalidateLater(queryClient, 'PRESENSI')
      await invalidateProfil(queryClient)
    },
  })
}
