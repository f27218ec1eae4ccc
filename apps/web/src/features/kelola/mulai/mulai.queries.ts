import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { type CallData, invalidate, query } from '../../../lib/query.ts'
import { SEMUA_REFERENSI } from '../../reference/daftar.queries.ts'

export type Persiapan = CallData<'GET /kelola/mulai'>
export type Langkah = Persiapan['langkah'][number]['nama']

/** How far the company has come, with what its steps have made. */
export const persiapanQuery = { ...query('GET /kelola/mulai'), staleTime: 0 }

/** Writes one step and keeps its answer; `salah` says by field what was refused. */
export function useSimpan<T>(
  send: (isian: T) => Promise<{ readonly data: Persiapan }>,
  onTersimpan: () => void,
) {
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useMutation({
    mutationFn: send,
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(persiapanQuery.queryKey, data)
      await invalidate(queryClient, 'GET /kelola/kerangka', ...SEMUA_REFERENSI)
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
