import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GridRows } from '../../ui/wide/grid.ts'
import { useWindowRows } from '../../ui/wide/use-window-rows.ts'
import {
  type CariBerakhir,
  type DaftarDokumen,
  type IsianDokumen,
  type JumlahPerhatian,
  type Perhatian,
  createDokumen,
  deleteDokumen,
  editDokumen,
  fetchBerakhir,
  fetchDokumen,
  replaceBerkas,
} from './dokumen.api.ts'

/** Somebody's documents, and the kinds there are. */
export function dokumenQuery(karyawanId: string) {
  return queryOptions({
    queryKey: ['dokumen', karyawanId],
    queryFn: ({ signal }) => fetchDokumen(karyawanId, signal),
  })
}

function useTerima(karyawanId: string): (daftar: DaftarDokumen) => void {
  const queryClient = useQueryClient()
  return (daftar) => {
    queryClient.setQueryData(dokumenQuery(karyawanId).queryKey, daftar)
    void queryClient.invalidateQueries({ queryKey: ['karyawan', 'berakhir'] })
  }
}

export function useCreateDokumen(karyawanId: string) {
  const terima = useTerima(karyawanId)
  return async (isian: IsianDokumen, file: File | null): Promise<void> =>
    terima(await createDokumen(karyawanId, isian, file))
}

export function useEditDokumen(karyawanId: string) {
  const terima = useTerima(karyawanId)
  return async (id: number, isian: IsianDokumen, versi: number): Promise<void> =>
    terima(await editDokumen(id, isian, versi))
}

export function useReplaceBerkas(karyawanId: string) {
  const terima = useTerima(karyawanId)
  return async (id: number, file: File): Promise<void> => terima(await replaceBerkas(id, file))
}

export function useDeleteDokumen(karyawanId: string) {
  const terima = useTerima(karyawanId)
  return useMutation({ mutationFn: deleteDokumen, onSuccess: terima })
}

/** What ends or lacks something, of those whom the reader looks after. */
export function useDaftarBerakhir(cari: CariBerakhir): GridRows<Perhatian> {
  return useWindowRows(['karyawan', 'berakhir', cari], async (mulai, jumlah, signal) =>
    fetchBerakhir(cari, mulai, jumlah, signal),
  )
}

/** How many there are of each kind among those whom `q` leaves. */
export function useJumlahBerakhir(q: string | undefined): JumlahPerhatian | undefined {
  return useQuery({
    queryKey: ['karyawan', 'berakhir-jumlah', q],
    queryFn: async ({ signal }) => (await fetchBerakhir(q === undefined ? {} : { q }, 0, 1, signal)).perJenis,
    placeholderData: keepPreviousData,
  }).data
}
