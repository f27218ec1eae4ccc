import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../lib/use-kunci.ts'
import {
  type IsianKontrak,
  type Kontrak,
  createKontrak,
  deleteKontrak,
  editKontrak,
  fetchKontrak,
} from './kontrak.api.ts'

/** Somebody's contracts, newest first. */
export function kontrakQuery(karyawanId: string) {
  return queryOptions({
    queryKey: ['kontrak', karyawanId],
    queryFn: ({ signal }) => fetchKontrak(karyawanId, signal),
  })
}

/** Shows the contracts as the server has them; lists that say how long one lasts are fetched again. */
function useTerima(karyawanId: string): (semua: readonly Kontrak[]) => void {
  const queryClient = useQueryClient()
  return (semua) => {
    queryClient.setQueryData(kontrakQuery(karyawanId).queryKey, semua)
    void queryClient.invalidateQueries({ queryKey: ['karyawan'] })
  }
}

/** Gives what should be looked at. */
export function useCreateKontrak(karyawanId: string): (isian: IsianKontrak) => Promise<readonly string[]> {
  const terima = useTerima(karyawanId)
  const kunciDari = useKunci()
  return async (isian) => {
    const { semua, peringatan } = await createKontrak(karyawanId, isian, kunciDari(isian))
    terima(semua)
    return peringatan
  }
}

export function useEditKontrak(karyawanId: string) {
  const terima = useTerima(karyawanId)
  return async (id: number, isian: IsianKontrak, versi: number): Promise<void> =>
    terima(await editKontrak(id, isian, versi))
}

export function useDeleteKontrak(karyawanId: string) {
  const terima = useTerima(karyawanId)
  return useMutation({ mutationFn: deleteKontrak, onSuccess: terima })
}
