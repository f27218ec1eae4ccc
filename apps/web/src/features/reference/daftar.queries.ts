import { queryOptions } from '@tanstack/react-query'
import { type NamaReferensi, fetchReferensi } from './reference.api.ts'

/** A list of things to choose from whose name holds a text; the whole of it for ''. */
export function referensiQuery(nama: NamaReferensi, cari = '') {
  return queryOptions({
    queryKey: ['reference', nama, cari],
    queryFn: ({ signal }) => fetchReferensi(nama, cari, signal),
  })
}
