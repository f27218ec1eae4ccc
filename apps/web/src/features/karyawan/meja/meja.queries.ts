import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GridRows } from '../../../ui/wide/grid.ts'
import { useWindowRows } from '../../../ui/wide/use-window-rows.ts'
import { type BarisMeja, fetchJendela, fetchPilihan } from './meja.api.ts'
import type { CariMeja } from './meja.search.ts'

/** The people whom the address leaves, fetched as they come into sight. */
export function useDaftarMeja({ kolom: _kolom, ...cari }: CariMeja): GridRows<BarisMeja> {
  return useWindowRows(['karyawan', 'meja', cari], async (mulai, jumlah, signal) =>
    fetchJendela(cari, mulai, jumlah, signal),
  )
}

/** What the filters offer, with how many rows each leaves. */
export function usePilihanMeja({ kolom: _kolom, urut: _urut, ...cari }: CariMeja) {
  return useQuery({
    queryKey: ['karyawan', 'meja-saringan', cari],
    queryFn: ({ signal }) => fetchPilihan(cari, signal),
    placeholderData: keepPreviousData,
  }).data
}
