import { queryOptions } from '@tanstack/react-query'
import { STALE_MS } from '../../lib/fresh.ts'
import { type NamaReferensi, fetchReferensi, isBerubah } from './reference.api.ts'

/** What only a new release changes (contract, `cacheSeconds`). */
const FRESH_MS = 3_600_000

/** A short list of things to choose from, whole. */
export function referensiQuery(nama: NamaReferensi) {
  return queryOptions({
    queryKey: ['reference', nama],
    queryFn: ({ signal }) => fetchReferensi(nama, signal),
    staleTime: isBerubah(nama) ? STALE_MS : FRESH_MS,
  })
}
