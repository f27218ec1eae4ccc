import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { invalidate } from '../../../lib/query.ts'
import { SEMUA_REFERENSI } from '../../reference/daftar.queries.ts'
import { type Persiapan, fetchPersiapan } from './mulai.api.ts'

/** How far the company has come, with what its steps have made. */
export const persiapanQuery = queryOptions({
  queryKey: ['kelola', 'persiapan'],
  queryFn: ({ signal }) => fetchPersiapan(signal),
  staleTime: 0,
})

/** Writes one step and keeps its answer; `salah` says by field what was refused. */
export function useSimpan<T>(send: (isian: T) => Promise<Persiapan>, onTersimpan: () => void) {
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: async (persiapan) => {
      queryClient.setQueryData(persiapanQuery.queryKey, persiapan)
      await invalidate(queryClient, ['kelola', 'kerangka'], ...SEMUA_REFERENSI)
      onTersimpan()
    },
  })
  const galat = error === null ? undefined : errorFrom(error)
  return {
    send: mutate,
    isBusy: isPending,
    galat: galat?.message,
    salah: (nama: string) => galat?.errors[nama]?.[0],
  }
}
