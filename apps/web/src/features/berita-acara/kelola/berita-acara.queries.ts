import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Bulan } from '@rekan/domain/bulan'
import { invalidate } from '../../../lib/query.ts'
import {
  fetchDaftarLembar,
  fetchHari,
  fetchKontak,
  fetchLembar,
  fetchMargin,
  fetchPintu,
  fetchTagihan,
} from './berita-acara.api.ts'
import type { Dipilih, Lembar } from '../lembar/lembar.wire.ts'

const KUNCI = 'berita-acara'

export const lembarKontrakQuery = (kontrakId: number) =>
  queryOptions({
    queryKey: [KUNCI, 'kontrak', kontrakId],
    queryFn: ({ signal }) => fetchDaftarLembar(kontrakId, signal),
  })

export const lembarQuery = (id: number, revisi: number | undefined) =>
  queryOptions({
    queryKey: [KUNCI, 'satu', id, revisi ?? null],
    queryFn: ({ signal }) => fetchLembar(id, revisi, signal),
  })

export const hariQuery = (lembar: Pick<Lembar, 'id' | 'revisi' | 'hash'>, { tanggal, posId }: Dipilih) =>
  queryOptions({
    queryKey: [KUNCI, 'hari', lembar.id, lembar.hash, tanggal, posId],
    queryFn: ({ signal }) => fetchHari(lembar, tanggal, posId, signal),
  })

export const kontakQuery = (kontrakId: number) =>
  queryOptions({
    queryKey: [KUNCI, 'kontak', kontrakId],
    queryFn: ({ signal }) => fetchKontak(kontrakId, signal),
  })

export const masukQuery = (kontrakId: number) =>
  queryOptions({
    queryKey: [KUNCI, 'pintu', kontrakId],
    queryFn: ({ signal }) => fetchPintu(kontrakId, signal),
  })

export const tagihanQuery = (id: number) =>
  queryOptions({
    queryKey: [KUNCI, 'tagihan', id],
    queryFn: ({ signal }) => fetchTagihan(id, signal),
  })

export const marginQuery = (kantorId: number, bulan: Bulan) =>
  queryOptions({
    queryKey: [KUNCI, 'margin', kantorId, bulan.tahun, bulan.bulan],
    queryFn: ({ signal }) => fetchMargin(kantorId, bulan, signal),
  })

/** Has everything of sheets and clients asked for anew: one deed shows in several places. */
export function useInvalidateBeritaAcara(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await invalidate(queryClient, [KUNCI], 'kelola/klien', 'kelola/kontrak-klien')
  }
}
