import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { KOLOM_KLIEN, URUT_KLIEN } from '@rekan/domain/klien/klien'
import { fetchFile } from '../../lib/download.ts'
import { type CallData, answerQuery, query } from '../../lib/query.ts'
import type { WriteOptions } from '../../lib/write.ts'
import type { ExportFormat } from '../../ui/wide/export-menu.tsx'
import { useCallRows } from '../../ui/wide/use-window-rows.ts'
import { ROSTER } from '../shift/shift.queries.ts'
import type { CariKlien } from './klien.search.ts'

export type BarisKlien = CallData<'GET /kelola/klien'>[number]
export type Klien = CallData<'GET /kelola/klien/{id}'>
export type KontrakKlien = Klien['kontrak'][number]
export type Pos = KontrakKlien['pos'][number]
export type SyaratKontrak = CallData<'GET /kelola/kontrak-klien/{id}/syarat'>

/** The clients that the address leaves. */
export const useDaftarKlien = (cari: CariKlien) => useCallRows('GET /kelola/klien', { query: wire(cari) })

/** How many each filter leaves of what the search finds. */
export function useJumlahKlien(q: string | undefined) {
  return useQuery({
    ...answerQuery('GET /kelola/klien', { query: { q, jumlah: '1' } }),
    placeholderData: keepPreviousData,
  }).data?.meta.jumlah
}

/** The list as a file, all of its rows; its columns in the order of the screen. */
export function fetchLembarKlien(
  cari: CariKlien,
  kolom: readonly string[],
  format: ExportFormat,
): Promise<File> {
  const dikenal = kolom.filter((satu) => KOLOM_KLIEN.some((nama) => nama === satu))
  return fetchFile('GET /kelola/klien/lembar', { query: { ...wire(cari), kolom: dikenal.join(','), format } })
}

function wire({ q, keadaan, segera, kurang, urut }: CariKlien) {
  return {
    q,
    keadaan,
    segera: segera && ('1' as const),
    kurang: kurang && ('1' as const),
    urut: URUT_KLIEN.flatMap((satu) => [satu, `-${satu}`] as const).find((satu) => satu === urut),
  }
}

export const klienQuery = (id: number) => query('GET /kelola/klien/{id}', { params: { id } })

export const syaratQuery = (kontrakId: number) =>
  query('GET /kelola/kontrak-klien/{id}/syarat', { params: { id: kontrakId } })

/** A client's writes answer the client; the list and rosters show its posts, and terms depend on its contracts. */
export const KLIEN_DITULIS = {
  into: ({ id }: Klien) => klienQuery(id),
  invalidate: ['GET /kelola/kontrak-klien/{id}/syarat', 'GET /kelola/klien', ...ROSTER],
} as const satisfies WriteOptions<'POST /kelola/klien/{id}'>
