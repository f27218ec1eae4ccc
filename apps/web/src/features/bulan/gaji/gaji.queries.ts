import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { fetchPersetujuan, fetchSelisih } from './gaji.api.ts'

// All of the desk is asked for again at once.
const KUNCI = 'tutup-bulan'

export const daftarPersetujuanQuery = ({ tahun, bulan }: Bulan) =>
  queryOptions({
    queryKey: [KUNCI, 'persetujuan', tahun, bulan],
    queryFn: ({ signal }) => fetchPersetujuan({ tahun, bulan }, signal),
  })

export const daftarSelisihQuery = ({ tahun, bulan }: Bulan) =>
  queryOptions({
    queryKey: [KUNCI, 'selisih', tahun, bulan],
    queryFn: ({ signal }) => fetchSelisih({ tahun, bulan }, signal),
  })

/** After an approval: what the desk shows is asked for again. */
export function useInvalidateGaji(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [KUNCI] })
}
