import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { JenisPerhatian } from '@rekan/domain/karyawan/dokumen'
import { call } from '../../lib/http.ts'
import { type CallData, query } from '../../lib/query.ts'
import type { WriteOptions } from '../../lib/write.ts'
import type { GridRows } from '../../ui/wide/grid.ts'
import { useWindowRows } from '../../ui/wide/use-window-rows.ts'
import type { CariBerakhir } from './berakhir.search.ts'

export type DaftarDokumen = CallData<'GET /kelola/karyawan/{id}/dokumen'>
export type Dokumen = DaftarDokumen['dokumen'][number]
/** What ends soon, is over or lacks something; `nomor` is its place in the list. */
export type Perhatian = CallData<'GET /kelola/karyawan/berakhir'>[number] & { readonly nomor: number }

/** Somebody's documents, and the kinds there are. */
export const dokumenQuery = (karyawanId: string) =>
  query('GET /kelola/karyawan/{id}/dokumen', { params: { id: karyawanId } })

/** A document's writes answer all that the person has. */
export const dokumenDitulis = (karyawanId: string) =>
  ({
    into: () => dokumenQuery(karyawanId),
    invalidate: [['karyawan', 'berakhir']],
  }) satisfies WriteOptions<'POST /kelola/dokumen/{id}'>

/** What ends or lacks something, of those whom the reader looks after. */
export function useDaftarBerakhir(cari: CariBerakhir): GridRows<Perhatian> {
  return useWindowRows(['karyawan', 'berakhir', cari], async (mulai, jumlah, signal) => {
    const { data, meta } = await fetchBerakhir(cari, mulai, jumlah, signal)
    return { data: data.map((satu, i) => ({ ...satu, nomor: mulai + i + 1 })), total: meta.total }
  })
}

/** How many there are of each kind among those whom `q` leaves. */
export function useJumlahBerakhir(
  q: string | undefined,
): Readonly<Partial<Record<JenisPerhatian, number>>> | undefined {
  return useQuery({
    queryKey: ['karyawan', 'berakhir-jumlah', q],
    queryFn: async ({ signal }) =>
      (await fetchBerakhir(q === undefined ? {} : { q }, 0, 1, signal)).meta.per_jenis,
    placeholderData: keepPreviousData,
  }).data
}

function fetchBerakhir(cari: CariBerakhir, mulai: number, jumlah: number, signal: AbortSignal) {
  const asked = { ...cari, mulai: String(mulai), jumlah: String(jumlah) }
  return call('GET /kelola/karyawan/berakhir', { query: asked, signal })
}
