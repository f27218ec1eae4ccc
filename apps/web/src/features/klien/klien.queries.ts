import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Klien, fetchDaftarKlien, fetchKlien } from './klien.api.ts'
import { type SyaratKontrak, fetchSyarat } from './syarat.api.ts'

const KUNCI = 'klien'

export const daftarKlienQuery = (q: string) =>
  queryOptions({
    queryKey: [KUNCI, 'daftar', q],
    queryFn: ({ signal }) => fetchDaftarKlien(q, signal),
    placeholderData: keepPreviousData,
  })

export const klienQuery = (id: number) =>
  queryOptions({ queryKey: [KUNCI, 'satu', id], queryFn: ({ signal }) => fetchKlien(id, signal) })

/** Takes over a client that was written; the list and rosters that show its posts are asked for again. */
export function useKeepKlien(): (klien: Klien) => void {
  const queryClient = useQueryClient()
  return (klien) => {
    queryClient.setQueryData(klienQuery(klien.id).queryKey, klien)
    void queryClient.invalidateQueries({ queryKey: [KUNCI, 'syarat'] })
    void queryClient.invalidateQueries({ queryKey: [KUNCI, 'daftar'] })
    void queryClient.invalidateQueries({ queryKey: ['roster'] })
  }
}

export const syaratQuery = (kontrakId: number) =>
  queryOptions({
    queryKey: [KUNCI, 'syarat', kontrakId],
    queryFn: ({ signal }) => fetchSyarat(kontrakId, signal),
  })

/** Takes over a contract's terms that were written. */
export function useKeepSyarat(kontrakId: number): (syarat: SyaratKontrak) => void {
  const queryClient = useQueryClient()
  return (syarat) => {
    queryClient.setQueryData(syaratQuery(kontrakId).queryKey, syarat)
  }
}
