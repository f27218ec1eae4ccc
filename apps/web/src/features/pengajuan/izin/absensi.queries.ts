import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { invalidate } from '../../../lib/query.ts'
import { ABSENSI } from '../../../lib/subjects.ts'
import { invalidateProfil } from '../../profil/diri/profil.queries.ts'
import {
  type Perizinan,
  cancelPerizinan,
  fetchPerizinan,
  fetchPerizinanBulan,
  fetchRingkasanPerizinan,
} from './absensi.api.ts'

/** The person's own requests of a month. */
export function perizinanBulanQuery({ bulan, tahun }: Bulan) {
  return queryOptions({
    queryKey: ['absensi', 'bulan', { bulan, tahun }],
    queryFn: ({ signal }) => fetchPerizinanBulan({ bulan, tahun }, signal),
  })
}

export function perizinanQuery(id: number) {
  return queryOptions({
    queryKey: ['absensi', 'satu', id],
    queryFn: ({ signal }) => fetchPerizinan(id, signal),
  })
}

/** The permit in force today and the leave left, whatever month is looked at. */
export const ringkasanPerizinanQuery = queryOptions({
  queryKey: ['absensi', 'ringkasan'],
  queryFn: ({ signal }) => fetchRingkasanPerizinan(signal),
})

/** What is shown of requests, of the leave left and of the day asks again. */
export async function invalidateAbsensi(queryClient: QueryClient): Promise<void> {
  await Promise.all([invalidate(queryClient, ...ABSENSI), invalidateProfil(queryClient)])
}

/** Withdraws a request; decided meanwhile, it shows as decided. */
export function useCancelPerizinan(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => cancelPerizinan(id),
    onSettled: () => invalidateAbsensi(queryClient),
  })
}

/** A request as a list that was read holds it. */
export function perizinanDiDaftar(queryClient: QueryClient, id: number): Perizinan | undefined {
  return queryClient
    .getQueriesData<readonly Perizinan[]>({ queryKey: ['absensi', 'bulan'] })
    .flatMap(([, daftar]) => daftar ?? [])
    .find((satu) => satu.id === id)
}
