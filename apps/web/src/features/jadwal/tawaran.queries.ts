import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { type CallAnswer, call } from '../../lib/http.ts'
import { toast } from '../../lib/toast.ts'

export type Tawaran = CallAnswer<'GET /tawaran'>['data'][number]

/** Works that were offered to oneself, open and unanswered. */
export const tawaranQuery = queryOptions({
  queryKey: ['tawaran'],
  queryFn: async ({ signal }) => (await call('GET /tawaran', { signal })).data,
})

/** Takes an offer or says no to it. What it was is asked anew either way: another may have been faster. */
export function useJawabTawaran() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, isTerima }: { readonly id: number; readonly isTerima: boolean }) => {
      const params = { id }
      const { message } = isTerima
        ? await call('POST /tawaran/{id}/terima', { params })
        : await call('POST /tawaran/{id}/tolak', { params })
      return message ?? ''
    },
    onSuccess: (message) => toast.success(message, 'tawaran'),
    onError: (error) => toast.error(errorFrom(error).message, 'tawaran'),
    onSettled: () =>
      Promise.all(
        ['tawaran', 'jadwal', 'profile'].map((kunci) => queryClient.invalidateQueries({ queryKey: [kunci] })),
      ),
  })
}
