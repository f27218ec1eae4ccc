import { KOLOM_JEJAK, type KolomJejak } from '@rekan/domain/sistem/jejak'
import { fileFrom } from '../../../lib/download.ts'
import { type CallAnswer, call } from '../../../lib/http.ts'
import type { ExportFormat } from '../../../ui/wide/export-menu.tsx'
import type { WindowOf } from '../../../ui/wide/use-window-rows.ts'
import type { CariAudit } from './audit.search.ts'

/** What somebody did or looked at; of fields that are not the reader's to see, their names alone. */
export type Jejak = CallAnswer<'GET /kelola/audit'>['data'][number]

export async function fetchJendela(
  cari: CariAudit,
  mulai: number,
  jumlah: number,
  signal: AbortSignal,
): Promise<WindowOf<Jejak>> {
  const { data, meta } = await call('GET /kelola/audit', {
    query: { ...wirePenyaring(cari), mulai: String(mulai), jumlah: String(jumlah) },
    signal,
  })
  return { data, total: meta.total }
}

export async function fetchJejak(id: string, signal: AbortSignal): Promise<Jejak> {
  return (await call('GET /kelola/audit/{id}', { params: { id }, signal })).data
}

/** @param kolom those shown, in their order */
export async function fetchLembar(
  cari: CariAudit,
  kolom: readonly string[],
  format: ExportFormat,
): Promise<File> {
  const dikenal = kolom.filter((satu): satu is KolomJejak =>
    (KOLOM_JEJAK as readonly string[]).includes(satu),
  )
  const { data } = await call('GET /kelola/audit/lembar', {
    query: { ...wirePenyaring(cari), kolom: dikenal.join(','), format },
  })
  return fileFrom(data)
}

function wirePenyaring({ q, sisi, jenis, dari, sampai, urut }: CariAudit) {
  return {
    ...(q !== undefined && { q }),
    ...(sisi !== undefined && { sisi }),
    ...(jenis !== undefined && { jenis }),
    ...(dari !== undefined && { dari }),
    ...(sampai !== undefined && { sampai }),
    ...(urut !== undefined && { urut }),
  }
}
