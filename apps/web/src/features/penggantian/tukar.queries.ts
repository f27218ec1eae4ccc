import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import { toast } from '../../lib/toast.ts'

export type TukarMenunggu = CallAnswer<'GET /kelola/tukar'>['data'][number]

/** Swaps that wait for the reader's decision, the longest waiting first. */
export const tukarMenungguQuery = queryOptions({
  queryKey: ['tukar-menunggu'],
  queryFn: async ({ signal }) => (await call('GET /kelola/tukar', { signal })).data,
})

export function usePutusTukar() {
  const queryClient = useQueryClient()
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: tukarMenungguQuery.queryKey }),
  })
}
