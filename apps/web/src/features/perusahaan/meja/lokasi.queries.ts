import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Titik } from '@rekan/domain/perusahaan/area'
import type { Tanggal } from '@rekan/domain/waktu'
import { invalidate } from '../../../lib/query.ts'
import {
  type Keadaan,
  type Lokasi,
  fetchDaftar,
  fetchLokasi,
  fetchOrangLokasi,
  fetchPetak,
  fetchPosisi,
  fetchTergantung,
  fetchZona,
} from './lokasi.api.ts'

const KUNCI = 'lokasi'

export const daftarQuery = (q: string, keadaan: Keadaan) =>
  queryOptions({
    queryKey: [KUNCI, 'daftar', q, keadaan],
    queryFn: ({ signal }) => fetchDaftar(q, keadaan, signal),
    placeholderData: keepPreviousData,
  })

export const lokasiQuery = (id: string) =>
  queryOptions({ queryKey: [KUNCI, 'satu', id], queryFn: ({ signal }) => fetchLokasi(id, signal) })

export const orangLokasiQuery = (id: number) =>
  queryOptions({ queryKey: [KUNCI, 'orang', id], queryFn: ({ signal }) => fetchOrangLokasi(id, signal) })

export const posisiQuery = (id: string) =>
  queryOptions({ queryKey: [KUNCI, 'posisi', id], queryFn: ({ signal }) => fetchPosisi(id, signal) })

export const petakQuery = queryOptions({
  queryKey: [KUNCI, 'petak'],
  queryFn: ({ signal }) => fetchPetak(signal),
  staleTime: Infinity,
})

export const zonaQuery = (titik: Titik | null) =>
  queryOptions({
    queryKey: [KUNCI, 'zona', titik?.lat, titik?.lng],
    queryFn: ({ signal }) => fetchZona(titik ?? { lat: 0, lng: 0 }, signal),
    enabled: titik !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

export const rincianTutupQuery = (id: number, tanggal: Tanggal) =>
  queryOptions({
    queryKey: [KUNCI, 'tergantung', id, tanggal],
    queryFn: ({ signal }) => fetchTergantung(id, tanggal, signal),
    enabled: tanggal !== '',
  })

/** Takes over a site that was written; the lists that hold it are asked for again. */
export function useKeepLokasi(): (lokasi: Lokasi) => Promise<void> {
  const queryClient = useQueryClient()
  return async (lokasi) => {
    queryClient.setQueryData(lokasiQuery(String(lokasi.id)).queryKey, lokasi)
    await queryClient.invalidateQueries({ queryKey: [KUNCI, 'daftar'] })
    await invalidate(queryClient, 'GET /reference/kantor')
  }
}
