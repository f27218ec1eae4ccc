import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GridRows } from '../../ui/wide/grid.ts'
import { useWindowRows } from '../../ui/wide/use-window-rows.ts'
import {
  type BarisKlien,
  type JumlahKlien,
  type Klien,
  fetchDaftarKlien,
  fetchJumlahKlien,
  fetchKlien,
} from './klien.api.ts'
import type { CariKlien } from './klien.search.ts'
import { type SyaratKontrak, fetchSyarat } from './syarat.api.ts'

export const KLIEN = 'klien'

/** The clients that the address leaves. */
export function useDaftarKlien({ kolom: _kolom, ...cari }: CariKlien): GridRows<BarisKlien> {
  return useWindowRows([KLIEN, 'daftar', cari], (mulai, jumlah, signal) =>
    fetchDaftarKlien(cari, mulai, jumlah, signal),
  )
}

/** How many each filter leaves. */
export function useJumlahKlien(q: string | undefined): JumlahKlien | undefined {
  return useQuery({
    queryKey: [KLIEN, 'daftar', 'jumlah', q],
    queryFn: ({ signal }) => fetchJumlahKlien(q, signal),
    placeholderData: keepPreviousData,
  }).data
}

export const klienQuery = (id: number) =>
  queryOptions({ queryKey: [KLIEN, 'satu', id], queryFn: ({ signal }) => fetchKlien(id, signal) })

/** Takes over a client that was written; the list and rosters that show its posts are asked for again. */
export function useKeepKlien(): (klien: Klien) => void {
  const queryClient = useQueryClient()
  return (klien) => {
    queryClient.setQueryData(klienQuery(klien.id).queryKey, klien)
    void queryClient.invalidateQueries({ queryKey: [KLIEN, 'syarat'] })
    void queryClient.invalidateQueries({ queryKey: [KLIEN, 'daftar'] })
    void queryClient.invalidateQueries({ queryKey: ['roster'] })
  }
}

export const syaratQuery = (kontrakId: number) =>
  queryOptions({
    queryKey: [KLIEN, 'syarat', kontrakId],
    queryFn: ({ signal }) => fetchSyarat(kontrakId, signal),
  })

/** Takes over a contract's terms that were written. */
export function useKeepSyarat(kontrakId: number): (syarat: SyaratKontrak) => void {
  const queryClient = useQueryClient()
  return (syarat) => {
    queryClient.setQueryData(syaratQuery(kontrakId).queryKey, syarat)
  }
}
