import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { type CallBody, invalidate, query } from '../../../lib/query.ts'
import { useWrite } from '../../../lib/write.ts'
import { bukuFrom, fetchBukuCuti, fetchJenisCuti } from './cuti.api.ts'

/** The ledger of annual leave of an employee, or one's own. */
export function bukuCutiQuery(karyawanId: string | null) {
  return queryOptions({
    queryKey: ['absensi', 'buku-cuti', karyawanId],
    queryFn: ({ signal }) => fetchBukuCuti(karyawanId, signal),
  })
}

/** Time off for overtime of an employee, or one's own. */
export function bukuPenggantiQuery(karyawanId: string | null) {
  return queryOptions({
    queryKey: ['absensi', 'waktu-pengganti', karyawanId],
    queryFn: async ({ signal }) =>
      karyawanId === null
        ? (await call('GET /rekap/waktu-pengganti', { signal })).data
        : (await call('GET /karyawan/{id}/waktu-pengganti', { params: { id: karyawanId }, signal })).data,
  })
}

/** HR puts a year right, by days added or, below 0, taken; what is shown of the person's leave asks again. */
export function useCorrectCuti(karyawanId: string) {
  const queryClient = useQueryClient()
  const correct = useWrite('POST /karyawan/{id}/cuti', { once: true })
  return async (body: CallBody<'POST /karyawan/{id}/cuti'>): Promise<void> => {
    const { data } = await correct({ params: { id: karyawanId }, body })
    queryClient.setQueryData(bukuCutiQuery(karyawanId).queryKey, bukuFrom(data))
    const ringkasan = query('GET /karyawan/{id}/ringkasan', { params: { id: karyawanId }, query: {} })
    await queryClient.invalidateQueries({ queryKey: ringkasan.queryKey })
  }
}

/** HR puts time off for overtime right, by hours added or, below 0, taken; the balances ask again. */
export function useCorrectPengganti(karyawanId: string) {
  const queryClient = useQueryClient()
  const correct = useWrite('POST /karyawan/{id}/waktu-pengganti', {
    into: () => bukuPenggantiQuery(karyawanId),
    once: true,
  })
  return async (body: CallBody<'POST /karyawan/{id}/waktu-pengganti'>): Promise<void> => {
    await correct({ params: { id: karyawanId }, body })
    await invalidate(queryClient, 'GET /kelola/cuti')
  }
}

/** The kinds of leave the person may ask for whose name holds a text ('' for all), with what is left of each. */
export function jenisCutiQuery(nama: string) {
  return queryOptions({
    queryKey: ['absensi', 'jenis-cuti', nama],
    queryFn: ({ signal }) => fetchJenisCuti(nama, signal),
  })
}
