import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { jumlahQuery } from '../../profil/diri/jumlah.queries.ts'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type PutusanReimburse,
  type ReimburseBaru,
  cancelReimburse,
  decideReimburse,
  fetchReimburse,
  fetchReimburseSaya,
  recordReimburse,
  requestReimburse,
} from './reimburse.api.ts'

/** One's own, the newest first. */
export const daftarSayaQuery = queryOptions({
  queryKey: ['payroll', 'reimburse'],
  queryFn: ({ signal }) => fetchReimburseSaya(signal),
})

/** Everybody's, what waits first. */
export const daftarMejaQuery = queryOptions({
  queryKey: ['payroll', 'kelola', 'reimburse'],
  queryFn: ({ signal }) => fetchReimburse(signal),
  staleTime: 0,
})

export function useRequestReimburse() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (isian: ReimburseBaru) => {
    const { file, ...isi } = isian
    const kunci = kunciDari([isi, file.name, file.size, file.lastModified])
    queryClient.setQueryData(daftarSayaQuery.queryKey, await requestReimburse(isian, kunci))
  }
}

export function useCancelReimburse() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (id: number) => {
    queryClient.setQueryData(daftarSayaQuery.queryKey, await cancelReimburse(id, kunciDari(id)))
  }
}

export function useRecordReimburse() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (karyawanId: string, isian: ReimburseBaru) => {
    const { file, ...isi } = isian
    const kunci = kunciDari([karyawanId, isi, file.name, file.size, file.lastModified])
    queryClient.setQueryData(daftarMejaQuery.queryKey, await recordReimburse(karyawanId, isian, kunci))
  }
}

export function useDecideReimburse() {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (putusan: PutusanReimburse) => {
    queryClient.setQueryData(daftarMejaQuery.queryKey, await decideReimburse(putusan, kunciDari(putusan)))
    void queryClient.invalidateQueries({ queryKey: jumlahQuery.queryKey })
  }
}
