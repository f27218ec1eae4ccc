import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../lib/use-kunci.ts'
import { type Upah, fetchUpah, recordUpah } from './upah.api.ts'

/** What a person has earned since when, newest first. */
export function upahQuery(karyawanId: string) {
  return queryOptions({
    queryKey: ['upah', karyawanId],
    queryFn: ({ signal }) => fetchUpah(karyawanId, signal),
  })
}

export function useRecordUpah(karyawanId: string): (upah: Upah) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (upah) => {
    const riwayat = await recordUpah(karyawanId, upah, kunciDari(upah))
    queryClient.setQueryData(upahQuery(karyawanId).queryKey, riwayat)
  }
}
