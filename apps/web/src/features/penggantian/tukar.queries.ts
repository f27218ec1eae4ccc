import { useMutation } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { type CallData, query, useInvalidate } from '../../lib/query.ts'
import { toast } from '../../lib/toast.ts'

export type TukarMenunggu = CallData<'GET /kelola/tukar'>[number]

/** Swaps that wait for the reader's decision, the longest waiting first. */
export const tukarMenungguQuery = query('GET /kelola/tukar')

export function usePutusTukar() {
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: async ({ id, alasan }: { readonly id: number; readonly alasan: string | null }) => {
      const { message } =
        alasan === null
          ? await call('POST /kelola/tukar/{id}/setujui', { params: { id } })
          : await call('POST /kelola/tukar/{id}/tolak', { params: { id }, body: { alasan } })
      return message ?? ''
    },
    onSuccess: (message) => toast.success(message, 'tukar'),
    onError: (error) => toast.error(errorFrom(error).message, 'tukar'),
    onSettled: () => invalidate('GET /kelola/tukar'),
  })
}
