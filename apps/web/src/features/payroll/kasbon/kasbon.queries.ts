import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type Kasbon,
  type KasbonBaru,
  closeKasbon,
  createKasbon,
  fetchKasbon,
  fetchKasbonSaya,
} from './kasbon.api.ts'

/** One's own, the newest first. */
export const daftarKasbonSayaQuery = queryOptions({
  queryKey: ['payroll', 'kasbon'],
  queryFn: ({ signal }) => fetchKasbonSaya(signal),
})

/** Somebody's, the newest first. */
export function daftarKasbonQuery(karyawanId: string) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'kasbon', karyawanId],
    queryFn: ({ signal }) => fetchKasbon(karyawanId, signal),
    staleTime: 0,
  })
}

export function useCreateKasbon(karyawanId: string) {
  return useTulis(karyawanId, (baru: KasbonBaru, kunci) => createKasbon(karyawanId, baru, kunci))
}

export function useCloseKasbon(karyawanId: string) {
  return useTulis(karyawanId, ({ id, alasan }: { readonly id: number; readonly alasan: string }, kunci) =>
    closeKasbon(id, alasan, kunci),
  )
}

function useTulis<I>(karyawanId: string, tulis: (isian: I, kunci: string) => Promise<readonly Kasbon[]>) {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (isian: I): Promise<void> => {
    queryClient.setQueryData(daftarKasbonQuery(karyawanId).queryKey, await tulis(isian, kunciDari(isian)))
  }
}
