import { useQuery } from '@tanstack/react-query'
import { KOLOM_JEJAK } from '@rekan/domain/sistem/jejak'
import { fetchFile } from '../../../lib/download.ts'
import { type CallData, query } from '../../../lib/query.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import { useCallRows } from '../../../ui/wide/use-window-rows.ts'
import type { CariAudit } from './audit.search.ts'

/** What somebody did or looked at; of fields that are not the reader's to see, their names alone. */
export type Jejak = CallData<'GET /kelola/audit'>[number]

/** The entries that the address leaves, fetched as they come into sight. */
export const useAudit = (cari: CariAudit) => useCallRows('GET /kelola/audit', { query: wireSaringan(cari) })

/** One entry; it never changes. */
export const useJejak = (id: string) =>
  useQuery({ ...query('GET /kelola/audit/{id}', { params: { id } }), staleTime: Infinity })

/** @param kolom those shown, in their order */
export function fetchLembar(cari: CariAudit, kolom: readonly string[], format: ExportFormat): Promise<File> {
  const dikenal = kolom.filter((satu) => (KOLOM_JEJAK as readonly string[]).includes(satu))
  return fetchFile('GET /kelola/audit/lembar', {
    query: { ...wireSaringan(cari), kolom: dikenal.join(','), format },
  })
}

function wireSaringan({ q, sisi, jenis, dari, sampai, urut }: CariAudit) {
  return { q, sisi, jenis, dari, sampai, urut }
}
