import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallData, query, invalidate } from '../../../lib/query.ts'

/** The beginning of what is asked of notifications, and the kind of message by which the worker tells of one */
export const NOTIFIKASI = 'notifikasi'
/** The server answers it by next to nothing as long as nothing changed. */
const TANYA_LAGI_MS = 2 * 60_000

export const jumlahQuery = {
  ...query('GET /notifikasi/jumlah'),
  meta: { persist: (jumlah: CallData<'GET /notifikasi/jumlah'>) => jumlah },
  refetchOnWindowFocus: false,
  refetchInterval: TANYA_LAGI_MS,
}

/** How many are unread, 0 as long as that is not known; asked anew when a push message reaches the page. */
export function useBelumDibaca(): number {
  const queryClient = useQueryClient()
  useEffect(() => {
    // There is none where the page is no secure one.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const onMessage = ({ data }: MessageEvent<{ readonly jenis?: string } | null>) => {
      if (data?.jenis === NOTIFIKASI) void invalidate(queryClient, NOTIFIKASI)
    }
    worker?.addEventListener('message', onMessage)
    return () => worker?.removeEventListener('message', onMessage)
  }, [queryClient])
  return useQuery(jumlahQuery).data?.belum_dibaca ?? 0
}
