import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type IsianPajak, fetchPajak, recordPajak } from './pajak.api.ts'

/** What is on record of somebody's tax and BPJS. */
export function pajakQuery(karyawanId: string) {
  return queryOptions({
    queryKey: ['pajak', karyawanId],
    queryFn: ({ signal }) => fetchPajak(karyawanId, signal),
  })
}

export function useRecordPajak(karyawanId: string) {
  const queryClient = useQueryClient()
  return async (isian: IsianPajak, versi: number): Promise<void> => {
    const catatan = await recordPajak(karyawanId, isian, versi)
    queryClient.setQueryData(pajakQuery(karyawanId).queryKey, catatan)
    void queryClient.invalidateQueries({ queryKey: ['karyawan'] })
  }
}
