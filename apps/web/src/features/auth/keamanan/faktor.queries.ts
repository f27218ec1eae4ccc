import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import { toast } from '../../../lib/toast.ts'

export type Keamanan = CallAnswer<'GET /keamanan'>['data']

/** What one has beside the password. */
export const keamananQuery = queryOptions({
  queryKey: ['keamanan'],
  queryFn: async ({ signal }) => (await call('GET /keamanan', { signal })).data,
})

/** Recovery codes that come with a step are handed to `onKode`, for they are shown this once. */
export function useFaktor(onKode: (kode: readonly string[]) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (work: () => Promise<readonly string[] | null>) => work(),
    gcTime: 0,
    onSuccess: (kode) => {
      if (kode !== null) onKode(kode)
    },
    onError: (cause) => toast.error(errorFrom(cause).message, 'keamanan'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keamananQuery.queryKey }),
  })
}
