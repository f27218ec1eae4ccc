import { useEffect } from 'react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchBelumDibaca } from './jumlah.api.ts'

/** Whatever is asked of notifications begins with it. */
export const NOTIFIKASI = 'notifikasi'
/** The server answers it by next to nothing as long as nothing changed. */
const TANYA_LAGI_MS = 2 * 60_000

export const jumlahQuery = queryOptions({
  queryKey: [NOTIFIKASI, 'jumlah'],
  queryFn: ({ signal }) => fetchBelumDibaca(signal),
  meta: { persist: (jumlah: number) => jumlah },
  refetchOnWindowFocus: false,
  refetchInterval: TANYA_LAGI_MS,
})

/** How many are unread, 0 as long as that is not known; asked anew when a push message reaches the page. */
export function useBelumDibaca(): number {
  const queryClient = useQueryClient()
  useEffect(() => {
    // There is none where the page is no secure one.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const onMessage = ({ data }: MessageEvent<{ readonly jenis?: string } | null>) => {
      if (data?.jenis === NOTIFIKASI) void queryClient.invalidateQueries({ queryKey: [NOTIFIKASI] })
    }
    worker?.addEventListener('message', onMessage)
    return () => worker?.removeEventListener('message', onMessage)
  }, [queryClient])
  return useQuery(jumlahQuery).data ?? 0
}
