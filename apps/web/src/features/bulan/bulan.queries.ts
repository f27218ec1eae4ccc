import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { type Diminta, fetchMenunggu, fetchPengecualian, fetchTutupBulan } from './bulan.api.ts'

const KUNCI = 'tutup-bulan'

export const bulanTutupQuery = ({ tahun, bulan }: Diminta) =>
  queryOptions({
    queryKey: [KUNCI, 'langkah', tahun, bulan],
    queryFn: ({ signal }) => fetchTutupBulan({ tahun, bulan } as Diminta, signal),
    placeholderData: keepPreviousData,
  })

export const daftarPengecualianQuery = ({ tahun, bulan }: Bulan) =>
  queryOptions({
    queryKey: [KUNCI, 'pengecualian', tahun, bulan],
    queryFn: ({ signal }) => fetchPengecualian({ tahun, bulan }, signal),
  })

export const daftarMenungguQuery = ({ tahun, bulan }: Bulan) =>
  queryOptions({
    queryKey: [KUNCI, 'menunggu', tahun, bulan],
    queryFn: ({ signal }) => fetchMenunggu({ tahun, bulan }, signal),
  })

/** After a lock or its opening: what the desk shows is asked for again. */
export function useInvalidateBulan(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [KUNCI] })
}
