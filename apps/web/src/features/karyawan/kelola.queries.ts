import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Tanggal } from '@rekan/domain/waktu'
import { pagesOptions } from '../../lib/pages.ts'
import { useKunci } from '../../lib/use-kunci.ts'
import type { Isian, NamaOrang } from './isian.ts'
import type { DetailOrang } from './karyawan.api.ts'
import { direktoriKey, orangQuery } from './karyawan.queries.ts'
import {
  addOrang,
  createKodeReset,
  editOrang,
  endOrang,
  fetchPerubahan,
  placeOrang,
  resumeOrang,
} from './kelola.api.ts'

/** Takes somebody on. The same content sent again, because its answer got lost, adds nobody twice. */
export function useAddOrang(): (isian: Isian) => Promise<DetailOrang> {
  const terima = useTerimaOrang()
  const kunciDari = useKunci()
  return async (isian) => terima(await addOrang(isian, kunciDari(isian)))
}

export function useEditOrang(id: string) {
  const terima = useTerimaOrang()
  const kunciDari = useKunci()
  return async (isian: Isian, nama: readonly NamaOrang[], versi: number): Promise<DetailOrang> =>
    terima(await editOrang(id, isian, nama, versi, kunciDari({ isian, versi })))
}

/** Places somebody anew: what is shown of them asks again. */
export function usePlaceOrang(id: string): (isian: Isian) => Promise<void> {
  const queryClient = useQueryClient()
  const kunciDari = useKunci()
  return async (isian) => {
    await placeOrang(id, isian, kunciDari(isian))
    await queryClient.invalidateQueries({ queryKey: ['penempatan', Number(id)] })
    await queryClient.invalidateQueries({ queryKey: ['karyawan'] })
  }
}

export function useEndOrang(id: string) {
  const terima = useTerimaOrang()
  return async (tanggal: Tanggal, alasan: string): Promise<DetailOrang> =>
    terima(await endOrang(id, tanggal, alasan))
}

export function useResumeOrang(id: string) {
  const terima = useTerimaOrang()
  return useMutation({ mutationFn: () => resumeOrang(id), onSuccess: terima })
}

/** The code is kept no longer than it is shown. */
export function useKodeReset() {
  return useMutation({ mutationFn: createKodeReset, gcTime: 0 })
}

/** What was changed in a person's data, newest first. */
export function usePerubahan(id: string) {
  return useInfiniteQuery(
    pagesOptions({
      queryKey: ['karyawan', 'perubahan', id],
      fetchPage: (page, signal) => fetchPerubahan(id, page, signal),
    }),
  )
}

/** Shows of a person what the server has stored; lists ask again. */
function useTerimaOrang(): (orang: DetailOrang) => DetailOrang {
  const queryClient = useQueryClient()
  return (orang) => {
    queryClient.setQueryData(orangQuery(orang.id).queryKey, orang)
    void queryClient.invalidateQueries({ queryKey: direktoriKey })
    void queryClient.invalidateQueries({ queryKey: ['karyawan', 'perubahan', orang.id] })
    return orang
  }
}
