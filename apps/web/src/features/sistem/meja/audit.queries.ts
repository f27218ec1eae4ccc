import { useQuery } from '@tanstack/react-query'
import type { GridRows } from '../../../ui/wide/grid.ts'
import { useWindowRows } from '../../../ui/wide/use-window-rows.ts'
import { type Jejak, fetchJejak, fetchJendela } from './audit.api.ts'
import type { CariAudit } from './audit.search.ts'

/** The entries that the address leaves, fetched as they come into sight. */
export function useAudit({ kolom: _kolom, ...cari }: CariAudit): GridRows<Jejak> {
  return useWindowRows(['sistem', 'audit', cari], async (mulai, jumlah, signal) =>
    fetchJendela(cari, mulai, jumlah, signal),
  )
}

/** One entry; it never changes. */
export function useJejak(id: string) {
  return useQuery({
    queryKey: ['sistem', 'jejak', id],
    queryFn: ({ signal }) => fetchJejak(id, signal),
    staleTime: Infinity,
  })
}
