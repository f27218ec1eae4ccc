import { useEffect, useState } from 'react'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../../lib/use-kunci.ts'
import type { Perizinan } from '../izin/absensi.api.ts'
import { invalidateAbsensi } from '../izin/absensi.queries.ts'
import { type Rencana, fetchHitungan, sendPengajuan } from './pengajuan.api.ts'
import type { IsianPengajuan } from './pengajuan.schema.ts'

/** Milliseconds of rest in the choosing before the server is asked. */
const REST = 300

/**
 * The days that a plan would count, and the reasons against it; no call for null. The last answer stays while the next
 * is fetched, and `isOld` says so. The same plan must be the same object.
 */
export function useHitungan(rencana: Rencana | null) {
  const [rested, setRested] = useState(rencana)
  useEffect(() => {
    const timer = setTimeout(() => setRested(rencana), REST)
    return () => clearTimeout(timer)
  }, [rencana])
  const query = useQuery({
    queryKey: ['absensi', 'hitungan', rested],
    queryFn: rested === null ? skipToken : ({ signal }) => fetchHitungan(rested, signal),
    placeholderData: keepPreviousData,
  })
  return {
    data: rencana === null ? undefined : query.data,
    isOld: rested !== rencana || query.isPlaceholderData,
    isFetching: query.isFetching,
    isError: query.isError && rested === rencana,
    refetch: query.refetch,
  }
}

/** Files a request; sent again, because its answer got lost, it is filed once. */
export function useSendPengajuan(): (isian: IsianPengajuan) => Promise<Perizinan> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isian) => {
    const { file } = isian
    const perizinan = await sendPengajuan(
      isian,
      // A file says nothing of itself in JSON.
      kunciDari({ ...isian, file: file && [file.name, file.size, file.lastModified] }),
    )
    void invalidateAbsensi(queryClient)
    return perizinan
  }
}
