import { queryOptions } from '@tanstack/react-query'
import { fetchBukuCuti, fetchJenisCuti } from './cuti.api.ts'

/** The person's own ledger of annual leave. */
export const bukuCutiQuery = queryOptions({
  queryKey: ['absensi', 'buku-cuti'],
  queryFn: ({ signal }) => fetchBukuCuti(signal),
})

/** The kinds of leave the person may ask for, with what is left of each. */
export const jenisCutiQuery = queryOptions({
  queryKey: ['absensi', 'jenis-cuti'],
  queryFn: ({ signal }) => fetchJenisCuti(signal),
})
