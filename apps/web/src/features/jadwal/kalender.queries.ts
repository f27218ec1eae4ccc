import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { toast } from '../../lib/toast.ts'

/** Since when one's calendar has an address; null: it has none. */
export const kalenderQuery = queryOptions({
  queryKey: ['kalender'],
  queryFn: async ({ signal }) => instanFrom((await call('GET /jadwal/kalender', { signal })).data.sejak),
})

/** Opens one's calendar by a new address, or closes it. */
export function useKalender() {
  const queryClient = useQueryClient()
  const onError = (error: unknown) => toast.error(errorFrom(error).message, 'kalender')
  const buat = useMutation({
    mutationFn: async () => (await call('POST /jadwal/kalender', {})).data,
    onSuccess: ({ sejak }) => queryClient.setQueryData(kalenderQuery.queryKey, instanFrom(sejak)),
    onError,
  })
  const tutup = useMutation({
    mutationFn: async () => call('POST /jadwal/kalender/tutup', {}),
    onSuccess: () => {
      queryClient.setQueryData(kalenderQuery.queryKey, null)
      toast.success('Alamat kalender ditutup.', 'kalender')
    },
    onError,
  })
  return { buat, tutup }
}

function instanFrom(sejak: string | null): number | null {
  return sejak === null ? null : Date.parse(sejak)
}
