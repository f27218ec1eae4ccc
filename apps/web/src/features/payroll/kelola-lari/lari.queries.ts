import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { useKunci } from '../../../lib/use-kunci.ts'
import {
  type AkhirBaru,
  type HariThr,
  composeKompensasi,
  composeThr,
  createAkhir,
  fetchKompensasi,
  fetchPergi,
  fetchThr,
} from './lari.api.ts'

/** Who has THR of a holy day, as wages stand now. */
export function thrQuery(hari: HariThr) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'thr', hari],
    queryFn: ({ signal }) => fetchThr(hari, signal),
    staleTime: 0,
  })
}

/** Whose PKWT ends in a month, and what it gives. */
export function daftarKompensasiQuery(bulan: Bulan) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'kompensasi', bulan],
    queryFn: ({ signal }) => fetchKompensasi(bulan, signal),
    staleTime: 0,
  })
}

/** Whose work ends in a month. */
export function daftarPergiQuery(bulan: Bulan) {
  return queryOptions({
    queryKey: ['payroll', 'kelola', 'akhir', bulan],
    queryFn: ({ signal }) => fetchPergi(bulan, signal),
    staleTime: 0,
  })
}

export function useComposeThr() {
  return useTulis((hari: HariThr, kunci) => composeThr(hari, kunci))
}

export function useComposeKompensasi() {
  return useTulis((bulan: Bulan, kunci) => composeKompensasi(bulan, kunci))
}

export function useCreateAkhir() {
  return useTulis((akhir: AkhirBaru, kunci) => createAkhir(akhir, kunci))
}

/** Writes once, whatever is pressed twice, and has all of pay asked anew. */
function useTulis<I, H>(tulis: (isian: I, kunci: string) => Promise<H>) {
  const [queryClient, kunciDari] = [useQueryClient(), useKunci()]
  return async (isian: I): Promise<H> => {
    const hasil = await tulis(isian, kunciDari(isian))
    await invalidateGaji(queryClient)
    return hasil
  }
}

function invalidateGaji(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['payroll'] })
}
