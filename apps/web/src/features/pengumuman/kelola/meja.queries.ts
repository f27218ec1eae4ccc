import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { GridRows } from '../../../ui/wide/grid.ts'
import { useWindowRows } from '../../../ui/wide/use-window-rows.ts'
import type { SasaranIsian } from './kelola.api.ts'
import { KELOLA } from './kelola.queries.ts'
import type { CariMeja } from './kelola.search.ts'
import {
  type BarisMeja,
  fetchJangkauan,
  fetchJendela,
  fetchPenerima,
  fetchPilihan,
  fetchSasaran,
} from './meja.api.ts'

/** The announcements whom the address leaves, fetched as they come into sight. */
export function useDaftarMeja({ kolom: _kolom, ...cari }: CariMeja): GridRows<BarisMeja> {
  return useWindowRows([KELOLA, 'daftar', cari], async (mulai, jumlah, signal) =>
    fetchJendela(cari, mulai, jumlah, signal),
  )
}

/** What the filters offer, with how many rows each leaves. */
export function usePilihanMeja({ kolom: _kolom, urut: _urut, ...cari }: CariMeja) {
  return useQuery({
    queryKey: [KELOLA, 'daftar', 'saringan', cari],
    queryFn: ({ signal }) => fetchPilihan(cari, signal),
    placeholderData: keepPreviousData,
  }).data
}

export function useSasaran() {
  return useQuery({ queryKey: [KELOLA, 'sasaran'], queryFn: ({ signal }) => fetchSasaran(signal) }).data
}

/** How many accounts something would be for today; undefined while nobody knows. */
export function useJangkauan(sasaran: SasaranIsian): number | undefined {
  return useQuery({
    queryKey: [KELOLA, 'jangkauan', sasaran],
    queryFn: ({ signal }) => fetchJangkauan(sasaran, signal),
    enabled: sasaran.role.length > 0,
    placeholderData: keepPreviousData,
  }).data
}

/** Of those whom an announcement is for the first so many, by name. */
export function usePenerima(id: number, belum: boolean, jumlah: number) {
  return useQuery({
    queryKey: [KELOLA, 'daftar', 'penerima', id, belum, jumlah],
    queryFn: ({ signal }) => fetchPenerima(id, { belum, mulai: 0, jumlah }, signal),
    placeholderData: keepPreviousData,
  })
}
