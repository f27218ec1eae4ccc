import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { toast } from '../../../lib/toast.ts'
import { NOTIFIKASI, jumlahQuery } from './jumlah.queries.ts'
import { type Notifikasi, fetchNotifikasi, readNotifikasi } from './notifikasi.api.ts'

/** As long as the list is in sight. */
const TANYA_LAGI_MS = 60_000

export const notifikasiQuery = queryOptions({
  queryKey: [NOTIFIKASI, 'daftar'],
  queryFn: ({ signal }) => fetchNotifikasi(signal),
  refetchOnWindowFocus: false,
  refetchInterval: TANYA_LAGI_MS,
})

/** Marks as read at once, and takes it back where the server could not be told. Nobody has to wait for it. */
export function useBaca() {
  const queryClient = useQueryClient()
  const mutationKey = [NOTIFIKASI, 'baca']
  const mark = (ids: readonly number[], readAt: number | null) =>
    queryClient.setQueryData(notifikasiQuery.queryKey, (semua) =>
      semua?.map((satu) => (ids.includes(satu.id) ? { ...satu, readAt } : satu)),
    )
  return useMutation({
    mutationKey,
    mutationFn: readNotifikasi,
    async onMutate(apa) {
      await queryClient.cancelQueries({ queryKey: [NOTIFIKASI] })
      const jumlah = queryClient.getQueryData(jumlahQuery.queryKey)
      const ids = unreadOf(queryClient.getQueryData(notifikasiQuery.queryKey), apa)
      mark(ids, serverNow())
      queryClient.setQueryData(jumlahQuery.queryKey, (lama) =>
        apa === 'semua' ? 0 : lama && Math.max(0, lama - ids.length),
      )
      return { ids, jumlah }
    },
    onSuccess: (pesan, apa) => apa === 'semua' && toast.success(pesan, 'notifikasi'),
    onError(error, _apa, sebelum) {
      mark(sebelum?.ids ?? [], null)
      queryClient.setQueryData(jumlahQuery.queryKey, sebelum?.jumlah)
      toast.error(`Belum ditandai sudah dibaca. ${errorFrom(error).message}`, 'notifikasi')
    },
    async onSettled() {
      // What another is still marking would come back unread.
      if (queryClient.isMutating({ mutationKey }) === 1)
        await queryClient.invalidateQueries({ queryKey: [NOTIFIKASI] })
    },
  })
}

function unreadOf(semua: readonly Notifikasi[] | undefined, apa: number | 'semua'): number[] {
  return (semua ?? [])
    .filter(({ id, readAt }) => readAt === null && (apa === 'semua' || apa === id))
    .map(({ id }) => id)
}
