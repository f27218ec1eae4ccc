import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorFrom } from '../../../lib/api-error.ts'
import { serverNow } from '../../../lib/clock.ts'
import { call } from '../../../lib/http.ts'
import { type CallData, query, invalidate, keyOfSubject } from '../../../lib/query.ts'
import { toast } from '../../../lib/toast.ts'
import { NOTIFIKASI, jumlahQuery } from './jumlah.queries.ts'

export type Notifikasi = CallData<'GET /notifikasi'>[number]

/** As long as the list is in sight. */
const TANYA_LAGI_MS = 60_000

export const notifikasiQuery = {
  ...query('GET /notifikasi'),
  refetchOnWindowFocus: false,
  refetchInterval: TANYA_LAGI_MS,
}

/** Marks as read at once, and takes it back where the server could not be told. Nobody has to wait for it. */
export function useBaca() {
  const queryClient = useQueryClient()
  const mutationKey = [NOTIFIKASI, 'baca']
  const mark = (ids: readonly number[], read_at: string | null) =>
    queryClient.setQueryData(notifikasiQuery.queryKey, (semua) =>
      semua?.map((satu) => (ids.includes(satu.id) ? { ...satu, read_at } : satu)),
    )
  return useMutation({
    mutationKey,
    mutationFn: sendBaca,
    async onMutate(apa) {
      await queryClient.cancelQueries({ queryKey: keyOfSubject(NOTIFIKASI) })
      const jumlah = queryClient.getQueryData(jumlahQuery.queryKey)
      const ids = unreadOf(queryClient.getQueryData(notifikasiQuery.queryKey), apa)
      mark(ids, new Date(serverNow()).toISOString())
      queryClient.setQueryData(
        jumlahQuery.queryKey,
        (lama) => lama && { belum_dibaca: apa === 'semua' ? 0 : Math.max(0, lama.belum_dibaca - ids.length) },
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
      if (queryClient.isMutating({ mutationKey }) === 1) await invalidate(queryClient, NOTIFIKASI)
    },
  })
}

function unreadOf(semua: readonly Notifikasi[] | undefined, apa: number | 'semua'): number[] {
  return (semua ?? [])
    .filter(({ id, read_at }) => read_at === null && (apa === 'semua' || apa === id))
    .map(({ id }) => id)
}

/** Marks one as read, or all there are; also when the page ends meanwhile. Returns the text for the person. */
async function sendBaca(apa: number | 'semua'): Promise<string> {
  const lagi = { body: {}, keepalive: true }
  const { message } =
    apa === 'semua'
      ? await call('POST /notifikasi/read-all', lagi)
      : await call('POST /notifikasi/{id}/read', { params: { id: apa }, ...lagi })
  return message
}
